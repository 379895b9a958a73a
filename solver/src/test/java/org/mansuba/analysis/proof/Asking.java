package org.mansuba.analysis.proof;

import java.util.List;
import java.util.Set;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Square;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Move;
import org.mansuba.rules.Setup;

/** Conditions a win may be asked with; most are those that one line of play happens to keep. */
enum Asking {
  WIN,
  CHECKS_ONLY,
  EXACTLY,
  NAMED_MAN,
  KIND,
  SQUARE_OF_THE_KING,
  SQUARE_OF_THE_LAST_MOVE;

  /**
   * A stipulation with such a condition.
   *
   * @param plain the stipulation without
   * @param line best play from the diagram
   */
  Stipulation of(Stipulation plain, Setup diagram, List<Move> line) {
    Set<Condition> conditions =
        switch (this) {
          case WIN -> Set.of();
          case CHECKS_ONLY -> Set.of(new Condition.ChecksOnly());
          case EXACTLY -> Set.of(new Condition.Exact());
          case NAMED_MAN -> Set.of(new Condition.MatingMan(origin(line)));
          case KIND -> Set.of(new Condition.MatingKind(kindOn(origin(line), diagram)));
          case SQUARE_OF_THE_KING -> Set.of(new Condition.MatedOn(king(plain, diagram, line)));
          case SQUARE_OF_THE_LAST_MOVE -> Set.of(new Condition.MatingFrom(line.getLast().to()));
        };
    return new Stipulation(plain.attacker(), plain.goal(), plain.moves(), conditions);
  }

  /** The square in the diagram of the man that makes the last move, unless a swap moved it. */
  private static Square origin(List<Move> line) {
    Square square = line.getLast().from();
    for (Move move : line.reversed()) {
      square = move.to() == square ? move.from() : square;
    }
    return square;
  }

  private static Kind kindOn(Square square, Setup diagram) {
    return diagram.at(square).map(Man::kind).orElse(Kind.ROOK);
  }

  /** Where the defender's king stands after a line, unless a swap moved it. */
  private static Square king(Stipulation plain, Setup diagram, List<Move> line) {
    Square square = diagram.squaresOf(new Man(plain.attacker().opponent(), Kind.KING)).getFirst();
    for (Move move : line) {
      square = move.from() == square ? move.to() : square;
    }
    return square;
  }
}
