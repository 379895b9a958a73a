package org.mansuba.answer;

import java.util.ArrayList;
import java.util.List;
import org.mansuba.notation.Fen;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.proof.Judge;
import org.mansuba.proof.NamedMan;
import org.mansuba.proof.Replies;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.Setup;
import org.mansuba.rules.plain.PlainPosition;

/**
 * A line played by the plain rules, which share no code with those of the search. Every move must
 * be legal and, where the stipulation asks for checks alone, each move of the attacker must give
 * one. Belongs to one thread.
 */
final class PlainReplay {
  private final Stipulation stipulation;
  private final Position position;
  private final Judge judge;
  private final List<State> played = new ArrayList<>();
  private State now;

  /** What the position itself does not remember. */
  private record State(NamedMan named, Judge.LastMove last, int attackerMoves) {}

  /** Stands at the diagram of a question. */
  PlainReplay(Question question) {
    stipulation = question.stipulation();
    position = PlainPosition.of(question.setup(), question.rules());
    judge = new Judge(stipulation);
    now = new State(NamedMan.of(stipulation), Judge.LastMove.NONE, 0);
  }

  /**
   * Plays a move of a solution.
   *
   * @throws Contradiction if the game is over, or the move is illegal or breaks a condition
   */
  void play(Move move) {
    boolean mustCheck = attackerToMove() && stipulation.isByChecks();
    playAny(move);
    Contradiction.unless(!mustCheck || position.inCheck(), "%s gives no check", move);
  }

  /**
   * Plays a move that need not be part of a solution.
   *
   * @throws Contradiction if the game is over or the move is illegal
   */
  void playAny(Move move) {
    Contradiction.unless(!position.ending().isOver(), "the game is over before %s", move);
    Contradiction.unless(position.isLegal(move.packed()), "%s is not legal", move);
    Setup before = position.setup();
    NamedMan named = now.named().after(move, before);
    State next =
        attackerToMove()
            ? new State(
                named, new Judge.LastAttack(move, before, now.named()), now.attackerMoves() + 1)
            : new State(named, now.last(), now.attackerMoves());
    played.add(now);
    now = next;
    position.make(move.packed());
  }

  /** Takes back the last move. */
  void takeBack() {
    position.unmake();
    now = played.removeLast();
  }

  /** Returns whether the attacker is to move. */
  boolean attackerToMove() {
    return position.sideToMove() == stipulation.attacker();
  }

  /** Returns how many moves the attacker has made. */
  int attackerMoves() {
    return now.attackerMoves();
  }

  /** Returns how the game has ended, if it has. */
  Ending ending() {
    return position.ending();
  }

  /** Returns this position as a diagram. */
  Setup setup() {
    return position.setup();
  }

  /** Returns whether the side to move is in check. */
  boolean inCheck() {
    return position.inCheck();
  }

  /**
   * Requires that the goal is reached here as all conditions ask. Whether it comes on the right
   * move is for the caller to know.
   *
   * @throws Contradiction if it is not
   */
  void requireGoal() {
    Contradiction.unless(judge.isGoal(position), "its end, %s, is not the goal", ending().title());
    for (Condition condition : stipulation.conditions()) {
      Contradiction.unless(
          judge.isMet(condition, position, now.last()), "it breaks the condition %s", condition);
    }
  }

  /** Returns all legal moves. */
  List<Move> legalMoves() {
    return Replies.inOrder(position);
  }

  /** Returns a text that two positions share only if the rest of the game is the same in both. */
  String here() {
    return Fen.write(position.setup()) + now.named();
  }
}
