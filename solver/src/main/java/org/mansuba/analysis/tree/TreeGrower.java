package org.mansuba.analysis.tree;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.mansuba.analysis.Preference;
import org.mansuba.analysis.WinLengths;
import org.mansuba.rules.Fingerprint;
import org.mansuba.rules.Move;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.solver.Explorer;

/**
 * Grows a solution tree from an explorer's diagram, variations of full length first, and then finds
 * its duals. At a limit it keeps what it has.
 *
 * <p>Belongs to one thread.
 */
public final class TreeGrower {
  private static final int MOST_PLACES = 200_000;
  private static final Comparator<GrowingNode> FULL_LENGTH_FIRST =
      Comparator.comparingInt(GrowingNode::spare).thenComparingInt(place -> place.path().size());

  private final WinLengths lengths;
  private final Explorer explorer;
  private final List<List<Move>> preferred;
  private final int moves;
  private final Queue<GrowingNode> waiting = new PriorityQueue<>(FULL_LENGTH_FIRST);
  private final List<GrowingNode> places = new ArrayList<>();
  private final Set<Seen> seen = new HashSet<>();
  private final List<Branch> keys = new ArrayList<>();
  private List<Branch.Reply> defences = List.of();
  private int rootsLeft;

  /**
   * A grower of the tree of a known win.
   *
   * @param lengths stands at the diagram
   * @param moves the length of the win in attacker moves
   * @param preferred lines from the diagram whose moves are continuations where they are as fast as
   *     others
   */
  public TreeGrower(WinLengths lengths, int moves, List<List<Move>> preferred) {
    this.lengths = lengths;
    this.explorer = lengths.explorer();
    this.moves = moves;
    this.preferred = preferred;
  }

  /** Grows the tree of these keys; of the diagram itself where the defender moves first. */
  public void grow(List<Move> keyMoves) {
    explorer.goTo(List.of());
    try {
      if (!explorer.attackerToMove()) {
        rootsLeft = 1;
        defences = replies(moves);
        rootsLeft = 0;
      }
      rootsLeft += keyMoves.size();
      for (Move key : keyMoves) {
        explorer.goTo(List.of());
        keys.add(branch(key, moves, moves));
        rootsLeft--;
      }
      while (!waiting.isEmpty() && places.size() < MOST_PLACES) {
        expand(waiting.element());
        waiting.remove();
      }
    } catch (SearchStopped stopped) {
      // The places that still wait are left as they are.
    }
    explorer.goTo(List.of());
  }

  /** How many positions with the attacker to move are known so far. */
  public int positions() {
    return places.size();
  }

  /** The tree as it is known now. */
  public SolutionTree tree() {
    List<Variation> first =
        Stream.concat(
                keys.stream().map(key -> key.freeze(Role.KEY)),
                defences.stream().map(Branch::freeze))
            .toList();
    return new SolutionTree(moves, first, places.size(), rootsLeft + waiting.size());
  }

  /** The length of the win in attacker moves. */
  int moves() {
    return moves;
  }

  /** The positions with the attacker to move, those of full length first. */
  List<GrowingNode> places() {
    return places.stream().sorted(FULL_LENGTH_FIRST).toList();
  }

  private void expand(GrowingNode place) {
    explorer.goTo(place.path());
    Move move = continuation(place);
    place.continueWith(branch(move, place.allowed(), place.needed()));
  }

  /** The branch of a move that wins in time from where the explorer stands. */
  private Branch branch(Move move, int allowed, int needed) {
    explorer.play(move);
    int left = needed - 1;
    int spare = allowed - needed;
    if (explorer.isReached()) {
      return new Branch(move, left, spare, Sequel.GOAL, List.of());
    }
    return new Branch(move, left, spare, Sequel.SHOWN, replies(allowed - 1));
  }

  private List<Branch.Reply> replies(int allowed) {
    List<Move> path = explorer.path();
    List<Branch.Reply> replies = new ArrayList<>();
    for (Move move : Preference.order(explorer, preferred)) {
      explorer.play(move);
      replies.add(reply(move, allowed));
      explorer.goTo(path);
    }
    replies.sort(Comparator.comparingInt(Branch.Reply::spare));
    replies.stream().map(Branch.Reply::place).forEach(this::await);
    return replies;
  }

  private Branch.Reply reply(Move move, int allowed) {
    int needed =
        lengths
            .here(allowed)
            .orElseThrow(() -> new IllegalStateException("a proved win has a refutation: " + move));
    int spare = allowed - needed;
    if (explorer.isReached()) {
      return new Branch.Reply(move, needed, spare, Sequel.GOAL, null);
    }
    if (!seen.add(new Seen(explorer.fingerprint(), allowed))) {
      return new Branch.Reply(move, needed, spare, Sequel.ELSEWHERE, null);
    }
    GrowingNode place = new GrowingNode(explorer.path(), allowed, needed);
    return new Branch.Reply(move, needed, spare, Sequel.SHOWN, place);
  }

  private void await(@Nullable GrowingNode place) {
    if (place != null) {
      waiting.add(place);
      places.add(place);
    }
  }

  /** A move as fast as any, a preferred one if possible. */
  private Move continuation(GrowingNode place) {
    return Preference.order(explorer, preferred).stream()
        .filter(move -> lengths.winsAfter(move, place.needed() - 1))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("a proved win has no move"));
  }

  /** A position with the attacker to move, and the moves he is allowed there. */
  private record Seen(Fingerprint position, int allowed) {}
}
