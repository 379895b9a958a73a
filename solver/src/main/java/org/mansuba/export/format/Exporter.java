package org.mansuba.export.format;

import org.mansuba.export.sheet.Sheet;

/** Writes sheets in one format. Thread-safe. */
@FunctionalInterface
public interface Exporter {
  /** Returns the contents of the file; text is in UTF-8. */
  byte[] write(Sheet sheet);
}
