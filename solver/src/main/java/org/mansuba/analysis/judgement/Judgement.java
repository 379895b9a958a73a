package org.mansuba.analysis.judgement;

import java.util.List;
import org.mansuba.rules.Move;

/**
 * What is proved about a move in a game from a diagram. All numbers are attacker moves. Immutable;
 * equal if all parts are equal.
 */
public sealed interface Judgement {
  /**
   * The move is as good as any.
   *
   * @param left attacker moves that the win still takes after it
   */
  record Best(int left) implements Judgement {}

  /**
   * The win stays, but it takes longer if the move is the attacker's, or comes sooner if it is the
   * defender's.
   *
   * @param better a move that is as good as any
   * @param loses by how many attacker moves the move is worse
   * @param line the move, and best play of both sides after it to the goal
   */
  record Costs(Move better, int loses, List<Move> line) implements Judgement {
    /** Copies the list. */
    public Costs {
      line = List.copyOf(line);
    }
  }

  /**
   * The attacker's move gives the win within the moves he has away.
   *
   * @param better a move that is as good as any
   * @param allowed attacker moves he has before it, itself included
   * @param line the move and a refutation; the move alone where it ends the game without the goal,
   *     or breaks a condition of the stipulation
   */
  record Fails(Move better, int allowed, List<Move> line) implements Judgement {
    /** Copies the list. */
    public Fails {
      line = List.copyOf(line);
    }
  }

  /**
   * There was no win to give away.
   *
   * @param allowed attacker moves within which no win exists before the move
   */
  record NothingToSpoil(int allowed) implements Judgement {}
}
