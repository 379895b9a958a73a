package org.mansuba.studio.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.mansuba.problem.Problem;

/** The document keeps one state and a history that is never lost. */
final class DocumentTest {
  private final Document document = new Document();

  private static Edit title(String title) {
    return Edit.of("change.title", p -> p.withTitle(title));
  }

  private static Edit typed(String title) {
    return new Edit("change.title", "title", p -> p.withTitle(title));
  }

  @Test
  void undoGoesBackOneChangeAndRedoForthAgain() {
    Problem first = document.problem();
    document.apply(title("a"));
    document.apply(title("b"));
    document.undo();
    assertThat(document.problem().title()).isEqualTo("a");
    document.undo();
    assertThat(document.problem()).isEqualTo(first);
    document.undo();
    assertThat(document.problem()).isEqualTo(first);
    document.redo();
    document.redo();
    document.redo();
    assertThat(document.problem().title()).isEqualTo("b");
  }

  @Test
  void aChangeThatChangesNothingLeavesNoTrace() {
    document.apply(title(""));
    assertThat(document.undoNameProperty().get()).isEmpty();
    assertThat(document.modifiedProperty().get()).isFalse();
  }

  @Test
  void aNewChangeForgetsWhatCouldBeRedone() {
    document.apply(title("a"));
    document.undo();
    document.apply(title("b"));
    document.redo();
    assertThat(document.problem().title()).isEqualTo("b");
    assertThat(document.redoNameProperty().get()).isEmpty();
  }

  @Test
  void lettersTypedInARowAreUndoneTogether() {
    document.apply(typed("a"));
    document.apply(typed("ab"));
    document.seal();
    document.apply(typed("abc"));
    document.undo();
    assertThat(document.problem().title()).isEqualTo("ab");
    document.undo();
    assertThat(document.problem().title()).isEmpty();
  }

  @Test
  void goingBackToTheSavedStateCountsAsSaved() {
    document.apply(title("a"));
    document.saved(document.problem(), Path.of("a.json"));
    assertThat(document.modifiedProperty().get()).isFalse();
    document.apply(title("b"));
    assertThat(document.modifiedProperty().get()).isTrue();
    document.undo();
    assertThat(document.modifiedProperty().get()).isFalse();
    document.undo();
    assertThat(document.modifiedProperty().get()).isTrue();
  }

  @Test
  void openingForgetsTheHistory() {
    document.apply(title("a"));
    document.open(Document.empty().withTitle("other"));
    document.undo();
    assertThat(document.problem().title()).isEqualTo("other");
    assertThat(document.fileProperty().get()).isEmpty();
  }

  @Test
  void whatWasRestoredIsNotSaved() {
    document.restore(Document.empty().withTitle("back"), Optional.empty());
    assertThat(document.modifiedProperty().get()).isTrue();
    assertThat(document.problem().title()).isEqualTo("back");
  }
}
