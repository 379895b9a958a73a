package org.mansuba.export.format;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.export.sheet.Sheet;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.Setup;
import org.mansuba.rules.plain.PlainPosition;
import org.mansuba.score.Annotation;
import org.mansuba.score.NodePath;

/**
 * The data about moves that the page's script needs: the position after each move, and its squares.
 */
final class HtmlMoves {
  private final Sheet sheet;

  HtmlMoves(Sheet sheet) {
    this.sheet = sheet;
  }

  /** Returns the attributes of the element that shows a node. */
  String attributes(NodePath path) {
    List<Move> moves = sheet.score().moves(path);
    StringBuilder out = new StringBuilder();
    out.append("data-node=\"").append(id(path)).append('"');
    path.parent().ifPresent(p -> out.append(" data-before=\"").append(id(p)).append('"'));
    out.append(" data-men=\"").append(men(moves)).append('"');
    if (!moves.isEmpty()) {
      Move last = moves.getLast();
      out.append(" data-move=\"%s%s\"".formatted(last.from(), last.to()));
    }
    Annotation annotation = sheet.score().annotation(path);
    String arrows =
        annotation.arrows().stream()
            .map(a -> a.colour().text() + ":" + a.from() + a.to())
            .collect(Collectors.joining(" "));
    String squares =
        annotation.squares().stream()
            .map(m -> m.colour().text() + ":" + m.square())
            .collect(Collectors.joining(" "));
    out.append(arrows.isEmpty() ? "" : " data-arrows=\"" + arrows + "\"");
    out.append(squares.isEmpty() ? "" : " data-squares=\"" + squares + "\"");
    return out.toString();
  }

  /** Returns the letter of a man: K, F, A, N, R, P, in lower case for Black. */
  static String letter(Man man) {
    String letter = String.valueOf(man.kind().letter());
    return man.side() == Side.WHITE ? "w" + letter : "b" + letter.toLowerCase(Locale.ROOT);
  }

  private static String id(NodePath path) {
    return path.isRoot()
        ? "start"
        : path.steps().stream().map(String::valueOf).collect(Collectors.joining("-", "n", ""));
  }

  /** Returns the men after some moves, with their squares: {@code wKe8 bpa5}. */
  private String men(List<Move> moves) {
    Setup setup = sheet.problem().setup();
    if (!moves.isEmpty()) {
      Position position = PlainPosition.of(setup, sheet.problem().rules());
      moves.forEach(move -> position.make(move.packed()));
      setup = position.setup();
    }
    return setup.men().entrySet().stream()
        .map(e -> manOn(e.getKey(), e.getValue()))
        .collect(Collectors.joining(" "));
  }

  private static String manOn(Square square, Man man) {
    return letter(man) + square;
  }
}
