package org.mansuba.studio.soundness;

import java.util.Optional;
import org.mansuba.analysis.soundness.CheckProgress;
import org.mansuba.analysis.soundness.Report;

/**
 * How far a problem is checked.
 *
 * @param phase whether it is being checked
 * @param progress what is being done, while it is
 * @param report what was found, once the check has ended
 */
public record CheckState(Phase phase, Optional<CheckProgress> progress, Optional<Report> report) {
  /** Whether a problem is being checked. */
  public enum Phase {
    /** Not asked yet. */
    UNASKED,
    /** The check runs. */
    RUNNING,
    /** It has finished, or stopped at a limit. */
    ENDED,
    /** The user has stopped it. */
    STOPPED
  }

  /** Nothing is known. */
  public static final CheckState UNASKED =
      new CheckState(Phase.UNASKED, Optional.empty(), Optional.empty());

  /** A check has begun. */
  public static final CheckState BEGUN =
      new CheckState(Phase.RUNNING, Optional.empty(), Optional.empty());

  /** Whether the check runs. */
  public boolean isRunning() {
    return phase == Phase.RUNNING;
  }

  static CheckState at(CheckProgress progress) {
    return new CheckState(Phase.RUNNING, Optional.of(progress), Optional.empty());
  }

  static CheckState ended(Report report, Phase how) {
    return new CheckState(how, Optional.empty(), Optional.of(report));
  }
}
