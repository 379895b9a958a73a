package org.mansuba.studio.editor;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Setup;
import org.mansuba.score.Score;
import org.mansuba.studio.document.Edit;

/** The changes of a diagram. */
public final class DiagramChange {
  private DiagramChange() {}

  /** Puts a man on a square, in place of what stands there. */
  public static Edit put(Man man, Square square) {
    return ofMen("change.put", men -> men.put(square, man), square);
  }

  /** Takes away what stands on a square. */
  public static Edit erase(Square square) {
    return ofMen("change.erase", men -> men.remove(square), square);
  }

  /** Moves what stands on a square to another one, in place of what stands there. */
  public static Edit move(Square from, Square to) {
    return Edit.of("change.move", problem -> withSetup(problem, moved(problem.setup(), from, to)));
  }

  /** Gives the man on a square to the other side. */
  public static Edit exchangeOwner(Square square) {
    return ofMen(
        "change.owner",
        men -> men.computeIfPresent(square, (_, m) -> new Man(m.side().opponent(), m.kind())),
        square);
  }

  /** Gives the move to a side. */
  public static Edit toMove(Side side) {
    return Edit.of(
        "change.toMove", problem -> withSetup(problem, problem.setup().withSideToMove(side)));
  }

  /** Replaces the whole diagram. */
  public static Edit replace(String name, Setup setup) {
    return Edit.of(name, problem -> withSetup(problem, setup));
  }

  /** Replaces the whole diagram while its record is being typed. */
  public static Edit typed(Setup setup) {
    return new Edit("change.fen", "fen", problem -> withSetup(problem, setup));
  }

  /** Moves the whole diagram and what is asked for with it. */
  public static Edit transform(Transform transform) {
    UnaryOperator<Problem> effect =
        problem -> {
          Stipulation moved = TransformedStipulation.of(problem.stipulation(), transform);
          Score score = TransformedScore.of(problem.solution(), transform);
          // To set the rules again leaves out the moves that are not legal after the transform.
          return problem
              .withSolution(Score.EMPTY)
              .withSetup(transform.apply(problem.setup()))
              .withStipulation(moved)
              .withSolution(score)
              .withRules(problem.rules());
        };
    return Edit.of("change.transform", effect);
  }

  private interface MenEdit {
    void edit(Map<Square, Man> men);
  }

  private static Edit ofMen(String name, MenEdit edit, Square square) {
    return Edit.of(
        name,
        problem -> {
          Setup before = problem.setup();
          Map<Square, Man> men = new EnumMap<>(Square.class);
          men.putAll(before.men());
          edit.edit(men);
          Set<Square> fresh = fresh(before);
          if (!before.at(square).equals(Optional.ofNullable(men.get(square)))) {
            fresh.remove(square);
          }
          return withSetup(problem, new Setup(men, before.toMove(), fresh));
        });
  }

  private static Setup moved(Setup before, Square from, Square to) {
    Map<Square, Man> men = new EnumMap<>(Square.class);
    men.putAll(before.men());
    Man man = men.remove(from);
    if (man == null) {
      return before;
    }
    men.put(to, man);
    Set<Square> fresh = fresh(before);
    fresh.remove(to);
    if (fresh.remove(from)) {
      fresh.add(to);
    }
    return new Setup(men, before.toMove(), fresh);
  }

  private static Set<Square> fresh(Setup setup) {
    Set<Square> fresh = EnumSet.noneOf(Square.class);
    fresh.addAll(setup.freshFerzes());
    return fresh;
  }

  /** Where only "the side to move wins" is asked for, this stays so when the move changes hands. */
  private static Problem withSetup(Problem problem, Setup setup) {
    boolean plain = problem.stipulation().equals(Stipulation.win(problem.setup().toMove()));
    Problem changed = problem.withSetup(setup);
    return plain ? changed.withStipulation(Stipulation.win(setup.toMove())) : changed;
  }
}
