package org.mansuba.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mansuba.board.Side;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Move;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.solver.Explorer;

/** Composed problems meet their target. */
final class ComposerTest {
  private static final Pattern NAME = Pattern.compile("(narrow|quiet) ([3-7])-([1-9]|10)");

  @ParameterizedTest
  @EnumSource
  void madeProblemHasOneKeyOfItsMannerAndNoShorterWin(Manner manner) {
    Setup setup = new Composer(7).compose(2, manner);

    assertThat(setup.men()).hasSizeBetween(6, 20);
    assertSound(setup, 2, manner);
    assertThat(new Composer(7).compose(2, manner)).isEqualTo(setup);
  }

  @ParameterizedTest
  @EnumSource
  void longerProblemIsAsSoundAsTheShorterOneItGrowsFrom(Manner manner) {
    Setup shorter = new Composer(7).compose(2, manner);

    Setup longer = new Composer(8).lengthen(shorter, 3, manner).orElseThrow();

    assertThat(longer.men()).hasSizeBetween(6, 20);
    assertSound(longer, 3, manner);
    assertThat(new Composer(8).lengthen(shorter, 3, manner)).contains(longer);
  }

  @Test
  void suiteHasMadeProblemsOfEveryLengthInBothManners() {
    for (Manner manner : Manner.values()) {
      assertThat(made())
          .filteredOn(made -> made.manner == manner)
          .extracting(Made::moves)
          .contains(3, 4, 5, 6, 7);
    }
  }

  @Test
  void suiteHasSixtyMadeProblemsAtLeastAndAllAreAsTheirNamesSay() {
    assertThat(made()).hasSizeGreaterThanOrEqualTo(60);
    made().forEach(ComposerTest::assertSound);
  }

  private static List<Made> made() {
    return Suite.tasks().stream().map(ComposerTest::made).flatMap(Optional::stream).toList();
  }

  private static Optional<Made> made(Task task) {
    Matcher name = NAME.matcher(task.name());
    return name.matches()
        ? Optional.of(
            new Made(
                task.problem().setup(),
                Integer.parseInt(name.group(2)),
                name.group(1).equals("narrow") ? Manner.NARROW : Manner.QUIET))
        : Optional.empty();
  }

  private static void assertSound(Made made) {
    assertSound(made.setup, made.moves, made.manner);
  }

  private static void assertSound(Setup setup, int moves, Manner manner) {
    Stipulation asked = Stipulation.win(Side.WHITE);
    if (manner == Manner.NARROW) {
      assertThat(explorer(setup, asked.byChecks()).wins(moves)).as("%s", setup).isTrue();
    }
    Explorer explorer = explorer(setup, asked);
    assertThat(explorer.wins(moves - 1)).as("%s", setup).isFalse();
    List<Move> keys = new ArrayList<>();
    for (Move move : explorer.moves()) {
      explorer.play(move);
      if (explorer.wins(moves - 1)) {
        keys.add(move);
        assertThat(explorer.position().inCheck()).isEqualTo(manner == Manner.NARROW);
      }
      explorer.takeBack();
    }
    assertThat(keys).as("%s", setup).hasSize(1);
  }

  private static Explorer explorer(Setup setup, Stipulation asked) {
    SolveRequest request =
        new SolveRequest(new Question(setup, RuleSet.STANDARD, asked), Limits.UNLIMITED);
    return new Explorer(request, () -> {}, new Cancellation());
  }

  private record Made(Setup setup, int moves, Manner manner) {}
}
