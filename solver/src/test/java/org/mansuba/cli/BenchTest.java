package org.mansuba.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mansuba.bench.Suite;
import org.mansuba.bench.Task;

class BenchTest {
  @Test
  void measuresTheTasksAskedForBesideAYardstick() {
    Run run = Run.of("bench", "dilaram", "--json", "--nodes", "100000");

    assertThat(run.status()).isEqualTo(ExitStatus.YES);
    assertThat(run.out().lines().findFirst())
        .hasValueSatisfying(
            line -> assertThat(line).contains("\"dilaram\"", "mates in 6", "\"yardstickSeconds\""));
  }

  @Test
  void aTaskThatIsNotThereIsRefusedWithThoseThatAre() {
    Run run = Run.of("bench", "no-such-task");

    assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("its tasks are abu-naim");
  }

  @Test
  void everyTaskOfTheSuiteHasAnotherName() {
    assertThat(Suite.tasks()).extracting(Task::name).doesNotHaveDuplicates().hasSizeGreaterThan(9);
  }
}
