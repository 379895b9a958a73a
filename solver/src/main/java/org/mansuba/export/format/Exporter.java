package org.mansuba.export.format;

import org.mansuba.export.sheet.Sheet;

/** Writes sheets in one format. Safe for use by any number of threads. */
@FunctionalInterface
public interface Exporter {
  /** The sheet as the bytes of a file; text is in UTF-8. */
  byte[] write(Sheet sheet);
}
