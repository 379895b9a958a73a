package org.mansuba.studio.document;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The files opened or saved last, the latest first. */
public final class RecentFiles {
  private static final int MOST = 10;

  private final ReadOnlyObjectWrapper<List<Path>> files = new ReadOnlyObjectWrapper<>(List.of());

  /** The files. */
  public ReadOnlyObjectProperty<List<Path>> filesProperty() {
    return files.getReadOnlyProperty();
  }

  /** Takes note of a file. */
  public void note(Path file) {
    List<Path> next = new ArrayList<>(files.get());
    Path absolute = file.toAbsolutePath();
    next.remove(absolute);
    next.addFirst(absolute);
    files.set(List.copyOf(next.subList(0, Math.min(MOST, next.size()))));
  }

  /** Forgets a file. */
  public void forget(Path file) {
    files.set(files.get().stream().filter(f -> !f.equals(file.toAbsolutePath())).toList());
  }
}
