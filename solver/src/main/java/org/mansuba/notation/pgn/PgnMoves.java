package org.mansuba.notation.pgn;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.mansuba.notation.MoveText;
import org.mansuba.notation.NotationException;
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

/** Builds the tree of one game from its tokens. */
final class PgnMoves {
  private final PgnStart start;
  private final Deque<NodePath> resume = new ArrayDeque<>();
  private @Nullable Position position;
  private Score score = Score.EMPTY;
  private NodePath path = NodePath.ROOT;

  /** Annotations before the first move of a variation; they are added to that move. */
  private Annotation early = Annotation.NONE;

  private boolean expectsMove;
  private boolean over;

  PgnMoves(PgnStart start) {
    this.start = start;
  }

  /** Returns whether the result of the game has been read. */
  boolean isOver() {
    return over;
  }

  /** Returns the tree. */
  Score score(PgnToken first) {
    if (!resume.isEmpty()) {
      throw first.wrong("a variation in this game is not closed with )");
    }
    return score;
  }

  void take(PgnToken token) {
    switch (token.sort()) {
      case COMMENT -> remark(PgnComment.add(remarks(), token.text()));
      case GLYPH -> glyph(token);
      case OPEN -> open(token);
      case CLOSE -> close(token);
      default -> word(token);
    }
  }

  private void open(PgnToken token) {
    if (path.isRoot() || expectsMove) {
      throw token.wrong("a variation must follow a move");
    }
    resume.push(path);
    goTo(path.parent().orElse(NodePath.ROOT));
    expectsMove = true;
  }

  private void close(PgnToken token) {
    if (resume.isEmpty()) {
      throw token.wrong("unmatched )");
    }
    goTo(resume.pop());
    expectsMove = false;
    early = Annotation.NONE;
  }

  private void glyph(PgnToken token) {
    boolean known = !token.text().isEmpty() && token.text().length() <= 3;
    int number = known ? Integer.parseInt(token.text()) : -1;
    if (number < 0 || number > Glyph.GREATEST) {
      throw token.wrong("$ must be followed by a glyph number, 1 to 255");
    }
    if (number > 0) {
      add(new Glyph(number));
    }
  }

  /** Handles a move number with or without a move, a symbol, or the result. */
  private void word(PgnToken token) {
    String word = token.text();
    if (PgnToken.isResult(word) && resume.isEmpty()) {
      over = true;
      return;
    }
    int begin = 0;
    while (begin < word.length() && Character.isDigit(word.charAt(begin))) {
      begin++;
    }
    int end = begin;
    while (end < word.length() && (word.charAt(end) == '.' || word.charAt(end) == '…')) {
      end++;
    }
    boolean numbered = end > begin || begin == word.length();
    String text = numbered ? word.substring(end) : word;
    Optional<Glyph> symbol = Glyph.ofSymbol(text);
    if (text.isEmpty() || text.equals("e.p.") || PgnToken.isResult(text)) {
      return;
    }
    if (symbol.isPresent()) {
      add(symbol.get());
    } else {
      move(token, text);
    }
  }

  private void move(PgnToken token, String text) {
    int end = text.length();
    while (end > 0 && (text.charAt(end - 1) == '!' || text.charAt(end - 1) == '?')) {
      end--;
    }
    Placed placed;
    try {
      Position here = position(token);
      int move = MoveText.read(here, text.substring(0, end));
      placed = score.play(path, Move.of(move));
      here.make(move);
    } catch (NotationException e) {
      throw token.wrong(String.valueOf(e.getMessage()));
    } catch (IllegalArgumentException _) {
      throw token.wrong("a line has more than %d moves".formatted(Score.LONGEST));
    }
    score = placed.score();
    path = placed.path();
    expectsMove = false;
    merge();
    Glyph.ofSymbol(text.substring(end)).ifPresent(this::add);
  }

  /** Adds the annotations from before a variation's first move to that move. */
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

  private Position position(PgnToken token) {
    if (position == null) {
      List<Finding> obstacles = DiagramCheck.obstacles(start.setup(), start.rules());
      if (!obstacles.isEmpty()) {
        throw token.wrong("illegal diagram: " + obstacles.getFirst().sentence());
      }
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
