package org.mansuba.cli;

import java.io.PrintStream;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.mansuba.cli.bench.BenchCommand;
import org.mansuba.cli.check.CheckCommand;
import org.mansuba.cli.inspect.ImportCommand;
import org.mansuba.cli.inspect.ListCommand;
import org.mansuba.cli.inspect.PerftCommand;
import org.mansuba.cli.inspect.ShowCommand;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.Refusal;
import org.mansuba.cli.output.Session;
import org.mansuba.cli.output.Version;
import org.mansuba.cli.proof.VerifyProofCommand;
import org.mansuba.cli.repair.MinimalCommand;
import org.mansuba.cli.repair.RepairCommand;
import org.mansuba.cli.sheet.ExportCommand;
import org.mansuba.cli.sheet.TreeCommand;
import org.mansuba.cli.solve.SolveCommand;
import org.mansuba.cli.tables.TablesBuildCommand;
import org.mansuba.cli.tables.TablesCommand;
import org.mansuba.cli.tables.TablesMineCommand;
import org.mansuba.cli.tables.TablesStatsCommand;
import org.mansuba.cli.tables.TablesVerifyCommand;
import org.mansuba.notation.Excerpt;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Runs a command line: finds the command, and turns whatever goes wrong into one sentence. */
public final class Program {
  private static final Map<String, Function<Session, Callable<ExitStatus>>> COMMANDS = commands();

  private final Session session;
  private final PrintStream out;
  private final PrintStream err;

  /** Creates a program that reads from and writes to the terminal of a session. */
  public Program(Session session) {
    this.session = session;
    this.out = session.terminal().out();
    this.err = session.terminal().err();
  }

  /** Runs a command; everything it prints is flushed. */
  public ExitStatus run(String... args) {
    return run(() -> dispatch(args));
  }

  /** Runs one command, already made; everything it prints is flushed. */
  ExitStatus run(Callable<ExitStatus> command, String... args) {
    return run(() -> execute(command, args));
  }

  private ExitStatus run(Callable<ExitStatus> work) {
    ExitStatus status;
    try {
      status = work.call();
      if (out.checkError()) {
        status = tell(Failure.refusal("the answer could not be written to standard output"));
      }
    } catch (Exception | Error failure) {
      status = tell(Failure.of(failure));
      if (status == ExitStatus.INTERNAL && System.getenv("MANSUBA_DEBUG") != null) {
        failure.printStackTrace(err);
      }
    }
    out.flush();
    err.flush();
    return status;
  }

  private static Map<String, Function<Session, Callable<ExitStatus>>> commands() {
    Map<String, Function<Session, Callable<ExitStatus>>> commands = new LinkedHashMap<>();
    commands.put("solve", SolveCommand::new);
    commands.put("check", CheckCommand::new);
    commands.put("show", ShowCommand::new);
    commands.put("tree", TreeCommand::new);
    commands.put("export", ExportCommand::new);
    commands.put("import", ImportCommand::new);
    commands.put("list", ListCommand::new);
    commands.put("perft", PerftCommand::new);
    commands.put("repair", RepairCommand::new);
    commands.put("minimal", MinimalCommand::new);
    commands.put("verify-proof", VerifyProofCommand::new);
    commands.put("bench", BenchCommand::new);
    commands.put("tables", _ -> new TablesCommand());
    commands.put("tables build", TablesBuildCommand::new);
    commands.put("tables stats", TablesStatsCommand::new);
    commands.put("tables verify", TablesVerifyCommand::new);
    commands.put("tables mine", TablesMineCommand::new);
    return commands;
  }

  private ExitStatus dispatch(String[] args) throws Exception {
    if (args.length == 0) {
      throw new Refusal("missing command; try 'mansuba --help'.");
    }
    if (args[0].equals("help") && args.length > 1) {
      return explain(List.of(args).subList(1, args.length));
    }
    switch (args[0]) {
      case "--help", "-h", "help" -> Help.printOverview(out);
      case "--version", "-V" -> out.println("mansuba " + Version.text());
      default -> {
        int words = args.length > 1 && COMMANDS.containsKey(args[0] + " " + args[1]) ? 2 : 1;
        var command = COMMANDS.get(String.join(" ", Arrays.copyOf(args, words)));
        if (command == null) {
          throw new Refusal(
              "unknown command %s; the commands are %s. Try 'mansuba --help'."
                  .formatted(Excerpt.of(args[0]), names()));
        }
        return execute(command.apply(session), Arrays.copyOfRange(args, words, args.length));
      }
    }
    return ExitStatus.YES;
  }

  private ExitStatus explain(List<String> command) throws Exception {
    // The window is another program, which the start script opens.
    if (command.getFirst().equals("studio")) {
      Help.printStudio(out);
      return ExitStatus.YES;
    }
    return dispatch(Stream.concat(command.stream(), Stream.of("--help")).toArray(String[]::new));
  }

  /** The names of all commands, of two words where the first has several meanings. */
  static List<String> commandNames() {
    return List.copyOf(COMMANDS.keySet());
  }

  private static String names() {
    return COMMANDS.keySet().stream()
        .filter(name -> !name.contains(" "))
        .collect(Collectors.joining(", "));
  }

  private ExitStatus execute(Callable<ExitStatus> command, String[] args) throws Exception {
    CommandLine line = new CommandLine(command);
    // A name may begin with @; nobody asked for options from files.
    line.setExpandAtFiles(false);
    try {
      if (line.parseArgs(args).isUsageHelpRequested()) {
        line.usage(out, CommandLine.Help.Ansi.OFF);
        return ExitStatus.YES;
      }
    } catch (ParameterException wrongUsage) {
      throw new Refusal(Usage.sentence(wrongUsage));
    }
    return command.call();
  }

  private ExitStatus tell(Failure failure) {
    failure.sentences().forEach(s -> err.println("mansuba: " + s));
    return failure.status();
  }
}
