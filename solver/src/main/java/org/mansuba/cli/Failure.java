package org.mansuba.cli;

import java.util.List;
import org.mansuba.answer.CheckpointException;
import org.mansuba.answer.Contradiction;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.Refusal;
import org.mansuba.notation.Excerpt;
import org.mansuba.notation.NotationException;
import org.mansuba.problem.ProblemException;
import org.mansuba.tables.index.TableException;

/**
 * What went wrong, for the user.
 *
 * @param sentences what is printed; each is one line
 * @param status how the program ends
 */
record Failure(List<String> sentences, ExitStatus status) {
  private static final int LONGEST = 300;

  /** Bad input or wrong usage. */
  static Failure refusal(String sentence) {
    return new Failure(List.of(sentence), ExitStatus.BAD_INPUT);
  }

  /** What an exception or an error of any kind means. */
  static Failure of(Throwable thrown) {
    return switch (thrown) {
      case Refusal refusal -> new Failure(refusal.sentences(), ExitStatus.BAD_INPUT);
      case ProblemException wrong -> refusal(String.valueOf(wrong.getMessage()));
      case NotationException wrong -> refusal(String.valueOf(wrong.getMessage()));
      case CheckpointException wrong -> refusal(String.valueOf(wrong.getMessage()));
      case TableException wrong -> refusal(String.valueOf(wrong.getMessage()));
      case OutOfMemoryError threads when String.valueOf(threads.getMessage()).contains("thread") ->
          refusal("no more threads can be started; ask for fewer with --threads");
      case OutOfMemoryError _ -> refusal("the memory does not suffice; ask for less with --memory");
      case InternalError fault when String.valueOf(fault.getMessage()).contains("memory access") ->
          refusal("the file of a table was cut short while it was read; build the table again");
      case Contradiction contradiction -> internal(String.valueOf(contradiction.getMessage()));
      default -> internal(Excerpt.plain(thrown.toString(), LONGEST));
    };
  }

  private static Failure internal(String what) {
    return new Failure(
        List.of("internal error: %s; please report it".formatted(what)), ExitStatus.INTERNAL);
  }
}
