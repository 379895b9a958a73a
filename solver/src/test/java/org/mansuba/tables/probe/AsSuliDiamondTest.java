package org.mansuba.tables.probe;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.plain.PlainPosition;
import org.mansuba.tables.build.BuildListener;
import org.mansuba.tables.build.BuildOrder;
import org.mansuba.tables.index.Material;

/** What has been published of as-Suli's diamond, beside the table of its men. */
final class AsSuliDiamondTest {
  private static final Problem DIAMOND = Library.find("as-suli-diamond").orElseThrow();

  /** White's sixth move of both lines is the eleventh ply. */
  private static final int WHERE_THE_LINES_PART = 11;

  @TempDir static Path folder;
  private static Tables tables;

  @BeforeAll
  static void build() {
    tables = Tables.inMemory(folder, RuleSet.STANDARD);
    tables.build(Material.read("KFvKF"), new BuildOrder(2, BuildListener.silent(), () -> false));
  }

  @Test
  void everyMoveOfThePublishedMainLineIsBestPlay() {
    Position position = PlainPosition.of(DIAMOND.setup(), DIAMOND.rules());
    List<Move> line = line(0);

    assertThat(line).hasSize(39);
    for (int left = line.size(); left > 0; left--) {
      assertThat(plies(position)).isEqualTo(left);
      position.make(line.get(line.size() - left).packed());
    }
    assertThat(plies(position)).isZero();
  }

  @Test
  void averbakhsSixthMoveOfBlackLosesTenPliesSooner() {
    List<Move> longest = line(0);
    List<Move> averbakh = line(1);
    Position position = PlainPosition.of(DIAMOND.setup(), DIAMOND.rules());
    averbakh.subList(0, WHERE_THE_LINES_PART).forEach(move -> position.make(move.packed()));

    assertThat(averbakh.get(WHERE_THE_LINES_PART)).hasToString("g7g8");
    assertThat(longest.get(WHERE_THE_LINES_PART)).hasToString("g7f8");
    assertThat(pliesAfter(position, averbakh.get(WHERE_THE_LINES_PART))).isEqualTo(17);
    assertThat(pliesAfter(position, longest.get(WHERE_THE_LINES_PART))).isEqualTo(27);
  }

  private static List<Move> line(int index) {
    return DIAMOND.published().lines().get(index).moves();
  }

  private static int pliesAfter(Position position, Move move) {
    position.make(move.packed());
    int plies = plies(position);
    position.unmake();
    return plies;
  }

  private static int plies(Position position) {
    return switch (tables.outcome(position.setup()).orElseThrow()) {
      case Outcome.Win(int plies) -> plies;
      case Outcome.Loss(int plies) -> plies;
      case Outcome.Neither() -> -1;
    };
  }
}
