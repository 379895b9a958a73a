package org.mansuba.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.mansuba.cli.Program;

final class PipeTest {
  private static PrintStream failing(String reason) {
    OutputStream broken =
        new OutputStream() {
          @Override
          public void write(int value) throws IOException {
            throw new IOException(reason);
          }
        };
    return new PrintStream(new Pipe(broken), false, StandardCharsets.UTF_8);
  }

  @Test
  void readerThatHasLeftIsNoFailure() {
    PrintStream out = failing("Broken pipe");
    out.println("text");

    assertThat(out.checkError()).isFalse();
  }

  @Test
  void fullDiskIsAFailure() {
    PrintStream out = failing("No space left on device");
    out.println("text");

    assertThat(out.checkError()).isTrue();
  }

  @Test
  void answerThatCannotBeWrittenIsNotGiven() {
    Terminal terminal =
        new Terminal(
            System.in,
            failing("No space left on device"),
            new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8),
            Terminal.Reader.MACHINE,
            80);

    assertThat(new Program(new Session(terminal, _ -> {})).run("list"))
        .isEqualTo(ExitStatus.BAD_INPUT);
  }
}
