package org.mansuba.answer;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.mansuba.analysis.tree.SolutionTree;
import org.mansuba.analysis.tree.Variation;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.rules.Move;

/**
 * Verifies a whole solution tree by the plain rules: every move is legal, every goal is reached as
 * claimed, every attacker move that is followed is answered by all legal replies, the counts of
 * moves agree, and what is "followed elsewhere" is. Each position is played once, so the time is in
 * proportion to the tree. For one use.
 */
final class TreeCheck {
  private final PlainReplay replay;
  private final boolean exact;

  /**
   * Positions with the attacker to move that the tree follows or cuts, with attacker moves left.
   */
  private final Set<String> followed = new HashSet<>();

  /** The same for those it says are followed elsewhere. */
  private final Set<String> referred = new HashSet<>();

  private TreeCheck(Question question) {
    replay = new PlainReplay(question);
    exact = question.stipulation().isExact();
  }

  /**
   * Verifies a tree.
   *
   * @throws Contradiction if it is not a solution of the question
   */
  static void verify(Question question, SolutionTree tree) {
    TreeCheck check = new TreeCheck(question);
    if (tree.first().isEmpty()) {
      return;
    }
    if (check.replay.attackerToMove()) {
      tree.first().forEach(key -> check.attack(key, tree.moves()));
    } else {
      check.defences(tree.first(), tree.moves());
    }
    check.referred.removeAll(check.followed);
    Contradiction.unless(check.referred.isEmpty(), "%s is not followed elsewhere", check.referred);
  }

  /**
   * Verifies answers to moves that the defender could begin with.
   *
   * @param question with the defender to move
   * @param moves how many attacker moves the answers may take at most
   * @throws Contradiction if one is not what it is said to be
   */
  static void verifySetPlay(Question question, List<Variation> setPlay, int moves) {
    TreeCheck check = new TreeCheck(question);
    setPlay.forEach(defence -> check.defence(defence, moves));
  }

  /**
   * Verifies a move of the attacker and all that follows it.
   *
   * @param allowed attacker moves allowed, this one included
   */
  private void attack(Variation attack, int allowed) {
    Move move = attack.move();
    require(attack.left() + attack.spare() == allowed - 1, "the moves left after", move);
    replay.play(move);
    switch (attack.sequel()) {
      case GOAL -> goal(attack);
      case SHOWN -> {
        require(longest(attack.next()) == attack.left(), "the longest defence to", move);
        defences(attack.next(), allowed - 1);
      }
      case ELSEWHERE, OMITTED -> require(!replay.ending().isOver(), "the end by", move);
    }
    replay.takeBack();
  }

  private static int longest(List<Variation> defences) {
    return defences.stream().mapToInt(Variation::left).max().orElse(-1);
  }

  /**
   * Verifies defences, of which none may be missing.
   *
   * @param allowed attacker moves allowed after them
   */
  private void defences(List<Variation> defences, int allowed) {
    List<Move> legal = replay.legalMoves();
    Set<Move> shown = defences.stream().map(Variation::move).collect(Collectors.toSet());
    Contradiction.unless(
        defences.size() == legal.size() && shown.containsAll(legal),
        "the defences shown are not all that are legal: %s",
        legal);
    defences.forEach(defence -> defence(defence, allowed));
  }

  private void defence(Variation defence, int allowed) {
    Move move = defence.move();
    require(defence.left() + defence.spare() == allowed, "the moves left after", move);
    replay.play(move);
    String here = replay.here() + ' ' + defence.left() + ' ' + allowed;
    switch (defence.sequel()) {
      case GOAL -> goal(defence);
      case SHOWN -> {
        require(defence.continuation().isPresent(), "the answer to", move);
        followed.add(here);
        defence.next().forEach(attack -> attack(attack, allowed));
      }
      case ELSEWHERE -> referred.add(here);
      case OMITTED -> {
        require(!replay.ending().isOver(), "the end by", move);
        followed.add(here);
      }
    }
    replay.takeBack();
  }

  private void goal(Variation last) {
    require(last.left() == 0, "the moves left after", last.move());
    require(!exact || last.spare() == 0, "the length of the win by", last.move());
    require(last.next().isEmpty(), "what follows the goal after", last.move());
    replay.requireGoal();
  }

  private static void require(boolean holds, String what, Move move) {
    Contradiction.unless(holds, what + " %s is wrong", move);
  }
}
