package org.mansuba.notation;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.Setup;

/** Reads lists of men word by word. */
final class PieceListReader {
  private static final int LONGEST = 10_000;

  private final Map<Square, Man> men = new EnumMap<>(Square.class);
  private final LetterStyle style = new LetterStyle("the list of men");
  private @Nullable Side side;
  private Kind kind = Kind.PAWN;
  private Side toMove = Side.WHITE;

  /** Assigns the men that follow to a side. */
  void begin(Side newSide) {
    side = newSide;
    kind = Kind.PAWN;
  }

  /** Reads a list, or a further part of one. */
  void read(String text) {
    if (text.length() > LONGEST) {
      throw new NotationException(
          "this is not a list of men: it has %d characters; the maximum is %d"
              .formatted(text.length(), LONGEST));
    }
    List<String> words = words(text);
    for (int i = 0; i < words.size(); i++) {
      Optional<Side> named = ManNames.side(words.get(i));
      if (named.isEmpty()) {
        readWord(words.get(i));
      } else if (isToMove(words, i + 1)) {
        toMove = named.get();
        i += 2;
      } else {
        begin(named.get());
      }
    }
  }

  /** Returns the diagram read so far. */
  Setup setup() {
    if (men.isEmpty()) {
      throw new NotationException(
          "the list names no man; it should look like White: Kb3 Fc3; Black: Kd5 Fa1");
    }
    return Setup.of(men, toMove);
  }

  private static boolean isToMove(List<String> words, int from) {
    return from + 1 < words.size()
        && words.get(from).equalsIgnoreCase("to")
        && (words.get(from + 1).equalsIgnoreCase("move")
            || words.get(from + 1).equalsIgnoreCase("play"));
  }

  private void readWord(String word) {
    if (word.equalsIgnoreCase("and") || word.equalsIgnoreCase("on")) {
      return;
    }
    Optional<Square> square = Square.parse(word.toLowerCase(Locale.ROOT));
    if (square.isPresent()) {
      put(owner(word), kind, square.get());
    } else if (!readKind(word) && !readMan(word)) {
      throw unknown(word);
    }
  }

  /**
   * Reads a name or letter alone, which applies to the squares that follow; returns whether there
   * was one.
   */
  private boolean readKind(String word) {
    Optional<Kind> named =
        word.length() == 1 ? LetterStyle.kindOf(word.charAt(0)) : ManNames.kind(word);
    named.ifPresent(k -> kind = k);
    if (word.length() == 1) {
      named.ifPresent(k -> style.note(k, word.charAt(0)));
    }
    return named.isPresent();
  }

  /** Reads a man with its square, such as Ke8, wKe8 or bc3; returns whether there was one. */
  private boolean readMan(String word) {
    int at = word.length() - 2;
    Optional<Square> square = at < 1 ? Optional.empty() : Square.parse(word.substring(at));
    if (square.isEmpty() || at > 2) {
      return false;
    }
    char first = word.charAt(0);
    boolean prefixed = first == 'w' || first == 'b';
    String letter = word.substring(prefixed ? 1 : 0, at);
    Optional<Kind> read =
        letter.isEmpty()
            ? Optional.of(Kind.PAWN)
            : letter.length() == 1 ? LetterStyle.kindOf(letter.charAt(0)) : Optional.empty();
    if (read.isEmpty()) {
      return false;
    }
    if (!letter.isEmpty()) {
      style.note(read.get(), letter.charAt(0));
    }
    kind = Kind.PAWN;
    Side owner = prefixed ? (first == 'w' ? Side.WHITE : Side.BLACK) : owner(word);
    put(owner, read.get(), square.get());
    return true;
  }

  private Side owner(String word) {
    if (side == null) {
      throw new NotationException(
          "the list does not say whose man %s is; start each side with White: or Black:"
              .formatted(Excerpt.of(word)));
    }
    return side;
  }

  private void put(Side owner, Kind newKind, Square square) {
    Man man = new Man(owner, newKind);
    Man before = men.putIfAbsent(square, man);
    if (before != null) {
      throw new NotationException(
          "the list puts both a %s and a %s on %s".formatted(before.title(), man.title(), square));
    }
  }

  private static NotationException unknown(String word) {
    boolean likeSquare =
        word.length() == 2
            && Character.isLetter(word.charAt(0))
            && Character.isDigit(word.charAt(1));
    return new NotationException(
        likeSquare
            ? "%s is not a square; squares run from a1 to h8".formatted(Excerpt.of(word))
            : "%s in the list is neither a man nor a square; write King e8, Ke8 or wKe8"
                .formatted(Excerpt.of(word)));
  }

  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    int start = -1;
    for (int i = 0; i <= text.length(); i++) {
      boolean part = i < text.length() && isPart(text.charAt(i));
      if (part && start < 0) {
        start = i;
      } else if (!part && start >= 0) {
        words.add(text.substring(start, i));
        start = -1;
      }
    }
    return words;
  }

  private static boolean isPart(char c) {
    int type = Character.getType(c);
    return Character.isLetterOrDigit(c)
        || type == Character.NON_SPACING_MARK
        || (Character.isISOControl(c) && !Character.isWhitespace(c));
  }
}
