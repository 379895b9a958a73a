package org.mansuba.export.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mansuba.board.Side;
import org.mansuba.export.sheet.Sheet;
import org.mansuba.rules.Position;
import org.mansuba.rules.plain.PlainPosition;
import org.mansuba.score.ScoreNode;

/** What the script of a page moves the men by, against the tree played by the plain rules. */
class HtmlMovesTest {
  private static final Pattern NODE =
      Pattern.compile(
          "data-node=\"(\\S+)\"(?: data-before=\"(\\S+)\")? data-men=\"([^\"]*)\""
              + "(?: data-move=\"(\\S+)\")?");

  @ParameterizedTest
  @ValueSource(strings = {"check", "dilaram", "abu-naim"})
  void everyMoveLeadsFromTheDiagramBeforeItToItsOwn(String id) {
    Sheet sheet = Samples.sheet(id);
    String page = new String(Format.HTML.write(sheet), StandardCharsets.UTF_8);
    Map<String, String> shown = new HashMap<>();
    NODE.matcher(page)
        .results()
        .forEach(r -> shown.put(r.group(1), entry(r.group(2), r.group(4), r.group(3))));

    Map<String, String> played = new HashMap<>();
    Position position = PlainPosition.of(sheet.problem().setup(), sheet.problem().rules());
    played.put("start", entry("null", "null", men(position)));
    play(sheet.score().lines(), "start", position, played);

    assertThat(shown).isEqualTo(played).hasSize(sheet.score().size() + 1);
  }

  private static void play(
      List<ScoreNode> nodes, String before, Position position, Map<String, String> played) {
    for (int i = 0; i < nodes.size(); i++) {
      ScoreNode node = nodes.get(i);
      String name = before.equals("start") ? "n" + i : before + "-" + i;
      position.make(node.move().packed());
      played.put(name, entry(before, node.move().toString(), men(position)));
      play(node.children(), name, position, played);
      position.unmake();
    }
  }

  private static String entry(String before, String move, String men) {
    return "%s %s %s".formatted(before, move, new TreeSet<>(List.of(men.split(" ", -1))));
  }

  private static String men(Position position) {
    StringBuilder men = new StringBuilder();
    position
        .setup()
        .men()
        .forEach(
            (square, man) -> {
              String letter = String.valueOf(man.kind().letter());
              boolean white = man.side() == Side.WHITE;
              men.append(men.isEmpty() ? "" : " ");
              men.append(white ? "w" + letter : "b" + letter.toLowerCase(Locale.ROOT));
              men.append(square);
            });
    return men.toString();
  }
}
