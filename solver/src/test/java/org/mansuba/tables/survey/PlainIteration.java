package org.mansuba.tables.survey;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Position;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.plain.PlainPosition;

/**
 * Value iteration over all positions of some men without pawns, written for tests on the plain
 * rules alone: sweep over everything, ply by ply, until nothing changes. It shares no code with the
 * tables. Of positions that are mirror images of each other one is worked out and counted for all.
 */
final class PlainIteration {
  private static final int[] NO_MOVES = {};
  private static final int UNKNOWN = 0;
  private static final int LEAVES = Integer.MIN_VALUE / 2;

  private final RuleSet rules;
  private final List<Man> men;
  private final List<List<Square>> where;

  /** By mirror and man: what its squares, by their place in the list, add to a code. */
  private final List<int[][]> mirrors = new ArrayList<>();

  private final Map<List<Man>, PlainIteration> smaller = new HashMap<>();

  /** By position: plies + 1 if the side to move wins, the negative if it loses. */
  private final int[] values;

  /** By position: those its moves lead to, or {@link #LEAVES} plus the value after a capture. */
  private final int[][] next;

  /** Works out all positions of men, each on one of the squares given for it. */
  PlainIteration(RuleSet rules, List<Man> men, List<List<Square>> where) {
    this.rules = rules;
    this.men = men;
    this.where = where;
    findMirrors();
    int positions = 2;
    for (List<Square> squares : where) {
      positions *= squares.size();
    }
    values = new int[positions];
    next = new int[positions][];
    Arrays.fill(next, NO_MOVES);
    for (int code = 0; code < positions; code++) {
      prepare(code);
    }
    int idle = 0;
    for (int plies = 1; idle < 5; plies++) {
      idle = sweep(plies) ? 0 : idle + 1;
    }
  }

  /** How many positions a side to move wins (or, by a negative length, loses), by plies + 1. */
  Map<Integer, Long> count(Side toMove) {
    Map<Integer, Long> counts = new TreeMap<>();
    for (int code = 0; code < values.length; code++) {
      if (values[code] != UNKNOWN && side(code) == toMove) {
        int seen = code;
        long images = mirrors.stream().mapToInt(mirror -> seen(seen, mirror)).distinct().count();
        counts.merge(values[code], images, Long::sum);
      }
    }
    return counts;
  }

  private void prepare(int code) {
    if (first(code) != code) {
      return;
    }
    Setup setup = setup(code);
    PlainPosition position;
    try {
      position = PlainPosition.of(setup, rules);
    } catch (IllegalArgumentException noPosition) {
      return;
    }
    if (setup.men().size() < men.size()) {
      return;
    }
    Ending ending = position.ending();
    if (ending.isOver()) {
      Optional<Side> winner = ending.winner(side(code));
      values[code] = winner.map(w -> w == side(code) ? 1 : -1).orElse(UNKNOWN);
      return;
    }
    int[] moves = new int[Position.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    int[] reached = new int[end];
    for (int i = 0; i < end; i++) {
      position.make(moves[i]);
      reached[i] = reached(position.setup());
      position.unmake();
    }
    next[code] = reached;
  }

  private int reached(Setup setup) {
    if (setup.men().size() == men.size()) {
      return first(code(setup));
    }
    List<Man> left = new ArrayList<>();
    List<List<Square>> squares = new ArrayList<>();
    for (int man = 0; man < men.size(); man++) {
      if (setup.men().containsValue(men.get(man))) {
        left.add(men.get(man));
        squares.add(where.get(man));
      }
    }
    PlainIteration after =
        smaller.computeIfAbsent(left, wanted -> new PlainIteration(rules, wanted, squares));
    return LEAVES + after.values[after.first(after.code(setup))];
  }

  /** Decides what ends in {@code plies} plies; returns whether there was any. */
  private boolean sweep(int plies) {
    boolean changed = false;
    int[] old = values.clone();
    for (int code = 0; code < values.length; code++) {
      int[] moves = next[code];
      if (moves.length > 0 && old[code] == UNKNOWN) {
        boolean wins = false;
        boolean loses = true;
        for (int reached : moves) {
          int value = reached < 0 ? reached - LEAVES : old[reached];
          boolean known = value != UNKNOWN && Math.abs(value) <= plies;
          wins |= known && value < 0;
          loses &= known && value > 0;
        }
        values[code] = wins ? plies + 1 : loses ? -plies - 1 : UNKNOWN;
        changed |= wins || loses;
      }
    }
    return changed;
  }

  private void findMirrors() {
    for (int way = 0; way < 8; way++) {
      int[][] mirror = new int[men.size()][];
      int unit = 2;
      for (int man = 0; man < mirror.length; man++) {
        List<Square> squares = where.get(man);
        mirror[man] = new int[squares.size()];
        for (int i = 0; i < squares.size(); i++) {
          mirror[man][i] = unit * squares.indexOf(mirrored(way, squares.get(i)));
        }
        unit *= squares.size();
      }
      if (Arrays.stream(mirror).flatMapToInt(Arrays::stream).allMatch(part -> part >= 0)) {
        mirrors.add(mirror);
      }
    }
  }

  private static Square mirrored(int way, Square square) {
    int x = (way & 1) == 0 ? square.file() : 7 - square.file();
    int y = (way & 2) == 0 ? square.rank() : 7 - square.rank();
    return Square.of((way & 4) == 0 ? 8 * y + x : 8 * x + y);
  }

  private int first(int code) {
    int first = code;
    for (int[][] mirror : mirrors) {
      first = Math.min(first, seen(code, mirror));
    }
    return first;
  }

  private int seen(int code, int[][] mirror) {
    int seen = code % 2;
    int rest = code / 2;
    for (int[] parts : mirror) {
      seen += parts[rest % parts.length];
      rest /= parts.length;
    }
    return seen;
  }

  private static Side side(int code) {
    return code % 2 == 0 ? Side.WHITE : Side.BLACK;
  }

  /** The diagram, with fewer men if two share a square. */
  private Setup setup(int code) {
    Map<Square, Man> placed = new EnumMap<>(Square.class);
    int rest = code / 2;
    for (int man = 0; man < men.size(); man++) {
      List<Square> squares = where.get(man);
      placed.put(squares.get(rest % squares.size()), men.get(man));
      rest /= squares.size();
    }
    return Setup.of(placed, side(code));
  }

  private int code(Setup setup) {
    int code = setup.toMove() == Side.WHITE ? 0 : 1;
    int unit = 2;
    for (int man = 0; man < men.size(); man++) {
      List<Square> squares = where.get(man);
      code += unit * squares.indexOf(setup.squaresOf(men.get(man)).getFirst());
      unit *= squares.size();
    }
    return code;
  }
}
