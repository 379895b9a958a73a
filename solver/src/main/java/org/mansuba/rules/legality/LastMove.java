package org.mansuba.rules.legality;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.Move;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.option.PromotionIf;
import org.mansuba.rules.option.PromotionTo;
import org.mansuba.rules.plain.PlainPosition;

/**
 * Looks for a legal move that leads to a diagram. Takes back every man in every way; a move counts
 * if the diagram before it is playable and the move is legal there. Swaps are left out: they open
 * no line, so they never give two checks.
 */
final class LastMove {
  private final Setup after;
  private final RuleSet rules;
  private final Side mover;

  private LastMove(Setup after, RuleSet rules) {
    this.after = PlainPosition.of(after, rules).setup();
    this.rules = rules;
    this.mover = after.toMove().opponent();
  }

  /** Returns whether an ordinary move leads to a diagram. The diagram must be without errors. */
  static boolean existsFor(Setup after, RuleSet rules) {
    LastMove last = new LastMove(after, rules);
    return Stream.of(Square.values())
        .filter(from -> after.at(from).isEmpty())
        .anyMatch(last::startedFrom);
  }

  private boolean startedFrom(Square from) {
    return Stream.of(Square.values())
        .filter(to -> to != from)
        .anyMatch(to -> earlierMen(to).anyMatch(man -> wasMadeBy(man, from, to)));
  }

  /**
   * Returns the men that can have moved to {@code to}: the man now there, or a pawn that promoted
   * or was removed there.
   */
  private Stream<Man> earlierMen(Square to) {
    boolean promotes = to.rank() == mover.promotionRank();
    Man pawn = new Man(mover, Kind.PAWN);
    Man now = after.men().get(to);
    if (now == null) {
      return promotes && rules.promotionIf() == PromotionIf.FERZ_LOST
          ? Stream.of(pawn)
          : Stream.empty();
    }
    if (now.side() != mover) {
      return Stream.empty();
    }
    Kind promoted = rules.promotionTo() == PromotionTo.FERZ ? Kind.FERZ : Kind.ALFIL;
    return promotes && now.kind() == promoted ? Stream.of(now, pawn) : Stream.of(now);
  }

  private boolean wasMadeBy(Man man, Square from, Square to) {
    Map<Square, Man> quiet = new EnumMap<>(after.men());
    quiet.remove(to);
    quiet.put(from, man);
    Map<Square, Man> capture = new EnumMap<>(quiet);
    capture.put(to, new Man(mover.opponent(), Kind.KNIGHT));
    return Stream.of(quiet, capture)
        .flatMap(men -> befores(men, man, from, to))
        .anyMatch(before -> leadsOn(before, Move.of(from, to).packed()));
  }

  /** Returns the diagrams before the move. A ferz may have been fresh until it moved. */
  private Stream<Setup> befores(Map<Square, Man> men, Man man, Square from, Square to) {
    Set<Square> fresh = EnumSet.noneOf(Square.class);
    fresh.addAll(after.freshFerzes());
    fresh.remove(to);
    Setup settled = new Setup(men, mover, fresh);
    if (man.kind() != Kind.FERZ || from.rank() != mover.promotionRank()) {
      return Stream.of(settled);
    }
    fresh.add(from);
    return Stream.of(settled, new Setup(men, mover, fresh));
  }

  private boolean leadsOn(Setup before, int move) {
    if (!Errors.of(before, rules).isEmpty()) {
      return false;
    }
    PlainPosition position = PlainPosition.of(before, rules);
    if (!position.isLegal(move)) {
      return false;
    }
    position.make(move);
    return position.setup().equals(after);
  }
}
