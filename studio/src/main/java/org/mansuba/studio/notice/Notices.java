package org.mansuba.studio.notice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * The notices of the window, the latest of which is shown until it is closed or something else has
 * happened. Belongs to the thread of the window.
 */
public final class Notices {
  private final ReadOnlyObjectWrapper<Optional<Notice>> latest =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final List<Notice> all = new ArrayList<>();

  /** The notice to show, if there is one. */
  public ReadOnlyObjectProperty<Optional<Notice>> latestProperty() {
    return latest.getReadOnlyProperty();
  }

  /** Tells something that is good to know. */
  public void tell(String text) {
    show(new Notice(Notice.Tone.INFORMATION, text, List.of()));
  }

  /** Tells that something went wrong. */
  public void warn(String text) {
    show(new Notice(Notice.Tone.ERROR, text, List.of()));
  }

  /** Offers things to do about something; each puts the notice away. */
  public void offer(String text, Notice.Answer... answers) {
    show(new Notice(Notice.Tone.INFORMATION, text, List.of(answers)));
  }

  /** Puts the notice away. */
  public void clear() {
    latest.set(Optional.empty());
  }

  /** All notices since the start, the oldest first. */
  public List<Notice> all() {
    return List.copyOf(all);
  }

  private void show(Notice notice) {
    all.add(notice);
    latest.set(Optional.of(notice));
  }
}
