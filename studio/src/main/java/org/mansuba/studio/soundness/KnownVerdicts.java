package org.mansuba.studio.soundness;

import java.util.HashMap;
import java.util.Map;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.solve.Question;
import org.mansuba.studio.solve.SolveModel;

/**
 * What has been found out about the soundness of problems, each known by its question, so that a
 * problem with another diagram, stipulation or rules does not keep the verdict of the one before.
 * Belongs to the thread of the window.
 */
public final class KnownVerdicts {
  private final Map<String, VerdictKind> known = new HashMap<>();
  private final ReadOnlyIntegerWrapper revision = new ReadOnlyIntegerWrapper();

  /** A number that grows whenever more is known. */
  public ReadOnlyIntegerProperty revisionProperty() {
    return revision.getReadOnlyProperty();
  }

  /** What is known about a question, given by its {@link Question#text}. */
  public VerdictKind of(String question) {
    return known.getOrDefault(question, VerdictKind.UNCHECKED);
  }

  /** Takes note of a verdict; one that is open never takes the place of one that is proved. */
  public void note(Question question, VerdictKind verdict) {
    VerdictKind before = of(question.text());
    if (before != verdict && (verdict.isDecided() || !before.isDecided())) {
      known.put(question.text(), verdict);
      revision.set(revision.get() + 1);
    }
  }

  /** Takes note of all that the solver and checks find out about the open problem. */
  public void follow(Document document, SolveModel solve, CheckModel check) {
    solve
        .stateProperty()
        .subscribe(
            state ->
                state
                    .solution()
                    .flatMap(found -> VerdictKind.of(document.problem(), found.verdict()))
                    .ifPresent(verdict -> note(Question.of(document.problem()), verdict)));
    check
        .stateProperty()
        .subscribe(
            state ->
                state
                    .report()
                    .ifPresent(
                        report ->
                            note(
                                Question.of(document.problem()),
                                VerdictKind.of(report.verdict()))));
  }

  /** All of it, by the texts of the questions. */
  Map<String, VerdictKind> all() {
    return Map.copyOf(known);
  }

  /** Takes what an earlier run has found. */
  void take(Map<String, VerdictKind> earlier) {
    known.putAll(earlier);
    revision.set(revision.get() + 1);
  }
}
