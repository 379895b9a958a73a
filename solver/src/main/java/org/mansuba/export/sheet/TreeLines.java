package org.mansuba.export.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.mansuba.board.Side;
import org.mansuba.notation.MoveParts;
import org.mansuba.rules.Position;
import org.mansuba.score.Annotation;
import org.mansuba.score.Glyph;
import org.mansuba.score.NodePath;
import org.mansuba.score.ScoreNode;
import org.mansuba.words.Phrase;
import org.mansuba.words.PrintedMoves;

/**
 * Prints a tree in lines: where a line branches, the other moves stand first, each on lines of its
 * own that are indented further, and then the line goes on.
 */
final class TreeLines {
  private static final int DEEPEST = 8;

  private final Style style;
  private final Position position;
  private final List<Block.Line> lines = new ArrayList<>();
  private List<Span> current = new ArrayList<>();

  /** Whether the move printed last is a try, so that its answer refutes it. */
  private boolean mistake;

  private TreeLines(Style style, Position position) {
    this.style = style;
    this.position = position;
  }

  /**
   * The lines of a node and all that follows it.
   *
   * @param position the position before the node's move; the same again afterwards
   * @param path where the node stands
   * @param number the number of its move
   */
  static List<Block.Line> write(
      Style style, Position position, ScoreNode node, NodePath path, int number) {
    TreeLines tree = new TreeLines(style, position);
    tree.line(List.of(node), path, number, 0, Span.Style.MAIN);
    return tree.lines;
  }

  /**
   * Prints siblings; the first continues the line.
   *
   * @param first where the first of them stands
   */
  private void line(List<ScoreNode> first, NodePath path, int from, int level, Span.Style moves) {
    List<ScoreNode> siblings = first;
    NodePath here = path;
    int number = from;
    int made = 0;
    while (!siblings.isEmpty()) {
      boolean afterMistake = mistake;
      if (siblings.size() > 1) {
        flush(level);
        for (int i = 1; i < siblings.size(); i++) {
          NodePath other = here.sibling(i);
          line(List.of(siblings.get(i)), other, number, level + 1, Span.Style.MOVE);
          mistake = afterMistake;
        }
      }
      ScoreNode node = siblings.getFirst();
      print(node, here, number, moves);
      mistake = node.annotation().glyphs().contains(Glyph.MISTAKE);
      position.make(node.move().packed());
      made++;
      number += position.sideToMove() == Side.WHITE ? 1 : 0;
      siblings = node.children();
      here = here.child(0);
    }
    flush(level);
    for (; made > 0; made--) {
      position.unmake();
    }
  }

  private void print(ScoreNode node, NodePath path, int number, Span.Style moves) {
    boolean white = position.sideToMove() == Side.WHITE;
    boolean refutes = mistake && node.annotation().glyphs().contains(Glyph.GOOD);
    boolean interrupted =
        refutes || current.isEmpty() || current.getLast().style() == Span.Style.COMMENT;
    String before = white ? number + "." : interrupted ? number + "..." : "";
    String move = style.moves().write(MoveParts.of(position, node.move().packed()));
    Span span = new Span(before + move + glyphs(node.annotation()), moves, path);
    current.addAll(
        refutes
            ? Template.fill(
                style.words(), Phrase.of("but", new PrintedMoves(span.text())), _ -> span)
            : List.of(span));
    style
        .words()
        .choose(node.annotation().comments())
        .ifPresent(text -> current.add(new Span(text, Span.Style.COMMENT, path)));
  }

  private static String glyphs(Annotation annotation) {
    String move =
        annotation.glyphs().stream()
            .filter(g -> g.family() == Glyph.Family.MOVE)
            .map(Glyph::symbol)
            .collect(Collectors.joining());
    String others =
        annotation.glyphs().stream()
            .filter(g -> g.family() != Glyph.Family.MOVE)
            .map(g -> " " + g.symbol())
            .collect(Collectors.joining());
    return move + others;
  }

  private void flush(int level) {
    if (!current.isEmpty()) {
      lines.add(new Block.Line(Math.min(level, DEEPEST), current));
      current = new ArrayList<>();
    }
  }
}
