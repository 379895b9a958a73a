package org.mansuba.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mansuba.board.Kind;
import org.mansuba.board.Square;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.Setup;

/** Finds the legal move a text means. */
final class MoveReader {
  private final Position position;
  private final Setup setup;
  private final String given;

  private @Nullable Kind kind;
  private @Nullable Square to;
  private @Nullable Kind becomes;
  private String from = "";

  MoveReader(Position position, String text) {
    this.position = position;
    this.setup = position.setup();
    this.given = text;
  }

  int read() {
    String text = withoutSigns(given);
    List<Integer> fitting = new ArrayList<>();
    Optional<Move> coordinates = Move.parse(text);
    if (coordinates.isPresent()) {
      int move = coordinates.get().packed();
      becomes =
          Move.isSwap(move) || text.length() == 4
              ? null
              : kindOf(Character.toUpperCase(text.charAt(4)));
      if (position.isLegal(move) && promotesAsTold(move)) {
        return move;
      }
    } else if (text.startsWith("K<->")) {
      legal().stream().filter(m -> isSwapTo(m, text.substring(4))).forEach(fitting::add);
    } else {
      parse(text);
      legal().stream().filter(this::fits).forEach(fitting::add);
    }
    if (fitting.size() == 1) {
      return fitting.getFirst();
    }
    throw new NotationException(
        fitting.isEmpty()
            ? "%s is illegal here".formatted(Excerpt.of(given))
            : "%s is ambiguous: %s"
                .formatted(
                    Excerpt.of(given),
                    fitting.stream().map(m -> Move.of(m).toString()).collect(joined())));
  }

  private static Collector<CharSequence, ?, String> joined() {
    return Collectors.joining(" or ");
  }

  private static String withoutSigns(String text) {
    String bare = text.length() > 40 ? text.substring(0, 40) : text;
    bare = bare.replace(" ", "").replace(",", "");
    for (String word : List.of("bothbare", "bare", "stalemate", "mate", "check")) {
      bare = bare.endsWith(word) ? bare.substring(0, bare.length() - word.length()) : bare;
    }
    int end = bare.length();
    while (end > 0 && "+#=!?".indexOf(bare.charAt(end - 1)) >= 0) {
      end--;
    }
    return bare.substring(0, end);
  }

  private List<Integer> legal() {
    int[] moves = new int[Position.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    List<Integer> list = new ArrayList<>();
    for (int i = 0; i < end; i++) {
      list.add(moves[i]);
    }
    return list;
  }

  private static boolean isSwapTo(int move, String square) {
    return Move.isSwap(move) && Square.of(Move.to(move)).toString().equals(square);
  }

  /** Parses letter, origin, capture sign, target and promotion. */
  private void parse(String text) {
    String rest = text.replace("=", "");
    kind = rest.isEmpty() ? null : LetterStyle.kindOf(rest.charAt(0)).orElse(null);
    if (kind == null) {
      kind = Kind.PAWN;
    } else {
      rest = rest.substring(1);
    }
    int end = rest.length();
    becomes = end > 0 ? kindOf(rest.charAt(end - 1)) : null;
    end -= becomes == null ? 0 : 1;
    to = end < 2 ? null : Square.parse(rest.substring(end - 2, end)).orElse(null);
    if (to == null) {
      throw new NotationException(
          "%s is not a move; write Ne5, Rxd4, c4, a8F or c4e5".formatted(Excerpt.of(given)));
    }
    from = rest.substring(0, end - 2);
    while (!from.isEmpty() && "x-:*".indexOf(from.charAt(from.length() - 1)) >= 0) {
      from = from.substring(0, from.length() - 1);
    }
  }

  private boolean fits(int move) {
    Square start = Square.of(Move.from(move));
    String name = start.toString();
    boolean origin =
        from.isEmpty()
            || name.equals(from)
            || (from.length() == 1 && name.indexOf(from.charAt(0)) >= 0);
    return origin
        && !Move.isSwap(move)
        && Square.of(Move.to(move)) == to
        && MoveParts.kindAt(setup, start) == kind
        && promotesAsTold(move);
  }

  /** Returns whether a legal move matches the promotion given, if any. */
  private boolean promotesAsTold(int move) {
    if (becomes == null) {
      return true;
    }
    MoveParts parts = MoveParts.of(position, move);
    return parts.isPromotion() && parts.becomes() == becomes;
  }

  private static @Nullable Kind kindOf(char letter) {
    return LetterStyle.kindOf(letter).orElse(null);
  }
}
