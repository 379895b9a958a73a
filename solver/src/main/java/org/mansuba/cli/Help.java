package org.mansuba.cli;

import java.io.PrintStream;

/** The overview of all commands. */
final class Help {
  private static final String OVERVIEW =
      """
      Usage: mansuba COMMAND [OPTIONS]

      Solves mansubat, the problems of shatranj.

        solve PROBLEM          find the shortest win and say what is proved
        check PROBLEM...       say whether it is sound: keys, duals, published lines
        show PROBLEM           show the board, the data, and what is odd
        tree PROBLEM           print the whole solution
        export PROBLEM         write it as text, HTML, PDF, PGN, LaTeX, SVG, ...
        import FILE            read PGN, EPD, Popeye input, or a list of men
        list [WORDS]           search the library
        perft PROBLEM DEPTH    count lines of legal moves
        repair PROBLEM         find changes that make a problem sound
        minimal PROBLEM        find the men a problem can do without
        verify-proof FILE      check the certificate of a win without searching
        tables build MEN       build an endgame table; also stats, verify, mine
        bench                  measure the search on a fixed suite
        studio [PROBLEM]       open the window to set up, solve and annotate

      A PROBLEM is a file, an id of the library, - for standard input, or --fen FEN.

      Examples:
        mansuba list
        mansuba solve dilaram
        mansuba solve --fen "8/8/8/3k4/8/1KF5/8/f7 w" --time 60s

      More on a command: mansuba help COMMAND. Version: mansuba --version.
      """;

  private static final String STUDIO =
      """
      Usage: mansuba studio [PROBLEM]

      Opens the window in which problems are set up, solved, checked, annotated and
      printed; with PROBLEM, on that problem: a file or an id of the library.
      """;

  private Help() {}

  static void printOverview(PrintStream out) {
    out.print(OVERVIEW);
  }

  static void printStudio(PrintStream out) {
    out.print(STUDIO);
  }
}
