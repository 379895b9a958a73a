package org.mansuba.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mansuba.answer.Contradiction;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.notation.NotationException;

final class FailureTest {
  static Stream<Throwable> failures() {
    return Stream.of(
        new IllegalStateException("a\nb\u001b[2J"),
        new NullPointerException(),
        new UncheckedIOException(new IOException("gone")),
        new StackOverflowError(),
        new AssertionError(),
        new OutOfMemoryError("Java heap space"),
        new OutOfMemoryError("unable to create native thread"),
        new InternalError("a fault occurred in an unsafe memory access operation"),
        new NoClassDefFoundError("org/x/Y"),
        new ExceptionInInitializerError("no"),
        new UnsatisfiedLinkError("libx.so"),
        new Contradiction("two answers"),
        new NotationException("e9 is no square"));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void everyFailureIsOneLineAndNoAnswer(Throwable thrown) {
    Failure failure = Failure.of(thrown);

    assertThat(failure.sentences())
        .singleElement()
        .asString()
        .isNotBlank()
        .doesNotContain("null", "\n", "\u001b");
    assertThat(failure.status()).isIn(ExitStatus.BAD_INPUT, ExitStatus.INTERNAL);
  }

  @Test
  void aTableCutShortWhileItIsReadIsBadInput() {
    Failure failure =
        Failure.of(new InternalError("a fault occurred in an unsafe memory access operation"));

    assertThat(failure.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(failure.sentences().getFirst()).contains("table");
  }
}
