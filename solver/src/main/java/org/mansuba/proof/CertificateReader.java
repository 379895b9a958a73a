package org.mansuba.proof;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.mansuba.board.Side;
import org.mansuba.notation.Excerpt;
import org.mansuba.notation.Fen;
import org.mansuba.notation.NotationException;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.option.RuleOption;
import org.mansuba.rules.option.RuleValue;

/**
 * Reads the text of a certificate. The form is canonical: different texts have different contents.
 */
final class CertificateReader {
  private static final String FAMILY = "mansuba certificate ";

  private final String text;
  private int at;
  private int line;

  CertificateReader(byte[] file) {
    text = new String(file, StandardCharsets.ISO_8859_1);
  }

  Certificate read() {
    requireTitle();
    requireWhole();
    line();
    String fen = field("fen");
    Setup setup = setup(fen);
    RuleSet rules = rules(field("rules"));
    Stipulation stipulation = stipulation(field("stipulation"), setup.toMove());
    int length = number(field("length"));
    int count = number(field("positions"));
    List<CertificateNode> nodes = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      String node = line();
      if (node.startsWith(CertificateText.CHECKSUM)) {
        throw wrong("it announces %d positions but has %d".formatted(count, i));
      }
      nodes.add(new NodeReader(node, line).read());
    }
    if (!line().startsWith(CertificateText.CHECKSUM) || at != text.length()) {
      throw wrong("more than the %d positions announced".formatted(count));
    }
    return new Certificate(new Question(setup, rules, stipulation), length, nodes);
  }

  private void requireTitle() {
    if (!text.startsWith(FAMILY)) {
      throw new NoCertificateException("is not a certificate");
    }
    int end = text.indexOf('\n');
    String title = end < 0 ? text : text.substring(0, end);
    if (!title.equals(CertificateText.TITLE)) {
      throw new NoCertificateException(
          "is a certificate of unknown version %s; this program reads version 1"
              .formatted(Excerpt.of(title.substring(FAMILY.length()))));
    }
  }

  /** Requires the last line to be the checksum of all preceding lines. */
  private void requireWhole() {
    int start = text.lastIndexOf('\n', text.length() - 2) + 1;
    String last = text.substring(start);
    if (!last.startsWith(CertificateText.CHECKSUM) || !last.endsWith("\n")) {
      throw new CertificateException("it is incomplete: the checksum is missing");
    }
    String stated = last.substring(CertificateText.CHECKSUM.length(), last.length() - 1);
    byte[] summed = text.substring(0, start).getBytes(StandardCharsets.ISO_8859_1);
    if (!stated.equals(CertificateText.checksum(summed))) {
      throw new CertificateException("it is damaged: checksum mismatch");
    }
  }

  private String line() {
    int end = text.indexOf('\n', at);
    line++;
    if (end < 0) {
      throw wrong("a line is missing");
    }
    String found = text.substring(at, end);
    at = end + 1;
    return found;
  }

  private String field(String name) {
    String found = line();
    if (!found.startsWith(name + " ")) {
      throw wrong("it must start with the word " + name);
    }
    return found.substring(name.length() + 1);
  }

  private Setup setup(String fen) {
    Setup setup;
    try {
      setup = Fen.read(fen);
    } catch (NotationException e) {
      throw wrong(String.valueOf(e.getMessage()));
    }
    requireForm(fen, Fen.write(setup));
    return setup;
  }

  private RuleSet rules(String rules) {
    if (rules.equals(CertificateText.STANDARD_RULES)) {
      return RuleSet.STANDARD;
    }
    RuleSet read = RuleSet.STANDARD;
    for (String part : rules.split(",", -1)) {
      String[] sides = part.split("=", -1);
      if (sides.length != 2) {
        throw noRule(part);
      }
      RuleOption option = RuleOption.named(sides[0]).orElseThrow(() -> noRule(part));
      RuleValue value = option.value(sides[1]).orElseThrow(() -> noRule(part));
      read = read.with(value);
    }
    requireForm(rules, read.toString());
    return read;
  }

  private Stipulation stipulation(String words, Side toMove) {
    Stipulation stipulation;
    try {
      stipulation = StipulationText.read(words, toMove);
    } catch (NotationException e) {
      throw wrong(String.valueOf(e.getMessage()));
    }
    requireForm(words, StipulationText.write(stipulation));
    return stipulation;
  }

  private int number(String digits) {
    int number;
    try {
      number = Integer.parseInt(digits);
    } catch (NumberFormatException e) {
      throw wrong(Excerpt.of(digits) + " is not a number");
    }
    requireForm(digits, Integer.toString(Math.max(0, number)));
    return number;
  }

  private CertificateException noRule(String part) {
    return wrong("unknown rule " + Excerpt.of(part));
  }

  private void requireForm(String found, String due) {
    if (!found.equals(due)) {
      throw wrong("it must be written as " + Excerpt.plain(due, 150));
    }
  }

  private CertificateException wrong(String what) {
    return new CertificateException("line %d: %s".formatted(line, what));
  }
}
