package org.mansuba.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mansuba.bench.Suite;
import org.mansuba.bench.Task;
import org.mansuba.bench.Yardstick;
import org.mansuba.cli.bench.BenchCommand;
import org.mansuba.cli.output.ExitStatus;

class BenchTest {
  private static final Yardstick RULER = new Yardstick("ruler", 2);

  @TempDir private Path folder;

  @Test
  void measuresTheTasksAskedForBesideAYardstick() {
    Run run = bench("dilaram", "--json", "--nodes", "100000");

    assertThat(run.status()).isEqualTo(ExitStatus.YES);
    assertThat(run.out().lines().findFirst())
        .hasValueSatisfying(
            line ->
                assertThat(line)
                    .contains(
                        "\"dilaram\"",
                        "mates in 6",
                        "\"yardstick\":\"ruler\"",
                        "\"yardstickSeconds\":2.0"));
  }

  @Test
  void everyNameMustBeThatOfATask() {
    for (String name : List.of("zzz", "dilaramm", "\u0000")) {
      Run run = bench("abu-naim", name);
      assertThat(run.status()).as(name).isEqualTo(ExitStatus.BAD_INPUT);
      assertThat(run.err()).as(name).contains("the first one is abu-naim").hasLineCount(1);
      assertThat(run.out()).isEmpty();
    }
  }

  @Test
  void comparesWithAnEarlierRun() throws IOException {
    Path old = folder.resolve("old.json");
    Run first = bench("al-adli", "--json", "--threads", "1");
    Files.writeString(old, first.out());

    Run again = bench("al-adli", "--threads", "1", "--compare", old.toString());
    Run json = bench("al-adli", "--json", "--threads", "1", "--compare", old.toString());

    assertThat(again.status()).isEqualTo(ExitStatus.YES);
    assertThat(again.out().lines().toList().getLast())
        .startsWith("Geometric mean: nodes 1.00 times those of the earlier run");
    assertThat(json.out()).contains("\"nodesToEarlier\":1.0");
  }

  @Test
  void doesNotCompareWhatALimitStopped() throws IOException {
    String earlier = bench("dilarams-legacy", "--json", "--nodes", "1000").out();
    assertThat(earlier).contains("\"stopped\":true");
    Path old = Files.writeString(folder.resolve("old.json"), earlier);

    Run again = bench("dilarams-legacy", "--nodes", "1000", "--compare", old.toString());

    Run json = bench("dilarams-legacy", "--nodes", "1000", "--json", "--compare", old.toString());
    assertThat(json.out())
        .contains("\"notCompared\":\"stopped both times\"")
        .doesNotContain("nodesToEarlier");
    assertThat(again.out())
        .contains("Not compared, because a limit stopped the search:")
        .contains("(both times)")
        .doesNotContain("Geometric mean");
  }

  @Test
  void doesNotCompareTimesByDifferentYardsticks() throws IOException {
    String line =
        "{\"name\":\"al-adli\",\"verdict\":\"\",\"nodes\":10,\"yardstick\":\"abacus\",\"ratio\":2.0}";
    Path old = Files.writeString(folder.resolve("old.json"), line);

    Run run = bench("al-adli", "--compare", old.toString());
    Run json = bench("al-adli", "--json", "--compare", old.toString());

    assertThat(run.text())
        .contains("Ratios are not compared, because the yardsticks differ: now ruler, then abacus.")
        .doesNotContain(", ratio ");
    assertThat(json.out()).contains("nodesToEarlier").doesNotContain("ratioToEarlier");
  }

  @Test
  void comparesWithNothingButWhatItPrinted() throws IOException {
    Path other = folder.resolve("other.json");
    Files.writeString(other, "{ nothing");
    Path foreign = folder.resolve("foreign.json");
    Files.writeString(foreign, "{\"tasks\":5}\n[1,2]");
    Path empty = Files.createFile(folder.resolve("empty.json"));

    for (String file :
        List.of(
            other.toString(), foreign.toString(), empty.toString(), folder + "/none", "", "/")) {
      Run run = bench("al-adli", "--compare", file);
      assertThat(run.status()).as(file).isEqualTo(ExitStatus.BAD_INPUT);
      assertThat(run.err().lines()).as(file).hasSize(1);
      assertThat(run.out()).isEmpty();
    }
  }

  @Test
  void onlyTasksThatSaySoAreChecks() {
    assertThat(Suite.tasks())
        .filteredOn(task -> task.work() == Task.Work.CHECK)
        .extracting(Task::name)
        .containsExactly("dilaram, all moves and duals", "check, all moves and duals");
  }

  @Test
  void everyTaskOfTheSuiteHasAnotherName() {
    assertThat(Suite.tasks()).extracting(Task::name).doesNotHaveDuplicates().hasSizeGreaterThan(9);
  }

  private static Run bench(String... args) {
    return Run.of(session -> new BenchCommand(session, () -> RULER), args);
  }
}
