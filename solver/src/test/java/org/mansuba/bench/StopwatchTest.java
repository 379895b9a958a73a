package org.mansuba.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.search.Limits;
import org.mansuba.search.Verdict;

/** A task stopped at a limit is measured and marked as stopped. */
final class StopwatchTest {
  private final Problem problem = Library.find("abu-naim").orElseThrow();

  @Test
  void aCheckIsStoppedUntilItHasMoreThanTheLength() {
    List<Measurement> measured = new ArrayList<>();
    for (long nodes = 8; measured.isEmpty() || measured.getLast().isStopped(); nodes *= 2) {
      measured.add(measure(Task.Work.CHECK, problem.stipulation(), limits().withNodes(nodes)));
    }

    assertThat(measured.getLast().verdict()).isEqualTo(new Verdict.ShortestWin(3));
    assertThat(measured)
        .filteredOn(Measurement::isStopped)
        .extracting(Measurement::verdict)
        .contains(new Verdict.ShortestWin(3))
        .hasAtLeastOneElementOfType(Verdict.Undecided.class);
  }

  @Test
  void aSearchIsStoppedIfItHasNoAnswer() {
    Measurement whole = measure(Task.Work.SOLVE, problem.stipulation(), limits());
    Measurement part = measure(Task.Work.SOLVE, problem.stipulation(), limits().withNodes(8));
    Stipulation tooShort = problem.stipulation().in(2);

    assertThat(whole.verdict()).isEqualTo(new Verdict.ShortestWin(3));
    assertThat(whole.isStopped()).isFalse();
    assertThat(part.isStopped()).isTrue();
    assertThat(measure(Task.Work.SOLVE, tooShort, limits()).isStopped()).isFalse();
  }

  private Measurement measure(Task.Work work, Stipulation stipulation, Limits limits) {
    return new Stopwatch(limits).measure(new Task("task", problem, stipulation, work));
  }

  private static Limits limits() {
    return Limits.UNLIMITED.withMemory(1 << 24).withThreads(1);
  }
}
