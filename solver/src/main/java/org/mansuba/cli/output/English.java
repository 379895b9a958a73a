package org.mansuba.cli.output;

import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.search.Verdict;
import org.mansuba.words.Language;
import org.mansuba.words.Phrase;
import org.mansuba.words.VerdictPhrases;
import org.mansuba.words.Words;

/** Phrases in the language of the command line. */
public final class English {
  /** The words. */
  public static final Words WORDS = Words.of(Language.ENGLISH);

  private English() {}

  /** A phrase with its first letter in upper case. */
  public static String sentence(Phrase phrase) {
    return WORDS.sentence(phrase);
  }

  /**
   * An answer of a search with its proof.
   *
   * @param whyStopped the clause that says why the search ended, for an answer that it left open
   */
  public static String answer(Stipulation asked, Verdict verdict, String whyStopped) {
    String sentence = sentence(new VerdictPhrases(asked).sentence(verdict));
    return switch (verdict) {
      case Verdict.Win _, Verdict.Undecided _ -> because(sentence, whyStopped);
      case Verdict.ShortestWin _, Verdict.NoWinWithin _, Verdict.NoWin() -> sentence;
    };
  }

  /**
   * A sentence with its reason.
   *
   * @param sentence a sentence with its full stop
   * @param reason a clause without one
   */
  public static String because(String sentence, String reason) {
    return "%s; %s.".formatted(sentence.substring(0, sentence.length() - 1), reason);
  }
}
