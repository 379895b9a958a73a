package org.mansuba.notation.pgn;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.mansuba.notation.MoveText;
import org.mansuba.notation.NotationException;
import org.mansuba.notation.pgn.PgnScanner.Part;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.legality.DiagramCheck;
import org.mansuba.rules.legality.Finding;
import org.mansuba.rules.play.Positions;
import org.mansuba.score.Annotation;
import org.mansuba.score.Glyph;
import org.mansuba.score.NodePath;
import org.mansuba.score.Placed;
import org.mansuba.score.Score;

/** Builds the tree of one game from the parts of its record, part by part. */
final class PgnMoves {
  private final PgnStart start;
  private final Deque<NodePath> resume = new ArrayDeque<>();
  private @Nullable Position position;
  private Score score = Score.EMPTY;
  private NodePath path = NodePath.ROOT;

  /** Remarks that stand before the first move of a variation, and belong to it. */
  private Annotation early = Annotation.NONE;

  private boolean expectsMove;
  private boolean over;

  PgnMoves(PgnStart start) {
    this.start = start;
  }

  /** Whether the result of the game has been read. */
  boolean isOver() {
    return over;
  }

  /** The tree. */
  Score score(Part first) {
    if (!resume.isEmpty()) {
      throw first.wrong("a variation of this game is not closed with )");
    }
    return score;
  }

  void take(Part part) {
    switch (part.sort()) {
      case COMMENT -> remark(PgnComment.add(remarks(), part.text()));
      case GLYPH -> glyph(part);
      case OPEN -> open(part);
      case CLOSE -> close(part);
      default -> word(part);
    }
  }

  private void open(Part part) {
    if (path.isRoot() || expectsMove) {
      throw part.wrong("a variation stands where no move has been played yet");
    }
    resume.push(path);
    goTo(path.parent().orElse(NodePath.ROOT));
    expectsMove = true;
  }

  private void close(Part part) {
    if (resume.isEmpty()) {
      throw part.wrong("a ) closes nothing");
    }
    goTo(resume.pop());
    expectsMove = false;
    early = Annotation.NONE;
  }

  private void glyph(Part part) {
    boolean known = !part.text().isEmpty() && part.text().length() <= 3;
    int number = known ? Integer.parseInt(part.text()) : -1;
    if (number < 0 || number > Glyph.GREATEST) {
      throw part.wrong("$ must be followed by the number of a glyph, 1 to 255");
    }
    if (number > 0) {
      add(new Glyph(number));
    }
  }

  /** A number with or without a move, a symbol, or the result. */
  private void word(Part part) {
    String word = part.text();
    if (PgnScanner.isResult(word) && resume.isEmpty()) {
      over = true;
      return;
    }
    int begin = 0;
    while (begin < word.length() && Character.isDigit(word.charAt(begin))) {
      begin++;
    }
    int behind = begin;
    while (behind < word.length() && (word.charAt(behind) == '.' || word.charAt(behind) == '…')) {
      behind++;
    }
    boolean numbered = behind > begin || begin == word.length();
    String text = numbered ? word.substring(behind) : word;
    Optional<Glyph> symbol = Glyph.ofSymbol(text);
    if (text.isEmpty() || text.equals("e.p.") || PgnScanner.isResult(text)) {
      return;
    }
    if (symbol.isPresent()) {
      add(symbol.get());
    } else {
      move(part, text);
    }
  }

  private void move(Part part, String text) {
    int end = text.length();
    while (end > 0 && (text.charAt(end - 1) == '!' || text.charAt(end - 1) == '?')) {
      end--;
    }
    Placed placed;
    try {
      Position here = position(part);
      int move = MoveText.read(here, text.substring(0, end));
      placed = score.play(path, Move.of(move));
      here.make(move);
    } catch (NotationException e) {
      throw part.wrong(String.valueOf(e.getMessage()));
    } catch (IllegalArgumentException _) {
      throw part.wrong("a line has more than %d moves".formatted(Score.LONGEST));
    }
    score = placed.score();
    path = placed.path();
    expectsMove = false;
    merge();
    Glyph.ofSymbol(text.substring(end)).ifPresent(this::add);
  }

  /** Puts what stood before a variation's first move to it. */
  private void merge() {
    if (!early.isEmpty()) {
      Annotation here = score.annotation(path);
      for (String comment : PgnComment.write(early)) {
        here = PgnComment.add(here, comment);
      }
      remark(new Annotation(here.comments(), glyphs(here, early), here.arrows(), here.squares()));
      early = Annotation.NONE;
    }
  }

  private static List<Glyph> glyphs(Annotation a, Annotation b) {
    return Stream.concat(a.glyphs().stream(), b.glyphs().stream()).toList();
  }

  private void add(Glyph glyph) {
    Annotation here = remarks();
    List<Glyph> glyphs = Stream.concat(here.glyphs().stream(), Stream.of(glyph)).toList();
    remark(here.withGlyphs(glyphs));
  }

  private Annotation remarks() {
    return expectsMove ? early : score.annotation(path);
  }

  private void remark(Annotation annotation) {
    if (expectsMove) {
      early = annotation;
    } else {
      score = score.annotate(path, annotation);
    }
  }

  private Position position(Part part) {
    if (position == null) {
      List<Finding> findings = DiagramCheck.check(start.setup(), start.rules());
      findings.stream()
          .filter(Finding::isError)
          .findFirst()
          .ifPresent(
              error -> {
                throw part.wrong("no move can be played: " + error.sentence());
              });
      position = Positions.of(start.setup(), start.rules());
    }
    return position;
  }

  private void goTo(NodePath target) {
    if (position != null) {
      for (int i = path.depth(); i > 0; i--) {
        position.unmake();
      }
      for (Move move : score.moves(target)) {
        position.make(move.packed());
      }
    }
    path = target;
  }
}
