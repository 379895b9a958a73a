package org.mansuba.studio.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.mansuba.board.Square;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.editor.DiagramChange;
import org.mansuba.studio.soundness.KnownVerdicts;
import org.mansuba.studio.soundness.VerdictKind;

/** Finding problems by words, facets and men. */
final class LibraryModelTest {
  private final Document document = new Document();
  private final KnownVerdicts verdicts = new KnownVerdicts();
  private final LibraryModel model = new LibraryModel(document, verdicts);

  @BeforeEach
  void load() {
    model.load(Library.all());
  }

  private List<String> found() {
    return model.foundProperty().get().stream().map(Problem::id).toList();
  }

  @Test
  void withoutWordsEverythingIsFound() {
    assertThat(found()).isEqualTo(Library.ids());
  }

  @Test
  void wordsAreFoundWithoutCaseAndAccents() {
    model.wordsProperty().set("  DILÁRAM istanbul ");
    assertThat(found()).containsExactly("dilaram");
    model.wordsProperty().set("no such problem anywhere");
    assertThat(found()).isEmpty();
    model.reset();
    assertThat(found()).isEqualTo(Library.ids());
  }

  @Test
  void everyValueOfAFacetFindsTheProblemsThatHaveIt() {
    for (Facet facet : Facet.values()) {
      assertThat(model.values(facet)).isNotEmpty();
      for (String value : model.values(facet)) {
        model.chosenProperty(facet).set(value);
        assertThat(model.foundProperty().get())
            .isNotEmpty()
            .allMatch(p -> facet.values(p, verdicts).contains(value));
      }
      model.reset();
    }
  }

  @Test
  void theFacetOfVerdictsFollowsWhatIsFoundOut() {
    assertThat(model.values(Facet.VERDICT)).containsExactly("UNCHECKED");
    Problem dilaram = Library.find("dilaram").orElseThrow();
    verdicts.note(dilaram.question(), VerdictKind.SOUND);
    assertThat(model.values(Facet.VERDICT)).containsExactly("SOUND", "UNCHECKED");
    model.chosenProperty(Facet.VERDICT).set("SOUND");
    assertThat(found()).containsExactly("dilaram");
    Problem check = Library.find("check").orElseThrow();
    verdicts.note(check.question(), VerdictKind.SOUND);
    assertThat(found()).containsExactlyInAnyOrder("check", "dilaram");
  }

  @Test
  void theMenOnTheBoardNarrowTheLibrary() {
    document.open(Library.find("dilaram").orElseThrow());
    model.sameMenProperty().set(true);
    assertThat(found()).containsExactly("dilaram");
    for (Square square : Square.values()) {
      document.apply(DiagramChange.erase(square));
    }
    assertThat(found()).isEqualTo(Library.ids());
  }

  @Test
  void tenThousandProblemsAreSearched() {
    Problem problem = Library.find("dilaram").orElseThrow();
    model.load(
        IntStream.range(0, 10_000).mapToObj(i -> problem.withTitle("Problem " + i)).toList());
    model.wordsProperty().set("problem 9999");
    assertThat(model.foundProperty().get()).hasSize(1);
  }
}
