package org.mansuba.bench;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
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
import org.mansuba.search.Solution;
import org.mansuba.search.SolveListener;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.Solver;
import org.mansuba.search.Verdict;

/**
 * Makes sound problems of a given length to measure the search with, by climbing: a random diagram
 * is changed one man at a time, or a move of each side is taken back, and a change stays if White
 * then wins by one key alone, and in no fewer moves than before. The same seed gives the same
 * problems. Belongs to one thread.
 */
public final class Composer {
  private static final int FEWEST_MEN = 6;
  private static final int MOST_MEN = 20;

  /** Changes in a row that may come to nothing before another beginning is made. */
  private static final int PATIENCE = 1_500;

  private static final int PATIENCE_WITHOUT_A_WIN = 60;

  private static final Limits LIMITS = Limits.NONE.withNodes(200_000).withMemory(32L << 20);

  private final SplittableRandom random;
  private final Solver solver = new Solver();

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
      Optional<Setup> composed = climb(moves, manner);
      if (composed.isPresent()) {
        return composed.get();
      }
    }
  }

  private Optional<Setup> climb(int moves, Manner manner) {
    Map<Square, Man> men = beginning();
    int length = 0;
    for (int failed = 0; failed < (length == 0 ? PATIENCE_WITHOUT_A_WIN : PATIENCE); failed++) {
      Map<Square, Man> changed = change(men);
      int reached = length(changed, moves, manner);
      if (reached > length && reached <= moves) {
        failed = 0;
      }
      if (reached >= length && reached <= moves) {
        men = changed;
        length = reached;
      }
      if (length == moves) {
        return Optional.of(setup(men));
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

  /** The length of the shortest win if all is as it should be, else 0. */
  private int length(Map<Square, Man> men, int most, Manner manner) {
    Setup setup = setup(men);
    if (!DiagramCheck.check(setup, RuleSet.STANDARD).isEmpty()) {
      return 0;
    }
    Stipulation win = Stipulation.win(Side.WHITE).in(most);
    Stipulation narrow = new Stipulation(Side.WHITE, Goal.WIN, most, manner.conditions());
    // To win under the conditions of a manner is decided sooner, and mostly that is enough.
    if (shortest(setup, narrow).isEmpty()) {
      return 0;
    }
    OptionalInt moves = shortest(setup, win);
    return moves.isPresent() && hasOneKey(setup, win.in(moves.getAsInt()), manner)
        ? moves.getAsInt()
        : 0;
  }

  private OptionalInt shortest(Setup setup, Stipulation asked) {
    SolveRequest request = new SolveRequest(setup, RuleSet.STANDARD, asked, LIMITS);
    Solution solution = solver.solve(request, SolveListener.silent(), new Cancellation());
    return solution.verdict() instanceof Verdict.ShortestWin(int moves) && moves > 0
        ? OptionalInt.of(moves)
        : OptionalInt.empty();
  }

  private static boolean hasOneKey(Setup setup, Stipulation win, Manner manner) {
    SolveRequest request = new SolveRequest(setup, RuleSet.STANDARD, win, LIMITS);
    Explorer explorer = new Explorer(request, () -> {}, new Cancellation());
    int keys = 0;
    try {
      for (Move move : explorer.moves()) {
        explorer.play(move);
        boolean wins = explorer.wins(win.moves() - 1);
        boolean fits = manner.fits(explorer.position(), win.moves());
        explorer.takeBack();
        if (wins && !fits) {
          return false;
        }
        keys += wins ? 1 : 0;
      }
    } catch (SearchStopped tooHard) {
      return false;
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
