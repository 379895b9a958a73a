package org.mansuba.export.format;

import java.util.Locale;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.export.sheet.Sheet;
import org.mansuba.notation.Letters;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.Goal;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.problem.stipulation.StipulationText;

/** The board of letters above a solution; Black's men have a minus sign. */
final class PopeyeBoard {
  private static final String EDGE = "+---a---b---c---d---e---f---g---h---+\n";
  private static final String SIDES = "|                                   |\n";

  private PopeyeBoard() {}

  static void write(StringBuilder out, Sheet sheet, Letters letters) {
    Problem problem = sheet.problem();
    if (!problem.name().isEmpty()) {
      out.append(problem.name()).append("\n\n");
    }
    out.append(EDGE).append(SIDES);
    for (int rank = 7; rank >= 0; rank--) {
      out.append(rank + 1);
      for (int file = 0; file < 8; file++) {
        Square square = Square.of(8 * rank + file);
        out.append(
            "%4s".formatted(problem.setup().at(square).map(m -> sign(m, letters)).orElse(".")));
      }
      out.append("   ").append(rank + 1).append('\n').append(SIDES);
    }
    out.append(EDGE);
    String men =
        "%d + %d".formatted(problem.setup().count(Side.WHITE), problem.setup().count(Side.BLACK));
    String asked = stipulation(problem.stipulation());
    String gap = " ".repeat(Math.max(3, EDGE.length() - 3 - asked.length() - men.length()));
    out.append("  ").append(asked).append(gap).append(men).append('\n');
  }

  private static String sign(Man man, Letters letters) {
    String letter = man.kind() == Kind.PAWN ? "P" : letters.of(man.kind());
    return (man.side() == Side.BLACK ? "-" : "") + letter.toUpperCase(Locale.ROOT);
  }

  private static String stipulation(Stipulation stipulation) {
    boolean plain =
        stipulation.attacker() == Side.WHITE
            && stipulation.conditions().isEmpty()
            && stipulation.limit().isPresent();
    if (plain && stipulation.goal() == Goal.MATE) {
      return "#" + stipulation.moves();
    }
    if (plain && stipulation.goal() == Goal.STALEMATE) {
      return "=" + stipulation.moves();
    }
    return StipulationText.write(stipulation);
  }
}
