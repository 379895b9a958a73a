package org.mansuba.analysis.proof;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.mansuba.notation.Fen;
import org.mansuba.proof.Certificate;
import org.mansuba.proof.NamedMan;
import org.mansuba.proof.Replies;
import org.mansuba.rules.Move;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.solver.Explorer;

/**
 * Reads a winning tree off an explorer. What is alike for the rest of the game is stored once: the
 * same position, with the named man on the same square if the stipulation names one, and with the
 * same number of moves to go if that number is exact.
 */
final class TreeBuilder {
  private static final int MOST_POSITIONS = 2_000_000;

  /** The name of all positions in which the attacker has won. */
  static final String WON = "";

  private final SolveRequest request;
  private final Explorer explorer;
  private final boolean exact;
  private final Map<String, Attack> attacks = new HashMap<>();

  TreeBuilder(SolveRequest request, Explorer explorer) {
    this.request = request;
    this.explorer = explorer;
    exact = request.stipulation().isExact();
  }

  /**
   * The attacker's way to win from a position. The positions after it have smaller lengths. Found
   * again with fewer moves to go, a position gets another way; its length only falls, so that no
   * way leads round in a circle.
   *
   * @param length attacker moves of the longest line
   * @param replies the name of the position after each reply
   */
  record Attack(Move move, int length, Map<Move, String> replies) {}

  Certificate build(int moves) {
    NamedMan named = NamedMan.of(request.stipulation());
    TreeWriter writer = new TreeWriter(attacks);
    if (explorer.attackerToMove()) {
      return writer.certificate(request, attack(moves, named));
    }
    Map<Move, String> replies = new LinkedHashMap<>();
    defend(moves, named, replies);
    return writer.certificate(request, replies);
  }

  /** Stores the way to win from here, where the attacker is to move, and names the position. */
  private String attack(int moves, NamedMan named) {
    String name = Fen.write(explorer.position().setup()) + named + (exact ? " " + moves : "");
    Attack known = attacks.get(name);
    if (known != null && known.length() <= moves) {
      return name;
    }
    if (attacks.size() == MOST_POSITIONS) {
      throw new TreeTooLargeException(MOST_POSITIONS);
    }
    Move move =
        explorer
            .winningMove(moves)
            .orElseThrow(() -> new IllegalStateException("no win in " + moves + " moves"));
    NamedMan after = named.after(move, explorer.position().setup());
    Map<Move, String> replies = new LinkedHashMap<>();
    explorer.play(move);
    int length = 1 + (explorer.isReached() ? 0 : defend(moves - 1, after, replies));
    explorer.takeBack();
    // The way may have led through this very position, which then has a shorter one.
    attacks.merge(name, new Attack(move, length, replies), TreeBuilder::shorter);
    return name;
  }

  /** Stores what follows every reply here, and tells the length of the longest line. */
  private int defend(int moves, NamedMan named, Map<Move, String> replies) {
    int longest = 0;
    for (Move reply : Replies.inOrder(explorer.position())) {
      NamedMan after = named.after(reply, explorer.position().setup());
      explorer.play(reply);
      String next = explorer.isReached() ? WON : attack(moves, after);
      explorer.takeBack();
      replies.put(reply, next);
      longest = Math.max(longest, length(next));
    }
    return longest;
  }

  private int length(String name) {
    Attack attack = attacks.get(name);
    return attack == null ? 0 : attack.length();
  }

  private static Attack shorter(Attack one, Attack other) {
    return other.length() < one.length() ? other : one;
  }
}
