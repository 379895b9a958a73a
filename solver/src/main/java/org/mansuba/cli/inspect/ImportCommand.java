package org.mansuba.cli.inspect;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.mansuba.cli.input.InputFile;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.FileName;
import org.mansuba.cli.output.Refusal;
import org.mansuba.cli.output.Session;
import org.mansuba.problem.Problem;
import org.mansuba.problem.ProblemFile;
import org.mansuba.problem.ProblemJson;
import org.mansuba.problem.foreign.Import;
import org.mansuba.problem.foreign.Imported;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Converts files of other programs to problem files. */
@Command(
    name = "mansuba import",
    description = "Imports PGN, FEN or EPD, Popeye input or a list of men as problem files.",
    footer = {
      "",
      "Examples:",
      "  mansuba import games.pgn -o games.json",
      "  mansuba import - < list.epd",
      "",
      "Exit status: 0 imported (anything left out is reported), 2 bad input."
    })
public final class ImportCommand implements Callable<ExitStatus> {
  private final Session session;

  @Parameters(paramLabel = "FILE", description = "The file, or - for standard input.")
  private String file = "";

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write to this file instead of standard output.")
  private @Nullable String output;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Print this help.")
  @SuppressWarnings("unused") // read by picocli
  private boolean help;

  /** Creates the command for one run of the program. */
  public ImportCommand(Session session) {
    this.session = session;
  }

  @Override
  public ExitStatus call() {
    Optional<Path> target = Optional.ofNullable(output).map(o -> FileName.path("-o", o));
    target.ifPresent(path -> FileName.requireOther("-o", path, file));
    InputFile input = InputFile.of(file);
    List<Imported> imported = Import.read(text(input), input.name());
    List<Problem> problems = imported.stream().map(Imported::problem).toList();
    if (target.isEmpty()) {
      String json =
          problems.size() == 1
              ? ProblemJson.write(problems.getFirst())
              : ProblemJson.write(problems);
      session.terminal().out().print(json);
    } else if (problems.size() == 1) {
      ProblemFile.write(target.get(), problems.getFirst());
    } else {
      ProblemFile.write(target.get(), problems);
    }
    tellWhatIsLost(imported);
    return ExitStatus.YES;
  }

  private void tellWhatIsLost(List<Imported> imported) {
    for (int i = 0; i < imported.size(); i++) {
      String which = imported.size() == 1 ? "" : "problem %d: ".formatted(i + 1);
      for (String sentence : imported.get(i).lost()) {
        session.terminal().err().println("mansuba: note: " + which + sentence);
      }
    }
  }

  private String text(InputFile input) {
    byte[] bytes = input.bytes(session.terminal(), ProblemJson.LARGEST);
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new Refusal(input.name() + " is not UTF-8 text");
    }
  }
}
