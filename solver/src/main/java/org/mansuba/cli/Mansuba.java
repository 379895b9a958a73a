package org.mansuba.cli;

/** The program. */
public final class Mansuba {
  private Mansuba() {}

  /** Runs it. */
  public static void main(String[] args) {
    System.out.println(String.join("|", args) + " " + System.getProperty("java.class.path"));
    System.exit(args.length);
  }
}
