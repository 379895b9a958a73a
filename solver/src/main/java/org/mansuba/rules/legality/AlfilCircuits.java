package org.mansuba.rules.legality;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.StartPosition;
import org.mansuba.rules.option.PromotionTo;
import org.mansuba.rules.option.StalemateSwap;

/**
 * Finds alfils on squares they cannot have reached. An alfil stays on a circuit of eight squares,
 * and each of the two alfils in the array has its own. A promoted alfil has the circuit of its
 * promotion square. If kings may swap with alfils, every square is reachable.
 */
final class AlfilCircuits {
  private static final int[] LEAP = {-2, 2};

  private AlfilCircuits() {}

  static List<Finding> of(Setup setup, RuleSet rules) {
    List<Finding> findings = new ArrayList<>();
    if (rules.stalemateSwap() == StalemateSwap.OFF) {
      for (Side side : Side.values()) {
        addSide(setup, rules, side, findings);
      }
    }
    return findings;
  }

  private static void addSide(Setup setup, RuleSet rules, Side side, List<Finding> findings) {
    Man alfil = new Man(side, Kind.ALFIL);
    List<Square> homes = StartPosition.of(rules).squaresOf(alfil);
    Set<Square> seen = EnumSet.noneOf(Square.class);
    for (Square square : setup.squaresOf(alfil)) {
      if (!seen.contains(square)) {
        Set<Square> circuit = circuit(square);
        seen.addAll(circuit);
        List<Square> alfils = setup.squaresOf(alfil).stream().filter(circuit::contains).toList();
        long room = homes.stream().filter(circuit::contains).count();
        if (alfils.size() > room && !isPromotionCircuit(circuit, rules, side)) {
          String sentence = room == 0 ? strange(alfil, alfils) : shared(alfil, alfils);
          findings.add(new Finding(FindingCode.W1, sentence, alfils));
        }
      }
    }
  }

  private static String strange(Man alfil, List<Square> squares) {
    String verb = squares.size() == 1 ? " stands" : " stand";
    return "the " + Wording.men(alfil, squares) + verb + " where no " + alfil.title() + " can get";
  }

  private static String shared(Man alfil, List<Square> squares) {
    return "the "
        + Wording.men(alfil, squares)
        + " share a circuit that only one of them can reach";
  }

  private static boolean isPromotionCircuit(Set<Square> circuit, RuleSet rules, Side side) {
    return rules.promotionTo() == PromotionTo.ALFIL
        && circuit.stream().anyMatch(s -> s.rank() == side.promotionRank());
  }

  /** Returns all squares an alfil can reach from {@code start}, including that square. */
  private static Set<Square> circuit(Square start) {
    Set<Square> reached = EnumSet.of(start);
    Deque<Square> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      Square square = open.pop();
      for (int dx : LEAP) {
        for (int dy : LEAP) {
          Square.at(square.file() + dx, square.rank() + dy)
              .filter(reached::add)
              .ifPresent(open::push);
        }
      }
    }
    return reached;
  }
}
