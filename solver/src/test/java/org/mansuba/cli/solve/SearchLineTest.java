package org.mansuba.cli.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mansuba.board.Square;
import org.mansuba.cli.Run;
import org.mansuba.cli.output.Terminal;
import org.mansuba.rules.Move;
import org.mansuba.search.Bounds;
import org.mansuba.search.Progress;

final class SearchLineTest {
  @Test
  void tellsBoundsNodesSpeedTimeAndLine() {
    Progress progress =
        new Progress(
            new Bounds(6, 36),
            12_300_000,
            Duration.ofSeconds(3),
            List.of(Move.of(Square.H4, Square.H8)));

    assertThat(SearchLine.write(progress))
        .isEqualTo("win in at most 36, none in 6, 12.3 M nodes, 4.1 M/s, 3.00 s  h4h8");
  }

  @Test
  void shownToPeopleOnly() {
    String[] command = {"solve", "dilarams-legacy", "--nodes", "3000000"};
    Run person = Run.with(new byte[0], Terminal.Reader.PERSON, _ -> {}, command);
    Run machine = Run.with(new byte[0], Terminal.Reader.MACHINE, _ -> {}, command);

    assertThat(person.err()).endsWith("\r\u001b[K");
    assertThat(machine.err()).isEmpty();
  }
}
