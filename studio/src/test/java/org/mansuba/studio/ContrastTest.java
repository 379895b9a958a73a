package org.mansuba.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;

/** The measure that windows are measured by. */
final class ContrastTest {
  @Test
  void blackOnWhiteHasTheGreatestRatioAndAColourOnItselfTheLeast() {
    assertThat(Contrast.ratio(Color.BLACK, Color.WHITE)).isCloseTo(21, within(1e-9));
    assertThat(Contrast.ratio(Color.TEAL, Color.TEAL)).isCloseTo(1, within(1e-9));
  }

  /** The greys that the guidelines' readers know as the borders of level AA on white. */
  @Test
  void theKnownBordersAreMet() {
    assertThat(Contrast.ratio(Color.web("#767676"), Color.WHITE)).isGreaterThanOrEqualTo(4.5);
    assertThat(Contrast.ratio(Color.web("#777777"), Color.WHITE)).isLessThan(4.5);
    assertThat(Contrast.ratio(Color.WHITE, Color.web("#949494"))).isGreaterThanOrEqualTo(3);
    assertThat(Contrast.ratio(Color.WHITE, Color.web("#959595"))).isLessThan(3);
  }
}
