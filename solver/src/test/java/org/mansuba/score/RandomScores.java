package org.mansuba.score;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.mansuba.board.Square;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.RandomSetups;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.play.Positions;

/**
 * Random annotated trees of legal moves, the same for the same seed: long lines, wide trees,
 * annotations of every kind in several languages, and text with all characters that have a meaning
 * in some file format.
 */
public final class RandomScores {
  private static final List<String> LANGUAGES = List.of("en", "ru", "ar", "fa", "pl", "pt-BR");
  private static final List<String> PIECES =
      List.of(
          "a",
          "Ne5+",
          "}",
          "{",
          "(",
          ")",
          ";",
          "%",
          "$1",
          "[%cal Gc4e5]",
          "[%",
          "%]",
          "\"",
          "\\",
          "[",
          "]",
          "\n",
          "\t",
          "\n\n% x",
          "  ",
          " ",
          "1.",
          "...",
          "مات",
          "мат",
          "é",
          "♔",
          "🐘",
          "*",
          "1-0",
          "[Event \"x\"]",
          "[%lang en]",
          "\u00a0",
          "<b>",
          "&",
          "#",
          "long words in a row that" + " must be put on a line of their own somewhere");

  private final SplittableRandom random;
  private final RandomSetups setups;
  private final RuleSet rules;

  /**
   * Creates a generator.
   *
   * @param rules the rules that decide which moves are legal
   * @param seed any number
   */
  public RandomScores(RuleSet rules, long seed) {
    this.random = new SplittableRandom(seed);
    this.setups = new RandomSetups(rules, seed);
    this.rules = rules;
  }

  /**
   * A diagram with a tree.
   *
   * @param setup the diagram
   * @param score a tree of legal moves
   */
  public record Sample(Setup setup, Score score) {}

  /** Returns the next tree, of 0 to 60 moves. */
  public Sample next() {
    Setup setup = setups.next();
    Position position = Positions.of(setup, rules);
    Score score = new Score(annotation(), List.of());
    for (int i = random.nextInt(8); i > 0; i--) {
      NodePath start = anywhere(score);
      List<Move> line = line(position, score.moves(start), random.nextInt(1, 9));
      Placed placed = score.play(start, line);
      score = placed.score();
      if (!placed.path().isRoot()) {
        score = score.annotate(placed.path(), annotation());
      }
    }
    return new Sample(setup, score);
  }

  /** Returns a random annotation; empty half the time. */
  public Annotation annotation() {
    Annotation annotation = Annotation.NONE;
    while (random.nextBoolean()) {
      annotation =
          switch (random.nextInt(4)) {
            case 0 -> annotation.withComment(one(LANGUAGES), text());
            case 1 -> annotation.with(new Glyph(random.nextInt(1, Glyph.GREATEST + 1)));
            case 2 -> annotation.with(arrow());
            default -> annotation.with(new MarkedSquare(colour(), square()));
          };
    }
    return annotation;
  }

  private Arrow arrow() {
    Square from = square();
    Square to = Square.of((from.ordinal() + random.nextInt(1, 64)) % 64);
    return new Arrow(colour(), from, to);
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(12); i > 0; i--) {
      text.append(one(PIECES)).append(random.nextBoolean() ? " " : "");
    }
    return text.toString();
  }

  private NodePath anywhere(Score score) {
    NodePath path = NodePath.ROOT;
    while (!score.next(path).isEmpty() && random.nextInt(5) > 0) {
      path = path.child(random.nextInt(score.next(path).size()));
    }
    return path;
  }

  private List<Move> line(Position position, List<Move> before, int length) {
    before.forEach(move -> position.make(move.packed()));
    List<Move> line = new ArrayList<>();
    int[] moves = new int[Position.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    while (end > 0 && line.size() < length) {
      int move = moves[random.nextInt(end)];
      line.add(Move.of(move));
      position.make(move);
      end = position.legalMoves(moves, 0);
    }
    for (int i = before.size() + line.size(); i > 0; i--) {
      position.unmake();
    }
    return line;
  }

  private Colour colour() {
    return one(List.of(Colour.values()));
  }

  private Square square() {
    return Square.of(random.nextInt(64));
  }

  private <T> T one(List<T> things) {
    return things.get(random.nextInt(things.size()));
  }
}
