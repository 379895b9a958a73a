package org.mansuba.cli;

import org.mansuba.notation.Excerpt;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Explains in one sentence what is wrong with a command line. */
final class Usage {
  private Usage() {}

  static String sentence(ParameterException wrong) {
    String command = wrong.getCommandLine().getCommandName();
    return "%s. Try '%s --help'.".formatted(reason(wrong), command);
  }

  private static String reason(ParameterException wrong) {
    if (wrong instanceof UnmatchedArgumentException unmatched) {
      String word = unmatched.getUnmatched().getFirst();
      boolean isOption = word.startsWith("-") && !word.equals("-");
      return (isOption ? "unknown option " : "unexpected argument ") + Excerpt.of(word);
    }
    if (wrong instanceof MissingParameterException missing) {
      return missing.getMissing().getFirst() instanceof OptionSpec option
          ? "missing value for " + option.longestName()
          : "missing " + missing.getMissing().getFirst().paramLabel();
    }
    return Excerpt.plain(String.valueOf(wrong.getMessage()), 120);
  }
}
