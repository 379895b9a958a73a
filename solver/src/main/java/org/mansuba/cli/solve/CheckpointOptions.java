package org.mansuba.cli.solve;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.mansuba.cli.output.FileName;
import org.mansuba.cli.output.Refusal;
import org.mansuba.cli.output.Times;
import org.mansuba.search.SolveRequest;
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
   * The file that the search for an answer is to be kept in; empty if none is asked for.
   *
   * @param err receives a warning if it cannot be written
   * @throws Refusal if that is impossible
   */
  Optional<CheckpointFile> checkpoint(SolveRequest request, PrintStream err) {
    if (file == null) {
      if (every != null) {
        throw new Refusal("--every goes with --checkpoint FILE");
      }
      return Optional.empty();
    }
    Duration interval = Times.read("--every", every == null ? USUAL : every);
    CheckpointFile kept =
        new CheckpointFile(FileName.path("--checkpoint", file), request, interval, err);
    kept.requireUsable();
    return Optional.of(kept);
  }
}
