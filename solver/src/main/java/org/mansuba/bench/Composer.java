package org.mansuba.bench;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Goal;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.legality.DiagramCheck;
import org.mansuba.rules.play.Positions;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Explorer;
import org.mansuba.search.Limits;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.SolveRequest;

/**
 * Makes sound problems of a given length to measure the search with, by climbing: a random diagram
 * is changed one man at a time, or a move of each side is taken back, and a change stays if White
 * then wins by one key alone, and in no fewer moves than before. Where he wins by checks, the whole
 * proof of that is left to the end. The same seed gives the same problems, as long as the search
 * takes as many nodes as it did. Belongs to one thread.
 */
public final class Composer {
  private static final int FEWEST_MEN = 6;
  private static final int MOST_MEN = 20;

  /** Changes in a row that may come to nothing before another beginning is made. */
  private static final int PATIENCE = 1_500;

  private static final int PATIENCE_WITHOUT_A_WIN = 60;

  /** The longest win looked for in a beginning; then one grows by no more than a move at once. */
  private static final int LONGEST_BEGINNING = 3;

  /** Positions each question about a change may cost, where that is proved to be sound at once. */
  private static final long NODES = 400_000;

  /** The same for the proof that is left to the end. */
  private static final long NODES_AT_THE_END = 3_000_000;

  /** The same before that end: a move costs eight times as much as the one before it. */
  private static final long NODES_ON_THE_WAY = 20_000;

  private final SplittableRandom random;

  /** A composer who makes one series of problems. */
  public Composer(long seed) {
    random = new SplittableRandom(seed);
  }

  /**
   * The next problem.
   *
   * @param moves how many moves of White the shortest win is to take, at least 2
   * @param manner how White is to play
   */
  public Setup compose(int moves, Manner manner) {
    while (true) {
      Optional<Setup> composed = climb(beginning(), 0, moves, manner);
      if (composed.isPresent()) {
        return composed.get();
      }
    }
  }

  /**
   * A longer problem, found by going on from a shorter one.
   *
   * @param shorter White is to move and to win in that manner
   * @param moves how many moves of White the shortest win is to take, at least 2
   * @param manner how White is to play
   * @return empty if patience ended before
   */
  public Optional<Setup> lengthen(Setup shorter, int moves, Manner manner) {
    Map<Square, Man> men = new EnumMap<>(shorter.men());
    return climb(men, length(men, moves, moves, manner), moves, manner);
  }

  private Optional<Setup> climb(Map<Square, Man> start, int reached, int goal, Manner manner) {
    Map<Square, Man> men = start;
    int length = reached;
    for (int failed = 0; failed < (length == 0 ? PATIENCE_WITHOUT_A_WIN : PATIENCE); failed++) {
      if (length == goal) {
        return Optional.of(setup(men));
      }
      Map<Square, Man> changed = change(men);
      int next = length(changed, length, goal, manner);
      if (next > length) {
        failed = 0;
      }
      if (next >= length) {
        men = changed;
        length = next;
      }
    }
    return Optional.empty();
  }

  private Map<Square, Man> beginning() {
    Map<Square, Man> men = new EnumMap<>(Square.class);
    men.put(square(), new Man(Side.WHITE, Kind.KING));
    put(men, new Man(Side.BLACK, Kind.KING));
    int count = random.nextInt(FEWEST_MEN, MOST_MEN + 1);
    while (men.size() < count) {
      put(men, man());
    }
    return men;
  }

  private Map<Square, Man> change(Map<Square, Man> men) {
    if (random.nextInt(3) == 0) {
      return movesBefore(men);
    }
    Map<Square, Man> changed = new EnumMap<>(men);
    List<Map.Entry<Square, Man>> all = List.copyOf(men.entrySet());
    Map.Entry<Square, Man> chosen = all.get(random.nextInt(all.size()));
    Square square = chosen.getKey();
    Man man = chosen.getValue();
    boolean king = man.kind() == Kind.KING;
    switch (random.nextInt(4)) {
      case 0 -> {
        if (men.size() < MOST_MEN) {
          put(changed, man());
        }
      }
      case 1 -> {
        if (!king && men.size() > FEWEST_MEN) {
          changed.remove(square);
        }
      }
      case 2 -> {
        if (!king) {
          changed.put(square, man());
        }
      }
      default -> {
        changed.remove(square);
        put(changed, man);
      }
    }
    return changed;
  }

  /** A move of each side taken back, as far as that can be done: a problem grows from its end. */
  private Map<Square, Man> movesBefore(Map<Square, Man> men) {
    Map<Square, Man> before = new EnumMap<>(men);
    for (Side side : List.of(Side.BLACK, Side.WHITE)) {
      Setup setup = Setup.of(before, side);
      if (DiagramCheck.check(setup, RuleSet.STANDARD).isEmpty()) {
        takeBack(before, setup);
      }
    }
    return before;
  }

  /** What may go from one empty square to another may have come from there, but for pawns. */
  private void takeBack(Map<Square, Man> men, Setup setup) {
    int[] moves = new int[Position.MAX_MOVES];
    int count = Positions.of(setup, RuleSet.STANDARD).legalMoves(moves, 0);
    if (count == 0) {
      return;
    }
    int move = moves[random.nextInt(count)];
    Square from = Square.of(Move.from(move));
    Square to = Square.of(Move.to(move));
    Optional<Man> man = setup.at(from).filter(m -> m.kind() != Kind.PAWN);
    if (man.isPresent() && setup.at(to).isEmpty()) {
      men.remove(from);
      men.put(to, man.get());
    }
  }

  /** How long the win is, at most a move longer than before, if all is as it should be, else 0. */
  private static int length(Map<Square, Man> men, int before, int goal, Manner manner) {
    Setup setup = setup(men);
    if (!DiagramCheck.check(setup, RuleSet.STANDARD).isEmpty()) {
      return 0;
    }
    int most = Math.min(goal, Math.max(before + 1, LONGEST_BEGINNING));
    try {
      Explorer explorer = explorer(setup, manner.conditions(), NODES);
      int moves = explorer.shortest(most).orElse(0);
      return moves > 0 && isGood(explorer, moves, goal, manner) ? moves : 0;
    } catch (SearchStopped tooHard) {
      return 0;
    }
  }

  /**
   * A win by checks is soon found, and that nothing else is as short costs a hundred times as much
   * to prove: on the way to the goal it is enough that nothing is two moves shorter.
   */
  private static boolean isGood(Explorer explorer, int moves, int goal, Manner manner) {
    if (manner.conditions().isEmpty()) {
      return hasOneKey(explorer, moves, manner);
    }
    Setup setup = explorer.position().setup();
    if (moves < goal) {
      return !explorer(setup, Set.of(), NODES_ON_THE_WAY).wins(Math.max(0, moves - 2));
    }
    Explorer free = explorer(setup, Set.of(), NODES_AT_THE_END);
    return !free.wins(moves - 1) && hasOneKey(free, moves, manner);
  }

  private static Explorer explorer(Setup setup, Set<Condition> conditions, long nodes) {
    Stipulation asked = new Stipulation(Side.WHITE, Goal.WIN, Stipulation.MAX_MOVES, conditions);
    Limits limits = Limits.NONE.withMemory(32L << 20).withNodes(nodes);
    SolveRequest request = new SolveRequest(setup, RuleSet.STANDARD, asked, limits);
    return new Explorer(request, () -> {}, new Cancellation());
  }

  private static boolean hasOneKey(Explorer explorer, int moves, Manner manner) {
    int keys = 0;
    for (Move move : explorer.moves()) {
      explorer.play(move);
      boolean wins = explorer.wins(moves - 1);
      boolean fits = manner.fits(explorer.position(), moves);
      explorer.takeBack();
      keys += wins ? 1 : 0;
      if (keys > 1 || (wins && !fits)) {
        return false;
      }
    }
    return keys == 1;
  }

  private void put(Map<Square, Man> men, Man man) {
    Square square = square();
    while (men.containsKey(square)) {
      square = square();
    }
    men.put(square, man);
  }

  private Man man() {
    Kind[] kinds = Kind.values();
    Kind kind = kinds[random.nextInt(kinds.length)];
    // White is to win, so he has the more men.
    Side side = random.nextInt(5) < 3 ? Side.WHITE : Side.BLACK;
    return new Man(side, kind == Kind.KING ? Kind.PAWN : kind);
  }

  private Square square() {
    return Square.of(random.nextInt(Square.values().length));
  }

  private static Setup setup(Map<Square, Man> men) {
    return Setup.of(men, Side.WHITE);
  }
}
