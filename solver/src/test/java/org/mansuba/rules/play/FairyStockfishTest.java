package org.mansuba.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.mansuba.board.Side;
import org.mansuba.notation.Fen;
import org.mansuba.rules.Perft;
import org.mansuba.rules.RandomSetups;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.fast.FastPosition;

/**
 * Compares move counts with Fairy-Stockfish, which must be installed; only the profile {@code
 * peers} runs this. Uses positions in which no side can be bared within the depth, as the rules of
 * baring differ.
 */
@Tag("peer")
class FairyStockfishTest {
  private static final int POSITIONS = 200;
  private static final int DEPTH = 3;
  private static final int LEAST_MEN = 4;

  @Test
  void countsTheSameMovesInRandomPositions() throws IOException {
    RandomSetups setups = new RandomSetups(RuleSet.STANDARD, 1906);
    Process process = new ProcessBuilder(program().toString()).redirectErrorStream(true).start();
    try (Writer to = process.outputWriter();
        BufferedReader from = process.inputReader()) {
      to.write("setoption name UCI_Variant value shatranj\n");
      for (int i = 0; i < POSITIONS; i++) {
        Setup setup = crowded(setups);
        to.write("position fen " + Fen.write(setup) + "\ngo perft " + DEPTH + "\n");
        to.flush();
        Perft ours = new Perft(FastPosition.of(setup, RuleSet.STANDARD), Perft.Mode.LEGAL);
        assertThat(ours.count(DEPTH)).as("%s", Fen.write(setup)).isEqualTo(theirs(from));
      }
    } finally {
      process.destroy();
    }
  }

  private static Setup crowded(RandomSetups setups) {
    while (true) {
      Setup setup = setups.next();
      boolean enough = setup.count(Side.WHITE) >= LEAST_MEN && setup.count(Side.BLACK) >= LEAST_MEN;
      if (enough) {
        return Setup.of(setup.men(), setup.toMove());
      }
    }
  }

  private static long theirs(BufferedReader from) throws IOException {
    String mark = "Nodes searched: ";
    while (true) {
      String line = from.readLine();
      if (line == null) {
        throw new IOException("fairy-stockfish ended");
      }
      if (line.startsWith(mark)) {
        return Long.parseLong(line.substring(mark.length()).strip());
      }
    }
  }

  private static Path program() {
    Stream<String> folders = Stream.of(System.getenv("PATH").split(File.pathSeparator));
    return Stream.concat(folders, Stream.of("/usr/games"))
        .map(folder -> Path.of(folder, "fairy-stockfish"))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("fairy-stockfish is not installed"));
  }
}
