package org.mansuba.studio.editor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.notation.Fen;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.rules.Setup;
import org.mansuba.studio.document.Document;

final class TransformTest {
  private static final Setup DIAGRAM = Fen.read("8/8/8/3k4/8/1KF5/8/f7 w");

  @ParameterizedTest
  @CsvSource({
    "SHIFT_UP, b4",
    "SHIFT_DOWN, b2",
    "SHIFT_LEFT, a3",
    "SHIFT_RIGHT, c3",
    "ROTATE_RIGHT, c7",
    "ROTATE_LEFT, f2",
    "MIRROR_FILES, g3",
    "MIRROR_RANKS, b6",
    "EXCHANGE_COLOURS, b6"
  })
  void movesB3To(Transform transform, String square) {
    assertThat(transform.map(Square.B3)).contains(Square.parse(square).orElseThrow());
  }

  @ParameterizedTest
  @EnumSource(
      value = Transform.class,
      names = {"MIRROR_FILES", "MIRROR_RANKS", "EXCHANGE_COLOURS"})
  void twiceIsNothing(Transform transform) {
    assertThat(transform.apply(transform.apply(DIAGRAM))).isEqualTo(DIAGRAM);
  }

  @Test
  void fourQuarterTurnsAreNothing() {
    Setup turned = DIAGRAM;
    for (int i = 0; i < 4; i++) {
      turned = Transform.ROTATE_RIGHT.apply(turned);
    }
    assertThat(turned).isEqualTo(DIAGRAM);
    assertThat(Transform.ROTATE_LEFT.apply(Transform.ROTATE_RIGHT.apply(DIAGRAM)))
        .isEqualTo(DIAGRAM);
  }

  @Test
  void noManFallsOffTheBoard() {
    assertThat(Transform.SHIFT_LEFT.fits(DIAGRAM)).isFalse();
    assertThat(Transform.SHIFT_UP.fits(DIAGRAM)).isTrue();
    assertThatThrownBy(() -> Transform.SHIFT_DOWN.apply(DIAGRAM))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void exchangedColoursAreTheSameGame() {
    Stipulation asked = StipulationText.read("White wins in 20, king on d5", Side.WHITE);
    Document document = new Document();
    document.open(Problem.of(DIAGRAM).withStipulation(asked));
    document.apply(DiagramChange.transform(Transform.EXCHANGE_COLOURS));
    assertThat(document.problem().setup()).isEqualTo(Fen.read("F7/8/1kf5/8/3K4/8/8/8 b"));
    assertThat(document.problem().stipulation())
        .isEqualTo(StipulationText.read("Black wins in 20, king on d4", Side.BLACK));
  }
}
