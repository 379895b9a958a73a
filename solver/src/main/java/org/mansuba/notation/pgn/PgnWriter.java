package org.mansuba.notation.pgn;

import java.util.List;
import org.mansuba.board.Side;
import org.mansuba.notation.Fen;
import org.mansuba.notation.MoveParts;
import org.mansuba.rules.Position;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.play.Positions;
import org.mansuba.score.Annotation;
import org.mansuba.score.ScoreNode;

/** Writes one game. */
final class PgnWriter {
  private static final int WIDTH = 80;

  /** Which moves get a number. */
  private enum Numbering {
    /** White's moves. */
    WHITE,
    /** The next move in any case, because something precedes it. */
    EVERY;

    static Numbering after(ScoreNode node) {
      return PgnComment.write(node.annotation()).isEmpty() ? WHITE : EVERY;
    }
  }

  private final StringBuilder out = new StringBuilder();
  private int column;
  private boolean glued = true;

  String write(PgnGame game) {
    game.tags().forEach(this::tag);
    tag("Variant", "shatranj");
    if (!game.rules().equals(RuleSet.STANDARD)) {
      tag("Rules", game.rules().toString());
    }
    tag("SetUp", "1");
    tag("FEN", Fen.write(game.setup()));
    out.append('\n');
    remarks(game.score().annotation());
    if (!game.score().lines().isEmpty()) {
      line(Positions.of(game.setup(), game.rules()), game.score().lines(), 1, Numbering.EVERY);
    }
    String result = game.tags().getOrDefault("Result", "*");
    word(PgnToken.isResult(result) ? result : "*");
    return out.append('\n').toString();
  }

  /**
   * Writes siblings: the first one with its continuation, the others in parentheses after it.
   *
   * @param number the number of the next move
   * @param numbering whether a next move by Black gets a number
   */
  private void line(Position position, List<ScoreNode> first, int number, Numbering numbering) {
    List<ScoreNode> siblings = first;
    int made = 0;
    Numbering tell = numbering;
    int current = number;
    while (!siblings.isEmpty()) {
      ScoreNode main = siblings.getFirst();
      move(position, main, current, tell);
      tell = siblings.size() > 1 ? Numbering.EVERY : Numbering.after(main);
      for (ScoreNode sibling : siblings.subList(1, siblings.size())) {
        word("(");
        glued = true;
        move(position, sibling, current, Numbering.EVERY);
        position.make(sibling.move().packed());
        int after = current + (position.sideToMove() == Side.WHITE ? 1 : 0);
        line(position, sibling.children(), after, Numbering.after(sibling));
        position.unmake();
        out.append(')');
        column++;
      }
      position.make(main.move().packed());
      made++;
      current += position.sideToMove() == Side.WHITE ? 1 : 0;
      siblings = main.children();
    }
    for (; made > 0; made--) {
      position.unmake();
    }
  }

  private void move(Position position, ScoreNode node, int number, Numbering tell) {
    boolean white = position.sideToMove() == Side.WHITE;
    if (white || tell == Numbering.EVERY) {
      word(number + (white ? "." : "..."));
    }
    word(PgnMove.write(MoveParts.of(position, node.move().packed())));
    remarks(node.annotation());
  }

  private void remarks(Annotation annotation) {
    annotation.glyphs().forEach(glyph -> word("$" + glyph.number()));
    for (String comment : PgnComment.write(annotation)) {
      String text = "{" + comment + "}";
      int start = 0;
      for (int space = text.indexOf(' '); space >= 0; space = text.indexOf(' ', start)) {
        word(text.substring(start, space));
        start = space + 1;
      }
      word(text.substring(start));
    }
  }

  /** Writes a word after a space or on a new line. No line starts with the sign of a comment. */
  private void word(String word) {
    boolean fits = column + 1 + word.length() <= WIDTH;
    if (!glued && (fits || word.startsWith("%"))) {
      out.append(' ');
      column++;
    } else if (!glued) {
      out.append('\n');
      column = 0;
    }
    out.append(word);
    column += word.length();
    glued = false;
  }

  private void tag(String name, String value) {
    String plain = value.replaceAll("\\s+", " ").replace("\\", "\\\\").replace("\"", "\\\"");
    out.append('[').append(name).append(" \"").append(plain).append("\"]\n");
  }
}
