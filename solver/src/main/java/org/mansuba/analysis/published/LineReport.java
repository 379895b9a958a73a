package org.mansuba.analysis.published;

import java.util.List;
import org.mansuba.problem.PublishedLine;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;

/**
 * What is found out about a published line. Immutable.
 *
 * @param printed the line as printed
 * @param breaks where it cannot be played, each with a proposal for what it may have meant
 * @param playable the line with the proposals, as far as it can be played by the plain rules
 * @param ending how the game stands at its end
 * @param finish what that means to the attacker
 * @param attackerMoves how many moves of the playable line are the attacker's
 * @param departures where each side first leaves best play, the earlier first; empty also where
 *     that is not known
 */
public record LineReport(
    PublishedLine printed,
    List<Break> breaks,
    List<Move> playable,
    Ending ending,
    Finish finish,
    int attackerMoves,
    List<Departure> departures) {
  /** Copies the lists. */
  public LineReport {
    breaks = List.copyOf(breaks);
    playable = List.copyOf(playable);
    departures = List.copyOf(departures);
  }

  /** Whether the line can be played as printed. */
  public boolean isLegal() {
    return breaks.isEmpty();
  }

  /** The same with what is known of best play. */
  public LineReport withDepartures(List<Departure> known) {
    return new LineReport(printed, breaks, playable, ending, finish, attackerMoves, known);
  }
}
