package org.mansuba.cli;

import org.mansuba.notation.Excerpt;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in one sentence what is wrong with the words of a command line. */
final class Usage {
  private Usage() {}

  static String sentence(ParameterException wrong) {
    String command = wrong.getCommandLine().getCommandName();
    return "%s. Try '%s --help'.".formatted(reason(wrong), command);
  }

  private static String reason(ParameterException wrong) {
    if (wrong instanceof UnmatchedArgumentException unmatched) {
      String word = unmatched.getUnmatched().getFirst();
      return Excerpt.of(word)
          + (word.startsWith("-") && !word.equals("-")
              ? " is no option of this command"
              : " is one word too many");
    }
    if (wrong instanceof MissingParameterException missing) {
      return missing.getMissing().getFirst() instanceof OptionSpec option
          ? "a value is missing for " + option.longestName()
          : missing.getMissing().getFirst().paramLabel() + " is missing";
    }
    return Excerpt.plain(String.valueOf(wrong.getMessage()), 120);
  }
}
