package org.mansuba.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mansuba.notation.Fen;
import org.mansuba.problem.Problem;
import org.mansuba.rules.RuleSet;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.search.SolveRequest;
import org.mansuba.tables.build.BuildListener;
import org.mansuba.tables.probe.Tables;

/** Tables in a folder in which one is damaged. */
final class TableShelfTest {
  @TempDir Path folder;

  private final List<String> warnings = new ArrayList<>();

  @Test
  void damagedTableCausesOneWarningThoughItIsBuiltAnewForEachProblem() throws IOException {
    Problem problem = Problem.of(Fen.read("8/8/8/8/8/1K6/1R6/k7 w"));
    String name = Tables.inFolder(folder, RuleSet.STANDARD).name(problem.setup());
    Path file = folder.resolve("standard").resolve(name + ".mtb");
    Files.createDirectories(file.getParent());
    Files.writeString(file, "no table");
    TableShelf shelf = new TableShelf(warnings::add, () -> folder);

    assertThat(answer(problem, shelf)).isTrue();
    assertThat(answer(problem, shelf)).isTrue();

    assertThat(warnings)
        .singleElement()
        .asString()
        .contains(name + ".mtb")
        .endsWith("; the answer is found without it");
  }

  private static boolean answer(Problem problem, TableShelf shelf) {
    SolveRequest question = new SolveRequest(problem.question(), Limits.UNLIMITED);
    return new TableLookup(question, new Cancellation(), BuildListener.silent(), shelf)
        .answer()
        .isPresent();
  }
}
