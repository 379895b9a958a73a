package org.mansuba.export.format;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.mansuba.analysis.soundness.CheckListener;
import org.mansuba.analysis.soundness.CheckRequest;
import org.mansuba.analysis.soundness.Plan;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.analysis.soundness.SoundnessCheck;
import org.mansuba.export.sheet.Detail;
import org.mansuba.export.sheet.Sheet;
import org.mansuba.export.sheet.Style;
import org.mansuba.export.words.Language;
import org.mansuba.notation.Letters;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;

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
                new CheckRequest(problem(id), Plan.BRIEF, Limits.NONE.withMemory(1 << 26)),
                CheckListener.silent(),
                new Cancellation()));
  }

  /** The sheet of a problem of the library. */
  public static Sheet sheet(String id, Detail detail, Language language, Letters letters) {
    return Sheet.of(problem(id), report(id), detail, Style.of(language, letters));
  }

  /** The usual English sheet of a problem of the library. */
  public static Sheet sheet(String id) {
    return sheet(id, Detail.USUAL, Language.EN, Letters.STANDARD);
  }

  /** A problem of the library. */
  public static Problem problem(String id) {
    return Library.find(id).orElseThrow();
  }
}
