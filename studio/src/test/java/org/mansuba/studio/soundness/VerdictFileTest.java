package org.mansuba.studio.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mansuba.answer.StoredForm;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.studio.DamagedText;
import org.mansuba.studio.HeldWork;
import org.mansuba.studio.InlineRunner;
import org.mansuba.studio.task.TaskRunner;

/** What is known of the soundness of problems from one run to the next. */
final class VerdictFileTest {
  private static final int CASES = Integer.getInteger("mansuba.mutations", 10_000) / 20;

  @TempDir private Path folder;

  private final Problem dilaram = Library.find("dilaram").orElseThrow();
  private final Problem check = Library.find("check").orElseThrow();
  private final HeldWork held = new HeldWork();
  private Path file = Path.of("");

  @BeforeEach
  void choose() {
    file = folder.resolve("deep/verdicts.properties");
  }

  /** One run of the program. */
  private final class Run {
    private final KnownVerdicts verdicts = new KnownVerdicts();
    private final VerdictFile kept;

    Run(TaskRunner runner) {
      kept = new VerdictFile(verdicts, runner, file);
      kept.begin();
    }

    void finds(Problem problem, VerdictKind verdict) {
      verdicts.note(problem.question(), verdict);
    }
  }

  /** What a later run knows about a problem. */
  private VerdictKind later(Problem problem) {
    return new Run(new InlineRunner()).verdicts.of(problem.question());
  }

  @Test
  void verdictsAreKeptFromOneRunToTheNext() {
    Run run = new Run(new InlineRunner());
    run.finds(dilaram, VerdictKind.SOUND);
    run.finds(check, VerdictKind.NO_SOLUTION);
    assertThat(later(dilaram)).isEqualTo(VerdictKind.SOUND);
    assertThat(later(check)).isEqualTo(VerdictKind.NO_SOLUTION);
  }

  @Test
  void whatIsFoundInShortOrderIsWrittenTogetherAndWhatIsFoundMeanwhileAfterAPause() {
    Run run = new Run(held);
    run.finds(dilaram, VerdictKind.UNDECIDED);
    run.finds(dilaram, VerdictKind.SOUND);
    assertThat(held.waiting()).as("the pause").isEqualTo(1);
    held.doNext();
    assertThat(held.waiting()).as("the writing").isEqualTo(1);
    run.finds(check, VerdictKind.SHORT);
    assertThat(held.waiting()).as("the writing alone").isEqualTo(1);
    held.doNext();
    assertThat(later(dilaram)).isEqualTo(VerdictKind.SOUND);
    assertThat(later(check)).isEqualTo(VerdictKind.UNCHECKED);
    held.doNext();
    held.doNext();
    assertThat(held.waiting()).isZero();
    assertThat(later(check)).isEqualTo(VerdictKind.SHORT);
  }

  @Test
  void whatIsNotWrittenYetIsWrittenAtTheEnd() {
    Run run = new Run(held);
    run.finds(dilaram, VerdictKind.SOUND);
    run.kept.end();
    assertThat(later(dilaram)).isEqualTo(VerdictKind.SOUND);
  }

  @Test
  void aWritingThatIsOvertakenByTheEndTakesNothingBack() {
    Run run = new Run(held);
    run.finds(dilaram, VerdictKind.UNDECIDED);
    held.doNext();
    run.finds(dilaram, VerdictKind.SOUND);
    run.finds(check, VerdictKind.SHORT);
    run.kept.end();
    held.doNext();
    assertThat(later(dilaram)).isEqualTo(VerdictKind.SOUND);
    assertThat(later(check)).isEqualTo(VerdictKind.SHORT);
  }

  @Test
  void whereNothingIsFoundNothingIsWritten() {
    new Run(held).kept.end();
    assertThat(held.waiting()).isZero();
    assertThat(file).doesNotExist();
  }

  @Test
  void twoRunsAtTheSameTimeKeepWhatEachOfThemFinds() {
    Run one = new Run(new InlineRunner());
    Run other = new Run(new InlineRunner());
    one.finds(dilaram, VerdictKind.SOUND);
    other.finds(check, VerdictKind.SHORT);
    other.finds(dilaram, VerdictKind.UNDECIDED);
    assertThat(later(dilaram)).isEqualTo(VerdictKind.SOUND);
    assertThat(later(check)).isEqualTo(VerdictKind.SHORT);
  }

  @Test
  void aPlaceThatCannotBeWrittenDisturbsNobodyAndIsTriedAgain() throws IOException {
    Path inTheWay = Files.writeString(folder.resolve("deep"), "no folder");
    Run run = new Run(new InlineRunner());
    run.finds(dilaram, VerdictKind.SOUND);
    run.kept.end();
    Files.delete(inTheWay);
    run.finds(check, VerdictKind.SHORT);
    assertThat(later(dilaram)).isEqualTo(VerdictKind.SOUND);
    assertThat(later(check)).isEqualTo(VerdictKind.SHORT);
  }

  @Test
  void aFileOfRubbishCountsAsNone() throws IOException {
    Files.createDirectories(file.getParent());
    for (String rubbish : new String[] {"\\u12", "a=b\nc", "nonsense=sound", "\u0000"}) {
      Files.writeString(file, rubbish);
      assertThat(new Run(new InlineRunner()).verdicts.all()).as(rubbish).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "form=0", "form=2147483647", "form="})
  void verdictsOfAnotherFormAreNotUsed(String form) throws IOException {
    new Run(new InlineRunner()).finds(dilaram, VerdictKind.SHORT);
    String current = "form=" + StoredForm.CURRENT;
    assertThat(file).content().contains(current);
    Files.writeString(file, Files.readString(file).replace(current, form));

    assertThat(later(dilaram)).isEqualTo(VerdictKind.UNCHECKED);
    new Run(new InlineRunner()).finds(check, VerdictKind.SOUND);
    assertThat(later(dilaram)).isEqualTo(VerdictKind.UNCHECKED);
    assertThat(later(check)).isEqualTo(VerdictKind.SOUND);
  }

  @Test
  void aDamagedFileNeverStopsTheStart() throws IOException {
    new Run(new InlineRunner()).finds(dilaram, VerdictKind.SOUND);
    String whole = Files.readString(file);
    DamagedText damaged = new DamagedText(8);
    for (int i = 0; i < CASES; i++) {
      Files.writeString(file, damaged.of(whole));
      assertThat(later(check)).isEqualTo(VerdictKind.UNCHECKED);
    }
  }
}
