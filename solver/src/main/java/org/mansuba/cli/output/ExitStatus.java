package org.mansuba.cli.output;

/** The exit status of the program. */
public enum ExitStatus {
  /** Solved, sound, done. */
  YES(0),
  /** The answer is no. */
  NO(1),
  /** Bad input or wrong usage. */
  BAD_INPUT(2),
  /** A limit or an interrupt came before the answer. */
  UNDECIDED(3),
  /** Internal contradiction. */
  INTERNAL(70);

  private final int code;

  ExitStatus(int code) {
    this.code = code;
  }

  /** Returns the number for the operating system. */
  public int code() {
    return code;
  }
}
