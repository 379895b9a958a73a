package org.mansuba.tables.survey;

/** Receives the progress of a verification. Called by any of the verifying threads. */
@FunctionalInterface
public interface VerifyListener {
  /**
   * Called after a part of a table has been checked.
   *
   * @param table its name, for example {@code KRvKN}
   * @param share the share done so far, from 0 to 1
   */
  void progress(String table, double share);

  /** Returns a listener that ignores all calls. */
  static VerifyListener silent() {
    return (table, share) -> {};
  }
}
