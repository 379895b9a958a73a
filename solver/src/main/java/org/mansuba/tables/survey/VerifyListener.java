package org.mansuba.tables.survey;

/** Is told how the checking of tables gets on. Called by any of the threads that check. */
@FunctionalInterface
public interface VerifyListener {
  /**
   * A part of a table has been looked through.
   *
   * @param table its name, as {@code KRvKN}
   * @param share how much of it, from 0 to 1
   */
  void progress(String table, double share);

  /** A listener that does not listen. */
  static VerifyListener silent() {
    return (table, share) -> {};
  }
}
