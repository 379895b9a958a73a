package org.mansuba.export.format;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.mansuba.analysis.soundness.CheckListener;
import org.mansuba.analysis.soundness.CheckRequest;
import org.mansuba.analysis.soundness.CutReport;
import org.mansuba.analysis.soundness.FirstMoves;
import org.mansuba.analysis.soundness.Plan;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.analysis.soundness.Soundness;
import org.mansuba.analysis.soundness.SoundnessCheck;
import org.mansuba.analysis.soundness.Stage;
import org.mansuba.analysis.soundness.WinningMove;
import org.mansuba.export.sheet.Sheet;
import org.mansuba.export.sheet.SolutionExtent;
import org.mansuba.export.sheet.Style;
import org.mansuba.notation.Letters;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.search.Bounds;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.words.Language;

/** Problems of the library, each checked once for all tests. */
public final class Samples {
  private static final Map<String, Report> REPORTS = new ConcurrentHashMap<>();

  private Samples() {}

  /** What a check finds out about a problem of the library. */
  public static Report report(String id) {
    return REPORTS.computeIfAbsent(
        id,
        _ ->
            SoundnessCheck.check(
                new CheckRequest(problem(id), Plan.BRIEF, Limits.UNLIMITED.withMemory(1 << 26)),
                CheckListener.silent(),
                new Cancellation()));
  }

  /** The same, as if a limit had come when a win was known, but not that none is shorter. */
  public static Report reportOfOpenLength(String id, Bounds bounds) {
    Report whole = report(id);
    return CutReport.of(
        new Soundness.Undecided(bounds),
        new FirstMoves(whole.first().moves(), bounds, bounds.noneIn(), bounds.noneIn()),
        whole.keys().stream()
            .map(key -> new WinningMove(key.move(), bounds.winIn(), List.of()))
            .toList(),
        whole.lines(),
        EnumSet.allOf(Stage.class));
  }

  /** The sheet of a problem of the library. */
  public static Sheet sheet(String id, SolutionExtent detail, Language language, Letters letters) {
    return Sheet.of(problem(id), report(id), detail, Style.of(language, letters));
  }

  /** The usual English sheet of a problem of the library. */
  public static Sheet sheet(String id) {
    return sheet(id, SolutionExtent.USUAL, Language.ENGLISH, Letters.STANDARD);
  }

  /** A problem of the library. */
  public static Problem problem(String id) {
    return Library.find(id).orElseThrow();
  }
}
