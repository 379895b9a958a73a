package org.mansuba.studio.soundness;

import java.util.HashMap;
import java.util.Map;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.rules.Setup;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.solve.SolveModel;

/**
 * What has been found out about the soundness of problems, each known by its question, so that a
 * problem with another diagram, stipulation or rules does not keep the verdict of the one before.
 * Belongs to the thread of the window.
 */
public final class KnownVerdicts {
  // By diagrams first, since most problems of a large library are unknown, and texts take time.
  private final Map<Setup, Map<String, VerdictKind>> known = new HashMap<>();
  private final Map<Question, VerdictKind> lookedUp = new HashMap<>();
  private final ReadOnlyIntegerWrapper revision = new ReadOnlyIntegerWrapper();

  /** A number that grows whenever more is known. */
  public ReadOnlyIntegerProperty revisionProperty() {
    return revision.getReadOnlyProperty();
  }

  /** What is known about a question. */
  public VerdictKind of(Question question) {
    Map<String, VerdictKind> here = known.get(question.setup());
    return here == null
        ? VerdictKind.UNCHECKED
        : lookedUp.computeIfAbsent(
            question, q -> here.getOrDefault(q.text(), VerdictKind.UNCHECKED));
  }

  /** Takes note of a verdict; one that is open never takes the place of one that is proved. */
  public void note(Question question, VerdictKind verdict) {
    VerdictKind before = of(question);
    if (before != verdict && (verdict.isDecided() || !before.isDecided())) {
      put(question.setup(), question.text(), verdict);
      lookedUp.put(question, verdict);
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
                    .ifPresent(verdict -> note(document.problem().question(), verdict)));
    check
        .stateProperty()
        .subscribe(
            state ->
                state
                    .report()
                    .ifPresent(
                        report ->
                            note(document.problem().question(), VerdictKind.of(report.verdict()))));
  }

  /** All of it, by the texts of the questions. */
  Map<String, VerdictKind> all() {
    Map<String, VerdictKind> all = new HashMap<>();
    known.values().forEach(all::putAll);
    return all;
  }

  /** Takes what an earlier run has found, by the texts of the questions. */
  void take(Map<String, VerdictKind> earlier) {
    earlier.forEach(
        (text, verdict) -> Question.setupOf(text).ifPresent(setup -> put(setup, text, verdict)));
    lookedUp.clear();
    revision.set(revision.get() + 1);
  }

  private void put(Setup setup, String text, VerdictKind verdict) {
    known.computeIfAbsent(setup, _ -> new HashMap<>()).put(text, verdict);
  }
}
