package org.mansuba.studio.app;

import java.util.Locale;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Application;

/**
 * The studio's start. It is no {@link Application} itself, so that the libraries of the window may
 * lie on the class path.
 */
public final class Studio {
  /** Held, so that its level is not forgotten. */
  private static final Logger TOOLKIT = Logger.getLogger("javafx");

  private Studio() {}

  /**
   * Opens the window.
   *
   * @param args nothing, or one problem: a file, or the id of a problem of the library
   */
  public static void main(String[] args) {
    if (args.length > 1) {
      System.err.println("mansuba: studio opens one problem, not " + args.length);
      System.exit(2);
    }
    if (args.length == 1 && (args[0].equals("--help") || args[0].equals("-h"))) {
      System.out.println(
          """
          Usage: mansuba studio [PROBLEM]
          Opens the studio: set up, solve, annotate and print problems.
                [PROBLEM]   a problem file, or the id of a library problem\
          """);
      return;
    }
    // Files are read by other programs too, so digits in them are the same everywhere.
    Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT);
    // JavaFX warns of lying on the class path, which is meant here and concerns no user.
    TOOLKIT.setLevel(Level.SEVERE);
    try {
      Application.launch(StudioApp.class, args);
    } catch (UnsupportedOperationException noScreen) {
      System.err.println(
          "mansuba: the studio needs a screen, and none could be opened: " + noScreen.getMessage());
      System.exit(2);
    }
  }
}
