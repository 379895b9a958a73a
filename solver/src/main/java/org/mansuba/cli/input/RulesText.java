package org.mansuba.cli.input;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.mansuba.cli.output.Refusal;
import org.mansuba.notation.Excerpt;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.option.RuleOption;

/** Parses rules on the command line: {@code stalemate=draw,bareKing=off}. */
public final class RulesText {
  private RulesText() {}

  /**
   * Returns the rules with the switches in a text set.
   *
   * @throws Refusal if the text has an unknown switch or value
   */
  public static RuleSet apply(String text, RuleSet rules) {
    RuleSet changed = rules;
    Set<RuleOption> set = EnumSet.noneOf(RuleOption.class);
    for (String part : text.split(",", -1)) {
      String[] sides = part.strip().split("=", -1);
      if (sides.length != 2) {
        throw new Refusal(
            "invalid --rules; use key=value, as in stalemate=draw, not " + Excerpt.of(part));
      }
      RuleOption option = RuleOption.named(sides[0].strip()).orElseThrow(() -> noSuch(sides[0]));
      if (!set.add(option)) {
        throw new Refusal("--rules sets %s twice".formatted(option.key()));
      }
      changed =
          changed.with(option.value(sides[1].strip()).orElseThrow(() -> noSuch(option, sides[1])));
    }
    return changed;
  }

  private static Refusal noSuch(String key) {
    String keys =
        Arrays.stream(RuleOption.values()).map(RuleOption::key).collect(Collectors.joining(", "));
    return new Refusal(
        "--rules has the unknown switch %s; the switches are %s".formatted(Excerpt.of(key), keys));
  }

  private static Refusal noSuch(RuleOption option, String value) {
    return new Refusal(
        "--rules cannot set %s to %s; the values are %s"
            .formatted(option.key(), Excerpt.of(value), option.choices()));
  }
}
