package org.mansuba.studio.solution;

import java.util.List;
import org.mansuba.analysis.judgement.Judgement;
import org.mansuba.notation.MoveFormat;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.words.JudgementPhrases;
import org.mansuba.words.MovePrinter;

/** Judgements about a move in words. */
final class WhyNotTexts {
  private final Texts texts;
  private final JudgementPhrases phrases;
  private final String move;

  WhyNotTexts(Problem problem, Texts texts, List<Move> before, Move move) {
    this.texts = texts;
    MovePrinter printer = new MovePrinter(problem, MoveFormat.STANDARD);
    this.phrases = new JudgementPhrases(problem, printer, before, move);
    this.move = texts.leftToRight(printer.after(before, move));
  }

  String write(String key) {
    return texts.get(key, move);
  }

  String write(Judgement judgement) {
    return texts.sentence(phrases.of(judgement));
  }
}
