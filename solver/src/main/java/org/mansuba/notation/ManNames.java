package org.mansuba.notation;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.mansuba.board.Kind;
import org.mansuba.board.Side;

/**
 * Recognises names of men and sides: English, Russian, Arabic, and transliterated Arabic and
 * Persian with or without accents; singular or plural, ignoring case.
 */
public final class ManNames {
  private static final Map<String, Kind> KINDS =
      index(
          Map.of(
              Kind.KING, "king shah شاه король шах",
              Kind.FERZ,
                  "ferz fers firz firza firzan farzin farazin general adviser advisor counsellor"
                      + " vizier queen فرزان ферзь ферзи",
              Kind.ALFIL, "alfil fil pil fiyala elephant bishop فيل алфил алфилы слон слоны",
              Kind.KNIGHT, "knight horse faras asb asp فرس фарас конь кони",
              Kind.ROOK, "rook rukh rukhkh رخ рух рухи ладья ладьи",
              Kind.PAWN, "pawn baidaq baydaq piyada بيدق байдак байдаки пешка пешки"));

  private static final Map<String, Side> SIDES =
      index(Map.of(Side.WHITE, "white белые", Side.BLACK, "black чёрные"));

  private ManNames() {}

  /** Returns the kind a word names; empty if none. */
  public static Optional<Kind> kind(String word) {
    String plain = plain(word);
    String singular = plain.endsWith("s") ? plain.substring(0, plain.length() - 1) : plain;
    return Optional.ofNullable(KINDS.getOrDefault(plain, KINDS.get(singular)));
  }

  /** Returns the side a word names; empty if none. */
  public static Optional<Side> side(String word) {
    return Optional.ofNullable(SIDES.get(plain(word)));
  }

  private static <T> Map<String, T> index(Map<T, String> names) {
    Map<String, T> index = new HashMap<>();
    names.forEach(
        (thing, words) -> {
          for (String word : words.split(" ", -1)) {
            index.put(plain(word), thing);
          }
        });
    return Map.copyOf(index);
  }

  /** Returns the word in lower case, without accents. */
  private static String plain(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    if (lower.chars().allMatch(c -> c < 128)) {
      return lower;
    }
    StringBuilder out = new StringBuilder();
    Normalizer.normalize(lower, Normalizer.Form.NFD)
        .codePoints()
        .filter(c -> Character.getType(c) != Character.NON_SPACING_MARK)
        .forEach(out::appendCodePoint);
    return out.toString();
  }
}
