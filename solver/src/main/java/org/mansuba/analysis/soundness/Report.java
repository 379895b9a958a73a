package org.mansuba.analysis.soundness;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mansuba.analysis.published.LineReport;
import org.mansuba.analysis.tree.Duals;
import org.mansuba.analysis.tree.SolutionTree;
import org.mansuba.analysis.tree.Variation;
import org.mansuba.rules.Move;

/**
 * What a check has found out. Everything in it is proved; what was left open is in {@code
 * unfinished}. Immutable.
 *
 * @param verdict whether the problem is sound
 * @param first what is proved of every first move
 * @param keys the first moves that win fastest, so far as it is known, each with its line; without
 *     one if a limit came first
 * @param slower the first moves that win more slowly and whose length is exact, each with its line;
 *     without one if a limit came first
 * @param effects what each key does to the defender, where that is worth a remark
 * @param setPlay moves the defender could begin with in the diagram, each with its answers; empty
 *     where he does begin
 * @param tries first moves that fail to few answers
 * @param tree every defence to every key
 * @param duals positions of the tree in which more than one move wins in time
 * @param lines what is found out about each published line
 * @param unfinished the parts of the work that were not done to their end
 * @param stop why the check ended when it did
 * @param nodes positions visited
 * @param elapsed wall time used
 */
public record Report(
    Soundness verdict,
    FirstMoves first,
    List<WinningMove> keys,
    List<WinningMove> slower,
    Map<Move, Effect> effects,
    List<Variation> setPlay,
    Tries tries,
    SolutionTree tree,
    Duals duals,
    List<LineReport> lines,
    Set<Stage> unfinished,
    Stop stop,
    long nodes,
    Duration elapsed) {
  /** Copies the collections. */
  public Report {
    keys = List.copyOf(keys);
    slower = List.copyOf(slower);
    effects = Map.copyOf(effects);
    setPlay = List.copyOf(setPlay);
    lines = List.copyOf(lines);
    unfinished = Set.copyOf(unfinished);
  }

  /** Returns the same with another time, for a check that included more work. */
  public Report withElapsed(Duration whole) {
    return new Report(
        verdict,
        first,
        keys,
        slower,
        effects,
        setPlay,
        tries,
        tree,
        duals,
        lines,
        unfinished,
        stop,
        nodes,
        whole);
  }

  /** The keys that a limit left without what follows them. */
  public List<WinningMove> unfollowedKeys() {
    return keys.stream()
        .filter(key -> tree.first().stream().noneMatch(v -> v.move().equals(key.move())))
        .toList();
  }
}
