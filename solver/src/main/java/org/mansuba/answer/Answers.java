package org.mansuba.answer;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.mansuba.analysis.judgement.Judgement;
import org.mansuba.analysis.judgement.MoveJudge;
import org.mansuba.analysis.soundness.CheckListener;
import org.mansuba.analysis.soundness.CheckRequest;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.analysis.soundness.SoundnessCheck;
import org.mansuba.rules.Move;
import org.mansuba.search.Cancellation;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.Solution;
import org.mansuba.search.SolveListener;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.WinOracle;
import org.mansuba.tables.build.BuildListener;
import org.mansuba.tables.probe.TableAnswer;
import org.mansuba.tables.probe.TableOracle;

/**
 * The one place where questions are answered, for the command line and the studio alike: by tables
 * if they serve, else by a search with the time that is left. Whatever is returned has been
 * verified by the plain rules, as far as these can judge: all lines and the whole printed tree.
 * That there is no shorter win rests on the search alone.
 *
 * <p>Safe for use by any number of threads.
 */
public final class Answers {
  private final TableShelf shelf;

  /** Answers from the tables of a shelf, and such as are built on the way. */
  public Answers(TableShelf shelf) {
    this.shelf = shelf;
  }

  /**
   * Finds the shortest win.
   *
   * @param method how to search where tables do not serve
   * @throws Contradiction if the answer found does not stand up to the plain rules
   * @throws IllegalArgumentException if the diagram has errors
   */
  public SolveAnswer solve(
      SolveRequest request,
      SearchMethod method,
      SolveListener progress,
      BuildListener building,
      Cancellation cancellation) {
    TableLookup tables = new TableLookup(request, cancellation, building, shelf);
    Optional<TableAnswer> complete = tables.answer();
    if (complete.isPresent()) {
      LineCheck.verify(request.question(), complete.get().solution());
      return new SolveAnswer.ByTable(complete.get());
    }
    Optional<TableOracle> later = tables.later();
    WinOracle oracle = later.<WinOracle>map(known -> known).orElse(WinOracle.NONE);
    SolveRequest left = request.within(tables.left()).withKnown(oracle);
    Solution solution = search(left, method, progress, cancellation);
    return new SolveAnswer.BySearch(solution, later.map(TableOracle::answers).orElse(0L));
  }

  /**
   * Finds the shortest win by search alone, as a certificate needs it: a table has no tree.
   *
   * @throws Contradiction if the answer found does not stand up to the plain rules
   * @throws IllegalArgumentException if the diagram has errors
   */
  public static Solution search(
      SolveRequest request,
      SearchMethod method,
      SolveListener progress,
      Cancellation cancellation) {
    Solution solution = method.run(request, progress, cancellation);
    LineCheck.verify(request.question(), solution);
    return solution;
  }

  /**
   * Judges a move in a game from the diagram of a question, by search alone.
   *
   * @param before the moves from the diagram to the position in which it is played
   * @param allowed attacker moves within which the goal is to be reached from there, at least 1
   * @throws Contradiction if the judgement does not stand up to the plain rules
   * @throws IllegalArgumentException if the diagram has errors or a move is illegal
   * @throws SearchStopped at a limit
   */
  public static Judgement judge(
      SolveRequest request, List<Move> before, Move move, int allowed, Cancellation cancellation) {
    Judgement judgement = new MoveJudge(request, cancellation).judge(before, move, allowed);
    JudgementCheck.verify(request.question(), before, move, judgement);
    return judgement;
  }

  /**
   * Checks whether a problem is sound. The time reported includes the building of tables.
   *
   * @throws Contradiction if anything found does not stand up to the plain rules
   * @throws IllegalArgumentException if the diagram has errors, or the game is over in it
   */
  public Report check(
      CheckRequest request,
      CheckListener progress,
      BuildListener building,
      Cancellation cancellation) {
    long start = System.nanoTime();
    TableLookup tables = new TableLookup(request.solveRequest(), cancellation, building, shelf);
    WinOracle known = tables.known();
    CheckRequest rest = new CheckRequest(request.problem(), request.plan(), tables.left(), known);
    Report report = SoundnessCheck.check(rest, progress, cancellation);
    ReportCheck.verify(request.problem().question(), report);
    return report.withElapsed(Duration.ofNanos(System.nanoTime() - start));
  }
}
