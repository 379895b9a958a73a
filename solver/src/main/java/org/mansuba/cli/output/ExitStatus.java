package org.mansuba.cli.output;

/** How the program ends. */
public enum ExitStatus {
  /** Solved, sound, done. */
  YES(0),
  /** The honest answer is no. */
  NO(1),
  /** Bad input or wrong usage. */
  BAD_INPUT(2),
  /** A limit or an interrupt came before the answer. */
  UNDECIDED(3),
  /** The program contradicts itself. */
  INTERNAL(70);

  private final int code;

  ExitStatus(int code) {
    this.code = code;
  }

  /** The number the operating system is given. */
  public int code() {
    return code;
  }
}
