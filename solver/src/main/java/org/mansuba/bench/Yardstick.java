package org.mansuba.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import org.mansuba.rules.Perft;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.StartPosition;
import org.mansuba.rules.play.Positions;

/**
 * A piece of work that makes figures from different machines comparable: counting all lines of six
 * plies from the array, with Fairy-Stockfish if it is installed, else with this program.
 *
 * @param name the program that counted
 * @param cpuSeconds its CPU time
 */
public record Yardstick(String name, double cpuSeconds) {
  private static final int PLIES = 6;
  private static final String COMMANDS =
      "setoption name UCI_Variant value shatranj\nposition startpos\ngo perft " + PLIES + "\n";

  /** Takes the yardstick with the Fairy-Stockfish of the {@code PATH}, if it has one. */
  public static Yardstick take() {
    String path = System.getenv().getOrDefault("PATH", "");
    return take(Stream.concat(Stream.of(path.split(File.pathSeparator)), Stream.of("/usr/games")));
  }

  /** The same with the first Fairy-Stockfish in some folders, which need not exist. */
  static Yardstick take(Stream<String> folders) {
    return installed(folders).flatMap(Yardstick::byProgram).orElseGet(Yardstick::byOurselves);
  }

  private static Optional<Path> installed(Stream<String> folders) {
    return folders
        .flatMap(Yardstick::programIn)
        .filter(Files::isRegularFile)
        .filter(Files::isExecutable)
        .findFirst();
  }

  private static Stream<Path> programIn(String folder) {
    try {
      return Stream.of(Path.of(folder, "fairy-stockfish"));
    } catch (InvalidPathException unnameable) {
      return Stream.empty();
    }
  }

  private static Optional<Yardstick> byProgram(Path program) {
    try {
      Process process = new ProcessBuilder(program.toString()).redirectErrorStream(true).start();
      try (Writer in = process.outputWriter(StandardCharsets.UTF_8);
          BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
        in.write(COMMANDS);
        in.flush();
        String line = out.readLine();
        while (line != null && !line.startsWith("Nodes searched")) {
          line = out.readLine();
        }
        if (line == null) {
          return Optional.empty();
        }
        Optional<Duration> used = process.info().totalCpuDuration();
        in.write("quit\n");
        return used.map(time -> new Yardstick("fairy-stockfish", time.toNanos() / 1e9));
      } finally {
        process.destroy();
      }
    } catch (IOException notRunning) {
      return Optional.empty();
    }
  }

  private static Yardstick byOurselves() {
    OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    Perft perft =
        new Perft(
            Positions.of(StartPosition.of(RuleSet.STANDARD), RuleSet.STANDARD), Perft.Mode.LEGAL);
    perft.count(PLIES);
    long before = system.getProcessCpuTime();
    perft.count(PLIES);
    return new Yardstick("mansuba", (system.getProcessCpuTime() - before) / 1e9);
  }
}
