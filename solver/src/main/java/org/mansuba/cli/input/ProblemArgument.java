package org.mansuba.cli.input;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.mansuba.cli.output.FileName;
import org.mansuba.cli.output.Refusal;
import org.mansuba.cli.output.Terminal;
import org.mansuba.problem.Problem;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The single problem of a command, with the options that change it. */
public final class ProblemArgument {
  @Parameters(
      paramLabel = "[PROBLEM]",
      hideParamSyntax = true,
      arity = "0..*", // so that we can report several ourselves
      description = ProblemOptions.WHAT_IS_A_PROBLEM)
  private List<String> words = new ArrayList<>();

  @Mixin private ProblemOptions options = new ProblemOptions();

  /**
   * Returns the problem.
   *
   * @throws Refusal if none or several are given
   */
  public Problem read(Terminal terminal) {
    return options.read(terminal, words);
  }

  /**
   * Sees to it that the file of the problem is not written over.
   *
   * @param option the option that names what is written
   * @param written its path
   * @throws Refusal if that is the problem's file
   */
  public void requireOther(String option, Path written) {
    words.forEach(word -> FileName.requireOther(option, written, word));
  }
}
