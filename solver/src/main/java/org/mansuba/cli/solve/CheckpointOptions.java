package org.mansuba.cli.solve;

import java.io.PrintStream;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.mansuba.answer.CheckpointException;
import org.mansuba.answer.CheckpointFile;
import org.mansuba.cli.output.FileName;
import org.mansuba.cli.output.Refusal;
import org.mansuba.cli.output.Times;
import org.mansuba.cli.output.Version;
import org.mansuba.problem.stipulation.Question;
import picocli.CommandLine.Option;

/** The options of a search that is saved to disk and can be resumed. */
final class CheckpointOptions {
  private static final String USUAL = "2m";

  @Option(
      names = "--checkpoint",
      paramLabel = "FILE",
      description =
          "Save the search to FILE every few minutes and at the end; if FILE exists, resume"
              + " from it.")
  private @Nullable String file;

  @Option(
      names = "--every",
      paramLabel = "TIME",
      description = "Time between saves, such as 30s or 10m (default " + USUAL + ").")
  private @Nullable String every;

  /**
   * Returns the checkpoint that is asked for, if any.
   *
   * @param err receives a warning if it cannot be written
   * @throws CheckpointException if it cannot be used
   */
  Optional<CheckpointFile> checkpoint(Question question, PrintStream err) {
    if (file == null) {
      if (every != null) {
        throw new Refusal("--every goes with --checkpoint FILE");
      }
      return Optional.empty();
    }
    CheckpointFile checkpoint =
        new CheckpointFile(
            FileName.path("--checkpoint", file),
            "mansuba " + Version.text(),
            question,
            Times.read("--every", every == null ? USUAL : every),
            reason -> err.println("mansuba: the search is not saved: " + reason));
    checkpoint.requireUsable();
    return Optional.of(checkpoint);
  }
}
