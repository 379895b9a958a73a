package org.mansuba.search.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mansuba.board.Side;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.proof.Judge;
import org.mansuba.rules.Fingerprint;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.plain.PlainPosition;

/**
 * Wins as they are defined, and nothing else: on the rules written square by square, without order
 * of moves, bounds or shortcuts. It only remembers what it has worked out.
 */
public final class LiteralSearch {
  private final Position position;
  private final Side attacker;
  private final Judge judge;
  private final Map<Fingerprint, Map<Integer, Boolean>> known = new HashMap<>();

  /** Any win of a side. */
  public LiteralSearch(Setup setup, RuleSet rules, Side attacker) {
    this(new Question(setup, rules, Stipulation.win(attacker)));
  }

  /** The goal of a question, without its conditions. */
  public LiteralSearch(Question question) {
    position = PlainPosition.of(question.setup(), question.rules());
    attacker = question.stipulation().attacker();
    judge = new Judge(question.stipulation());
  }

  /** The least number of attacker moves that force a win, -1 if more than {@code most}. */
  public int shortest(int most) {
    for (int n = 0; n <= most; n++) {
      if (wins(n)) {
        return n;
      }
    }
    return -1;
  }

  /** First moves of the attacker that win in a number of moves. */
  public List<Move> keys(int n) {
    List<Move> keys = new ArrayList<>();
    for (int move : moves()) {
      position.make(move);
      if (wins(n - 1)) {
        keys.add(Move.of(move));
      }
      position.unmake();
    }
    return keys;
  }

  private boolean wins(int n) {
    Map<Integer, Boolean> here =
        known.computeIfAbsent(position.fingerprint(), key -> new HashMap<>());
    Boolean answer = here.get(n);
    if (answer == null) {
      answer = decide(n);
      here.put(n, answer);
    }
    return answer;
  }

  private boolean decide(int n) {
    if (position.ending().isOver()) {
      return judge.isGoal(position);
    }
    boolean attacks = position.sideToMove() == attacker;
    if (attacks && n == 0) {
      return false;
    }
    for (int move : moves()) {
      position.make(move);
      boolean wins = wins(attacks ? n - 1 : n);
      position.unmake();
      if (wins == attacks) {
        return attacks;
      }
    }
    return !attacks;
  }

  private int[] moves() {
    int[] moves = new int[Position.MAX_MOVES];
    return Arrays.copyOf(moves, position.legalMoves(moves, 0));
  }
}
