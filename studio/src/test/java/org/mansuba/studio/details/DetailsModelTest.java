package org.mansuba.studio.details;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.problem.ProblemJson;
import org.mansuba.studio.document.Document;

/** Typing what is known about a problem. */
final class DetailsModelTest {
  private final Document document = new Document();
  private final DetailsModel model = new DetailsModel(document);
  private final Problem dilaram = Library.find("dilaram").orElseThrow();

  @BeforeEach
  void open() {
    document.open(dilaram);
  }

  @ParameterizedTest
  @EnumSource(Detail.class)
  void whatIsTypedGoesIntoTheFileAndIsUndoneInOneStep(Detail detail) {
    assertThat(model.textProperty(detail).get()).isEqualTo(detail.of(dilaram));
    model.textProperty(detail).set("a");
    model.textProperty(detail).set("al-Lajlaj ");
    Problem read = ProblemJson.read(ProblemJson.write(document.problem()), "the test").getFirst();
    assertThat(detail.of(read)).isEqualTo("al-Lajlaj");
    assertThat(model.textProperty(detail).get()).isEqualTo("al-Lajlaj ");
    model.settle(detail);
    assertThat(model.textProperty(detail).get()).isEqualTo("al-Lajlaj");
    document.undo();
    assertThat(document.problem()).isEqualTo(dilaram);
    assertThat(model.textProperty(detail).get()).isEqualTo(detail.of(dilaram));
  }

  @Test
  void keywordsAreSplitAtCommasAndKeptAsTypedUntilTheFieldIsLeft() {
    model.textProperty(Detail.KEYWORDS).set("sacrifice,, mate , sacrifice,");
    assertThat(document.problem().keywords()).containsExactly("sacrifice", "mate");
    assertThat(model.textProperty(Detail.KEYWORDS).get()).endsWith(",");
    model.settle(Detail.KEYWORDS);
    assertThat(model.textProperty(Detail.KEYWORDS).get()).isEqualTo("sacrifice, mate");
  }

  @Test
  void commentsInLanguagesStandSideBySideAndAnEmptyOneGoes() {
    model.comment().write("pl", "poświęcenie");
    assertThat(model.comment().read("pl")).isEqualTo("poświęcenie");
    assertThat(model.comment().read("en")).isEqualTo(dilaram.comment().get("en"));
    model.comment().write("pl", "");
    assertThat(document.problem()).isEqualTo(dilaram);
  }
}
