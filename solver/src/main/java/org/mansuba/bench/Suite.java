package org.mansuba.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.mansuba.notation.Fen;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.problem.stipulation.StipulationText;

/** The benchmark problems in the order of measurement. */
public final class Suite {
  private static final String FILE = "suite.txt";

  /** The column that names the work. */
  private static final int WORK = 3;

  private Suite() {}

  /** Returns all tasks. */
  public static List<Task> tasks() {
    try (InputStream in = Objects.requireNonNull(Suite.class.getResourceAsStream(FILE))) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("#")).map(Suite::task).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Task task(String line) {
    List<String> cells = Arrays.stream(line.split("\\|", -1)).map(String::strip).toList();
    Problem problem = problem(cells.get(1));
    Stipulation asked =
        cells.get(2).isEmpty()
            ? problem.stipulation()
            : StipulationText.read(cells.get(2), problem.setup().toMove());
    Task.Work work =
        cells.size() > WORK && cells.get(WORK).equals("check") ? Task.Work.CHECK : Task.Work.SOLVE;
    return new Task(cells.getFirst(), problem, asked, work);
  }

  private static Problem problem(String idOrFen) {
    return idOrFen.contains("/")
        ? Problem.of(Fen.read(idOrFen))
        : Library.find(idOrFen).orElseThrow();
  }
}
