package org.mansuba.studio.solve;

import org.mansuba.answer.Answers;
import org.mansuba.answer.TableShelf;
import org.mansuba.studio.notice.Notices;
import org.mansuba.studio.task.TaskRunner;

/** Verified answers for the window, which shows warnings about tables as notices. */
public final class StudioAnswers {
  private StudioAnswers() {}

  /** Returns answers that may be asked for beside the window. */
  public static Answers of(TaskRunner runner, Notices notices) {
    return new Answers(new TableShelf(sentence -> runner.inWindow(() -> notices.warn(sentence))));
  }
}
