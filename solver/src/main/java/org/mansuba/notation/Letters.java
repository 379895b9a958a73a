package org.mansuba.notation;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.mansuba.board.Kind;

/** The letters for the men in printed moves. A pawn has none, except in Chesmayne's notation. */
public enum Letters {
  /** K, F, A, N, R. */
  STANDARD("K|F|A|N|R|"),
  /** Bodlaender's: K, G (general), E (elephant), N, R. */
  BODLAENDER("K|G|E|N|R|"),
  /** Chesmayne's monograms: KI, AD (adviser), EL, KT, RO, BQ (baidaq). */
  CHESMAYNE("KI|AD|EL|KT|RO|BQ"),
  /** First letters of shah, farzin, pil, asb, rukh. */
  PERSIAN("ش|ف|پ|ا|ر|"),
  /** The names shah, firzan, fil, faras, rukh in full, because three start with the same letter. */
  ARABIC("شاه|فرزان|فيل|فرس|رخ|"),
  /** Кр, Ф, А (алфил), К (конь), Л. */
  RUSSIAN("Кр|Ф|А|К|Л|"),
  /** Chess figurines: the queen stands for the ferz, the bishop for the alfil. */
  FIGURINE("♔|♕|♗|♘|♖|"),
  /** The letters of problem-solving programs: K, FE, AL, S, R. */
  POPEYE("K|FE|AL|S|R|");

  private final String letters;

  /** The letters of the kinds in enumeration order, separated by bars. */
  Letters(String letters) {
    this.letters = letters;
  }

  /** Returns the letters of a kind, possibly none. */
  public String of(Kind kind) {
    return letters.split("[|]", -1)[kind.ordinal()];
  }

  /** Returns the name used on the command line, for example {@code standard}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the constant with a name; empty if unknown. */
  public static Optional<Letters> named(String text) {
    return Arrays.stream(values()).filter(l -> l.text().equals(text)).findFirst();
  }

  /** Returns all names as a list for messages. */
  public static String names() {
    return Arrays.stream(values()).map(Letters::text).collect(Collectors.joining(", "));
  }
}
