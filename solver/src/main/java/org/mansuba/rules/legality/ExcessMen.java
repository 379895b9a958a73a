package org.mansuba.rules.legality;

import java.util.ArrayList;
import java.util.List;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.StartPosition;
import org.mansuba.rules.option.PromotionIf;

/** Finds more men than the array and promotion allow a side. */
final class ExcessMen {
  private static final List<Kind> OFFICERS = List.of(Kind.FERZ, Kind.ALFIL, Kind.KNIGHT, Kind.ROOK);

  private final Setup setup;
  private final Setup array;
  private final RuleSet rules;
  private final Side side;
  private final List<Finding> findings = new ArrayList<>();

  private ExcessMen(Setup setup, RuleSet rules, Side side) {
    this.setup = setup;
    this.array = StartPosition.of(rules);
    this.rules = rules;
    this.side = side;
  }

  static List<Finding> of(Setup setup, RuleSet rules) {
    List<Finding> all = new ArrayList<>();
    for (Side side : Side.values()) {
      all.addAll(new ExcessMen(setup, rules, side).findings());
    }
    return all;
  }

  private List<Finding> findings() {
    addTotal();
    addTooMany(Kind.PAWN);
    for (Kind kind : OFFICERS) {
      if (mayPromoteTo(kind)) {
        addPromoted(kind);
      } else {
        addTooMany(kind);
      }
    }
    return findings;
  }

  private void addTotal() {
    int men = setup.count(side);
    int most = array.count(side);
    if (men > most) {
      List<Square> squares =
          setup.men().keySet().stream()
              .filter(s -> setup.at(s).filter(m -> m.side() == side).isPresent())
              .toList();
      add("%s has %d men; a side has at most %d".formatted(side.title(), men, most), squares);
    }
  }

  private void addTooMany(Kind kind) {
    List<Square> squares = squares(kind);
    int most = most(kind);
    if (squares.size() > most) {
      String sentence =
          "%s has %s, on %s; a side has at most %s"
              .formatted(
                  side.title(),
                  Wording.counted(squares.size(), kind.title()),
                  Wording.list(squares.stream().map(Square::toString).toList()),
                  Wording.number(most));
      add(sentence, squares);
    }
  }

  private void addPromoted(Kind kind) {
    List<Square> squares = squares(kind);
    int promoted = squares.size() - most(kind);
    int pawns = squares(Kind.PAWN).size();
    if (promoted > 0 && promoted + pawns > most(Kind.PAWN)) {
      String sentence =
          "%s has %s, on %s, and %s; that takes more promotions than there are missing pawns"
              .formatted(
                  side.title(),
                  Wording.counted(squares.size(), kind.title()),
                  Wording.list(squares.stream().map(Square::toString).toList()),
                  Wording.counted(pawns, Kind.PAWN.title()));
      add(sentence, squares);
    }
  }

  private boolean mayPromoteTo(Kind kind) {
    return switch (rules.promotionTo()) {
      case FERZ -> kind == Kind.FERZ && rules.promotionIf() == PromotionIf.ALWAYS;
      case ALFIL -> kind == Kind.ALFIL;
    };
  }

  private List<Square> squares(Kind kind) {
    return setup.squaresOf(new Man(side, kind));
  }

  private int most(Kind kind) {
    return array.squaresOf(new Man(side, kind)).size();
  }

  private void add(String sentence, List<Square> squares) {
    findings.add(new Finding(FindingCode.W5, sentence, squares));
  }
}
