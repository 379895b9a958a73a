package org.mansuba.cli;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.export.format.Format;
import org.mansuba.export.sheet.Sheet;
import org.mansuba.notation.Excerpt;
import org.mansuba.problem.AtomicFile;
import org.mansuba.problem.Problem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a problem with its solution in one of many formats. */
@Command(
    name = "mansuba export",
    description = "Writes a problem with its solution for print, the web or other programs.",
    footer = {
      "",
      "Examples:",
      "  mansuba export dilaram --to html -o dilaram.html",
      "  mansuba export check -o check.pdf --lang ar --letters arabic",
      "  mansuba export abu-naim --to latex --no-solve",
      "",
      "Exit status: 0 written, 2 bad input, 3 written, but undecided: a limit or Ctrl-C",
      "came first."
    })
final class ExportCommand implements Callable<ExitStatus> {
  private final Session session;

  @Parameters(
      paramLabel = "PROBLEM",
      arity = "0..*",
      description = ProblemOptions.WHAT_IS_A_PROBLEM)
  private List<String> words = new ArrayList<>();

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      description =
          "text, popeye, pgn, markdown, html, latex, svg, png, pdf or json; usually told by the"
              + " file's name, else text.")
  private @Nullable String to;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write to this file instead of standard output.")
  private @Nullable String output;

  @Option(
      names = "--no-solve",
      description = "Print the solution that is in the problem's file, and do not check it.")
  private boolean unsolved;

  @Mixin private ProblemOptions problemOptions = new ProblemOptions();
  @Mixin private LimitOptions limitOptions = new LimitOptions();
  @Mixin private SheetOptions sheetOptions = new SheetOptions();

  ExportCommand(Session session) {
    this.session = session;
  }

  @Override
  public ExitStatus call() {
    var style = sheetOptions.style();
    var detail = sheetOptions.detail();
    var limits = limitOptions.limits();
    Optional<Path> file = file();
    Format format = format();
    Problem problem = problemOptions.read(session.terminal(), words);
    SheetWork work = new SheetWork(session, sheetOptions.messages());
    if (unsolved) {
      new DiagramGate(session.terminal().err()).admit(problem);
    }
    Optional<Report> report =
        unsolved ? Optional.empty() : Optional.of(work.check(problem, limits));
    Sheet sheet =
        report
            .map(found -> Sheet.of(problem, found, detail, style))
            .orElseGet(() -> Sheet.of(problem, style));
    byte[] bytes = format.write(sheet);
    if (file.isPresent()) {
      write(file.get(), bytes);
    } else {
      session.terminal().out().writeBytes(bytes);
    }
    return report
        .map(SheetWork::status)
        .filter(s -> s == ExitStatus.UNDECIDED)
        .orElse(ExitStatus.YES);
  }

  private Optional<Path> file() {
    try {
      return Optional.ofNullable(output).map(Path::of);
    } catch (InvalidPathException e) {
      throw new Refusal("%s is no name of a file".formatted(Excerpt.of(String.valueOf(output))));
    }
  }

  private Format format() {
    if (to == null) {
      return Optional.ofNullable(output).flatMap(Format::ofFile).orElse(Format.TEXT);
    }
    Format format =
        Format.named(to)
            .orElseThrow(
                () ->
                    new Refusal(
                        "--to %s is not known; the formats are %s"
                            .formatted(Excerpt.of(String.valueOf(to)), Format.names())));
    return format;
  }

  private static void write(Path file, byte[] bytes) {
    try {
      AtomicFile.write(file, bytes);
    } catch (IOException e) {
      throw new Refusal(
          "%s cannot be written: %s"
              .formatted(Excerpt.plain(file.toString(), 300), AtomicFile.reason(e)));
    }
  }
}
