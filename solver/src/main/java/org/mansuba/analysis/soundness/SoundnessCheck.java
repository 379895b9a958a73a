package org.mansuba.analysis.soundness;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.mansuba.analysis.BestPlay;
import org.mansuba.analysis.published.Departures;
import org.mansuba.analysis.published.LineReport;
import org.mansuba.analysis.published.LineReports;
import org.mansuba.analysis.tree.DualSearch;
import org.mansuba.analysis.tree.Duals;
import org.mansuba.analysis.tree.SolutionTree;
import org.mansuba.analysis.tree.TreeGrower;
import org.mansuba.board.Side;
import org.mansuba.rules.Move;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.solver.Explorer;

/**
 * Finds out whether a problem is sound, and everything about its solution. All questions share one
 * table, so that later ones cost little.
 *
 * <pre>{@code
 * Report report =
 *     SoundnessCheck.check(
 *         new CheckRequest(problem, Plan.USUAL, Limits.UNLIMITED),
 *         CheckListener.silent(),
 *         new Cancellation());
 * }</pre>
 */
public final class SoundnessCheck {
  private final CheckRequest request;
  private final CheckContext context;
  private final Explorer explorer;
  private final Optional<LookAhead> lookAhead;
  private final SetPlay otherSide;
  private final Set<Stage> unfinished = EnumSet.noneOf(Stage.class);
  private List<WinningMove> keys = List.of();
  private List<WinningMove> slower = List.of();
  private final Map<Move, Effect> effects = new LinkedHashMap<>();
  private List<LineReport> lines = List.of();
  private Tries tries = Tries.NONE;
  private Optional<TreeGrower> grower = Optional.empty();
  private Duals duals = Duals.NONE;

  private SoundnessCheck(CheckRequest request, CheckListener listener, Cancellation cancellation) {
    this.request = request;
    SolveRequest question = request.solveRequest();
    Limits limits = question.limits();
    Limits small = limits.withMemory(Math.max(Limits.LEAST_MEMORY, limits.memory() / 8));
    this.context = new CheckContext(question, listener, cancellation);
    this.explorer = context.explorer();
    this.otherSide = new SetPlay(context);
    this.lookAhead = LookAhead.of(new SolveRequest(question.question(), small), cancellation);
  }

  /**
   * Checks a problem. A limit or a cancellation ends it early; what is proved then is reported.
   *
   * @throws IllegalArgumentException if the diagram has errors, or the game is over in it
   */
  public static Report check(
      CheckRequest request, CheckListener listener, Cancellation cancellation) {
    return new SoundnessCheck(request, listener, cancellation).run();
  }

  private Report run() {
    if (explorer.position().ending().isOver()) {
      throw new IllegalArgumentException("the game is over in the diagram");
    }
    KeySearch keySearch = new KeySearch(context, request.plan(), lookAhead);
    lines = LineReports.of(request.problem());
    FirstMoves first = keySearch.run();
    long allowance = request.plan().effort().allowance(keySearch.spent());
    Soundness verdict = Conclusion.of(context.stipulation(), toMove(), first);
    if (verdict instanceof Soundness.NoSolution || first.hasAllKeys()) {
      stage(Stage.SOLUTION, allowance, () -> solve(first));
      stage(Stage.PUBLISHED, allowance, () -> compareLines(first));
      stage(Stage.DUALS, allowance, () -> duals(first));
      stage(Stage.SET_PLAY, allowance, () -> setPlay(first));
      stage(Stage.TRIES, allowance, () -> tries(first));
    } else {
      unfinished.addAll(EnumSet.allOf(Stage.class));
      keys = withLineAhead(withoutLines(first.keys()));
      slower = exact(first.slower());
    }
    FirstMoves surveyed = survey(first, keySearch.spent());
    if (explorer.attackerToMove() && surveyed.within() < request.plan().within()) {
      unfinished.add(Stage.FIRST_MOVES);
    }
    return new Report(
        verdict,
        surveyed,
        keys,
        slower,
        effects,
        otherSide.found(),
        tries,
        grower.map(TreeGrower::tree).orElse(SolutionTree.EMPTY),
        duals,
        lines,
        unfinished,
        explorer.isOver() ? Stop.AT_A_LIMIT : Stop.AS_PLANNED,
        explorer.nodes(),
        explorer.elapsed());
  }

  /** Does a part of the work, and notes if it could not be done to its end. */
  private void stage(Stage stage, long allowance, Runnable work) {
    explorer.allow(allowance);
    try {
      work.run();
    } catch (SearchStopped stopped) {
      unfinished.add(stage);
    }
    explorer.goTo(List.of());
    explorer.allow(Long.MAX_VALUE);
  }

  private void solve(FirstMoves first) {
    keys = withoutLines(first.keys());
    slower = exact(first.slower());
    if (!first.bounds().hasWin()) {
      return;
    }
    keys = withLines(keys);
    int moves = first.bounds().winIn();
    TreeGrower growing = new TreeGrower(context.lengths(), moves, playableLines());
    grower = Optional.of(growing);
    context.begin(Stage.SOLUTION, 0);
    growing.grow(keys.stream().map(WinningMove::move).toList());
    if (!growing.tree().isComplete()) {
      unfinished.add(Stage.SOLUTION);
    }
    slower = withLines(slower);
  }

  private void compareLines(FirstMoves first) {
    if (!first.bounds().hasWin()) {
      return;
    }
    int moves = first.bounds().winIn();
    int claim = request.problem().published().claim().orElse(moves);
    int most = Math.max(claim, context.stipulation().limit().orElse(moves));
    context.begin(Stage.PUBLISHED, lines.size());
    Departures departures = new Departures(context.lengths(), moves, most);
    List<LineReport> compared = new ArrayList<>(lines);
    lines = compared;
    for (int i = 0; i < compared.size(); i++) {
      LineReport line = compared.get(i);
      compared.set(i, line.withDepartures(departures.of(line.playable())));
      context.step();
    }
  }

  /** Decides the first moves that are still open at the length asked for, where that is cheap. */
  private FirstMoves survey(FirstMoves first, long spent) {
    Plan plan = request.plan();
    if (!first.hasAllKeys() || !explorer.attackerToMove() || !plan.effort().surveys()) {
      return first;
    }
    FirstMoves surveyed = new FirstMoveSurvey(context, first).run(plan, spent);
    if (!surveyed.undecided().isEmpty()) {
      unfinished.add(Stage.FIRST_MOVES);
    }
    List<WinningMove> before = slower;
    slower = exact(surveyed.slower()).stream().map(move -> withLineOf(before, move)).toList();
    long allowance = plan.effort().allowance(spent);
    stage(Stage.FIRST_MOVES, allowance, () -> slower = withLines(slower));
    return surveyed;
  }

  /** The same move with the line that it had before, if it had one. */
  private static WinningMove withLineOf(List<WinningMove> before, WinningMove move) {
    return before.stream().filter(m -> m.move().equals(move.move())).findFirst().orElse(move);
  }

  /** Those whose shortest win is known; of others a line would prove no length. */
  private static List<WinningMove> exact(List<FirstMove> moves) {
    return withoutLines(moves.stream().filter(move -> move.bounds().isExact()).toList());
  }

  private List<List<Move>> playableLines() {
    return lines.stream().map(LineReport::playable).toList();
  }

  private void setPlay(FirstMoves first) {
    if (!first.bounds().hasWin() || !explorer.attackerToMove()) {
      return;
    }
    int moves = first.bounds().winIn();
    context.begin(Stage.SET_PLAY, 0);
    for (WinningMove key : keys) {
      otherSide.effect(key.move(), moves).ifPresent(effect -> effects.put(key.move(), effect));
    }
    otherSide.run(moves);
  }

  private void duals(FirstMoves first) {
    if (grower.isEmpty()) {
      return;
    }
    int stipulated = context.stipulation().limit().orElse(first.bounds().winIn());
    context.begin(Stage.DUALS, grower.get().positions());
    duals = new DualSearch(context.lengths(), grower.get(), stipulated, context::step).run();
    if (!duals.isComplete()) {
      unfinished.add(Stage.DUALS);
    }
  }

  private void tries(FirstMoves first) {
    tries = new TrySearch(context, request.plan().refutations()).run(first);
    if (!tries.isComplete()) {
      unfinished.add(Stage.TRIES);
    }
  }

  private static List<WinningMove> withoutLines(List<FirstMove> moves) {
    return moves.stream()
        .sorted(Comparator.comparingInt(move -> move.bounds().winIn()))
        .map(move -> new WinningMove(move.move(), move.bounds().winIn(), List.of()))
        .toList();
  }

  private List<WinningMove> withLines(List<WinningMove> moves) {
    BestPlay bestPlay = new BestPlay(context.lengths(), playableLines());
    return moves.stream().map(m -> m.line().isEmpty() ? withLine(bestPlay, m) : m).toList();
  }

  /** The same; the win seen by checks alone, if it is among them, gets its line. */
  private List<WinningMove> withLineAhead(List<WinningMove> moves) {
    Optional<WinningMove> win = lookAhead.flatMap(ahead -> ahead.win(playableLines()));
    return moves.stream()
        .map(
            move ->
                win.filter(w -> w.move().equals(move.move()) && w.moves() == move.moves())
                    .orElse(move))
        .toList();
  }

  private static WinningMove withLine(BestPlay bestPlay, WinningMove win) {
    return new WinningMove(win.move(), win.moves(), bestPlay.from(win.move(), win.moves()));
  }

  private Side toMove() {
    return request.problem().setup().toMove();
  }
}
