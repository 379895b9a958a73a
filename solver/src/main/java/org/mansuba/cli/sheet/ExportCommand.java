package org.mansuba.cli.sheet;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.cli.input.DiagramGate;
import org.mansuba.cli.input.LimitOptions;
import org.mansuba.cli.input.ProblemArgument;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.FileName;
import org.mansuba.cli.output.Refusal;
import org.mansuba.cli.output.Session;
import org.mansuba.export.format.Format;
import org.mansuba.export.sheet.Sheet;
import org.mansuba.notation.Excerpt;
import org.mansuba.problem.AtomicFile;
import org.mansuba.problem.Problem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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
      "Exit status: 0 written, 2 bad input, 3 written, but undecided: a limit or Ctrl-C came"
          + " first."
    })
public final class ExportCommand implements Callable<ExitStatus> {
  private final Session session;

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      description =
          "text, popeye, pgn, markdown, html, latex, svg, png, pdf or json; by default chosen by"
              + " the extension of FILE, else text.")
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

  @Mixin private ProblemArgument problemArgument = new ProblemArgument();
  @Mixin private LimitOptions limitOptions = new LimitOptions();
  @Mixin private SheetOptions sheetOptions = new SheetOptions();

  /** Creates the command for one run of the program. */
  public ExportCommand(Session session) {
    this.session = session;
  }

  @Override
  public ExitStatus call() {
    var style = sheetOptions.style();
    var detail = sheetOptions.detail();
    var limits = limitOptions.limits();
    Optional<Path> file = Optional.ofNullable(output).map(o -> FileName.path("-o", o));
    file.ifPresent(path -> problemArgument.requireOther("-o", path));
    Format format = format();
    Problem problem = problemArgument.read(session.terminal());
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

  private Format format() {
    if (to != null) {
      return Format.named(to).orElseThrow(() -> unknown(String.valueOf(to)));
    }
    if (output == null) {
      return Format.TEXT;
    }
    Optional<Format> told = Format.ofFile(output);
    return told.isPresent() ? told.get() : unsaid(output);
  }

  private static Refusal unknown(String format) {
    return new Refusal(
        "--to %s is not known; the formats are %s".formatted(Excerpt.of(format), Format.names()));
  }

  /** Returns the format of a file without a known extension: text, if it has none. */
  private static Format unsaid(String file) {
    String name = file.substring(file.lastIndexOf('/') + 1);
    if (name.lastIndexOf('.') > 0) {
      throw new Refusal(
          "%s: unknown extension; use %s, or choose a format with --to"
              .formatted(Excerpt.fileName(file), Format.endings()));
    }
    return Format.TEXT;
  }

  private static void write(Path file, byte[] bytes) {
    try {
      AtomicFile.write(file, bytes);
    } catch (IOException e) {
      throw new Refusal(
          "%s cannot be written: %s"
              .formatted(Excerpt.fileName(file.toString()), AtomicFile.reason(e)));
    }
  }
}
