package org.mansuba.notation;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.mansuba.board.Kind;

/**
 * The letters that stand for the men in printed moves. A pawn has none, except in Chesmayne's
 * notation.
 */
public enum Letters {
  /** K, F, A, N, R. */
  STANDARD("K|F|A|N|R|"),
  /** Bodlaender's: K, G (general), E (elephant), N, R. */
  BODLAENDER("K|G|E|N|R|"),
  /** Chesmayne's monograms: KI, AD (adviser), EL, KT, RO, BQ (baidaq). */
  CHESMAYNE("KI|AD|EL|KT|RO|BQ"),
  /** First letters of shah, farzin, pil, asb, rukh. */
  PERSIAN("ش|ف|پ|ا|ر|"),
  /** The names shah, firzan, fil, faras, rukh, since three of them begin alike. */
  ARABIC("شاه|فرزان|فيل|فرس|رخ|"),
  /** Кр, Ф, А (алфил), К (конь), Л. */
  RUSSIAN("Кр|Ф|А|К|Л|"),
  /** Chess figurines: the queen stands for the ferz, the bishop for the alfil. */
  FIGURINE("♔|♕|♗|♘|♖|"),
  /** Those of problem solving programs: K, FE, AL, S, R. */
  POPEYE("K|FE|AL|S|R|");

  private final String letters;

  /** What stands for the kinds in their order, with bars between. */
  Letters(String letters) {
    this.letters = letters;
  }

  /** What stands for a kind of man, possibly nothing. */
  public String of(Kind kind) {
    return letters.split("[|]", -1)[kind.ordinal()];
  }

  /** The name on the command line: {@code standard}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The letters of a name; empty if there are none of it. */
  public static Optional<Letters> named(String text) {
    return Arrays.stream(values()).filter(l -> l.text().equals(text)).findFirst();
  }

  /** All names, for a message. */
  public static String names() {
    return Arrays.stream(values()).map(Letters::text).collect(Collectors.joining(", "));
  }
}
