package org.mansuba.studio.solve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mansuba.board.Side;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Goal;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.studio.document.Document;

/** The text of what is asked, and the choices that write it. */
final class StipulationModelTest {
  private final Document document = new Document();
  private final StipulationModel model = new StipulationModel(document);

  @Test
  void theTextFollowsTheChoices() {
    model.setGoal(Goal.MATE);
    model.setMoves(6);
    model.toggle(new Condition.ChecksOnly());
    assertThat(model.textProperty().get()).isEqualTo("White mates in 6, checks only");
    model.toggle(new Condition.ChecksOnly());
    model.setMoves(Stipulation.ANY_LENGTH);
    model.setAttacker(Side.BLACK);
    assertThat(model.textProperty().get()).isEqualTo("Black mates");
  }

  @Test
  void theTypedTextIsReadAndStaysAsItWasTyped() {
    model.textProperty().set("#6 checks only");
    assertThat(model.stipulation())
        .isEqualTo(StipulationText.read("mate in 6, checks only", Side.WHITE));
    assertThat(model.textProperty().get()).isEqualTo("#6 checks only");
    model.revert();
    assertThat(model.textProperty().get()).isEqualTo("White mates in 6, checks only");
  }

  @Test
  void aTextThatCannotBeReadChangesNothingAndIsExplained() {
    model.textProperty().set("mate in soon");
    assertThat(model.errorProperty().get()).contains("soon");
    assertThat(model.stipulation()).isEqualTo(Stipulation.win(Side.WHITE));
    model.textProperty().set("mate in 3");
    assertThat(model.errorProperty().get()).isEmpty();
  }

  @Test
  void typingIsUndoneAtOnce() {
    model.textProperty().set("mate in 1");
    model.textProperty().set("mate in 12");
    document.undo();
    assertThat(model.stipulation()).isEqualTo(Stipulation.win(Side.WHITE));
    assertThat(model.textProperty().get()).isEqualTo("White wins");
  }
}
