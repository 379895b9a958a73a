package org.mansuba.studio.solution;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.mansuba.board.Side;
import org.mansuba.notation.MoveText;
import org.mansuba.rules.Position;
import org.mansuba.score.Annotation;
import org.mansuba.score.Glyph;
import org.mansuba.score.NodePath;
import org.mansuba.score.Score;
import org.mansuba.score.ScoreNode;
import org.mansuba.studio.solution.ScoreRow.MoveToken;

/**
 * Prints a tree as rows: a line goes on by first moves, and the other moves follow below it, set in
 * by one step. Texts of moves are kept, since a tree shares with the one before it what has not
 * changed.
 */
final class ScoreRows {
  /** Letters in a row before it is broken at the next of White's moves. */
  private static final int ROW = 40;

  private final IdentityHashMap<ScoreNode, String> moveTexts = new IdentityHashMap<>();

  /**
   * How a tree is to be printed.
   *
   * @param language the language of comments, with any other where it is missing
   * @param folded the first moves of variations that are folded away
   * @param shortVariations whether variations shorter than the line they leave are shown
   */
  record Style(String language, Set<NodePath> folded, ShortVariations shortVariations) {}

  /** What becomes of variations that are shorter than the line they leave. */
  enum ShortVariations {
    /** They are shown. */
    SHOWN,
    /** They are hidden. */
    HIDDEN
  }

  /** Forgets the texts of moves, for another diagram or other rules. */
  void forget() {
    moveTexts.clear();
  }

  /**
   * The rows of a tree.
   *
   * @param position the diagram; the same again afterwards
   */
  List<ScoreRow> print(Score score, Position position, Style style) {
    return new Printer(position, style).print(score);
  }

  private final class Printer {
    private final Position position;
    private final Style style;
    private final int offset;
    private final List<ScoreRow> rows = new ArrayList<>();
    private List<MoveToken> row = new ArrayList<>();

    Printer(Position position, Style style) {
      this.position = position;
      this.style = style;
      offset = position.sideToMove() == Side.WHITE ? 0 : 1;
    }

    List<ScoreRow> print(Score score) {
      comment(0, NodePath.ROOT, score.annotation());
      line(0, NodePath.ROOT, score.lines(), 0);
      return rows;
    }

    /** Prints a line that begins with one of some moves, then the rest of them. */
    private void line(int depth, NodePath parent, List<ScoreNode> siblings, int index) {
      List<ScoreNode> here = siblings;
      NodePath path = parent;
      int which = index;
      int made = 0;
      while (which < here.size()) {
        ScoreNode node = here.get(which);
        NodePath at = path.child(which);
        row.add(token(at, node));
        boolean branches = which == 0 && here.size() > 1;
        if (branches || !text(node.annotation()).isEmpty() || isFull(at)) {
          flush(depth);
        }
        comment(depth, at, node.annotation());
        if (branches) {
          for (int i = 1; i < here.size(); i++) {
            variation(depth + 1, path, here, i);
          }
        }
        position.make(node.move().packed());
        made++;
        here = node.children();
        path = at;
        which = 0;
      }
      flush(depth);
      for (; made > 0; made--) {
        position.unmake();
      }
    }

    private void variation(int depth, NodePath parent, List<ScoreNode> siblings, int index) {
      ScoreNode node = siblings.get(index);
      NodePath at = parent.child(index);
      // Heights are asked for only where they matter: a tree has far more moves than a screen.
      if (style.shortVariations() == ShortVariations.HIDDEN
          && height(node) < height(siblings.getFirst())) {
        return;
      }
      if (style.folded().contains(at)) {
        rows.add(new ScoreRow.Folded(depth, token(at, node), node.size() - 1));
      } else {
        line(depth, parent, siblings, index);
      }
    }

    /** Whether the row is long enough and White is to move next. */
    private boolean isFull(NodePath at) {
      return (at.depth() + offset) % 2 == 0
          && row.stream().mapToInt(t -> t.text().length() + 1).sum() > ROW;
    }

    private MoveToken token(NodePath at, ScoreNode node) {
      int ply = at.depth() - 1 + offset;
      boolean white = ply % 2 == 0;
      String number = white ? (ply / 2 + 1) + "." : row.isEmpty() ? (ply / 2 + 1) + "..." : "";
      String move =
          moveTexts.computeIfAbsent(node, n -> MoveText.write(position, n.move().packed()));
      Annotation annotation = node.annotation();
      if (annotation.isEmpty()) {
        return new MoveToken(at, number, move, "", false);
      }
      String glyphs =
          annotation.glyphs().stream().map(Glyph::symbol).collect(Collectors.joining(""));
      boolean remarks = !annotation.arrows().isEmpty() || !annotation.squares().isEmpty();
      return new MoveToken(at, number, move, glyphs, remarks);
    }

    private void comment(int depth, NodePath at, Annotation annotation) {
      String text = text(annotation);
      if (!text.isEmpty()) {
        rows.add(new ScoreRow.Comment(depth, at, text));
      }
    }

    private String text(Annotation annotation) {
      if (annotation.comments().isEmpty()) {
        return "";
      }
      return annotation
          .comment(style.language())
          .or(() -> annotation.comments().values().stream().findFirst())
          .orElse("");
    }

    private void flush(int depth) {
      if (!row.isEmpty()) {
        rows.add(new ScoreRow.Moves(depth, row));
        row = new ArrayList<>();
      }
    }
  }

  private static int height(ScoreNode node) {
    return 1 + node.children().stream().mapToInt(ScoreRows::height).max().orElse(0);
  }
}
