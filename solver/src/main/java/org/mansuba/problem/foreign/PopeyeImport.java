package org.mansuba.problem.foreign;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.notation.Excerpt;
import org.mansuba.notation.NotationException;
import org.mansuba.problem.Problem;
import org.mansuba.problem.Source;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.rules.Setup;

/**
 * Reads the English input of the solver Popeye: men K, FE, AL, S, R and P, direct mates and
 * stalemates, and the option HalfDuplex.
 */
final class PopeyeImport {
  private static final Set<String> COMMANDS =
      Set.of(
          "beginproblem",
          "endproblem",
          "nextproblem",
          "pieces",
          "stipulation",
          "option",
          "condition",
          "title",
          "author",
          "origin",
          "remark",
          "twin",
          "forsyth",
          "award");

  private final String[] lines;
  private int at;
  private final List<Imported> problems = new ArrayList<>();
  private Map<Square, Man> men = new EnumMap<>(Square.class);
  private Set<String> lost = new LinkedHashSet<>();
  private String stipulation = "";
  private String title = "";
  private Source source = Source.UNKNOWN;
  private Side attacker = Side.WHITE;

  PopeyeImport(String text) {
    lines = text.split("\\R", -1);
  }

  List<Imported> read() {
    while (at < lines.length) {
      String line = lines[at].strip();
      int space = line.indexOf(' ');
      String word = space < 0 ? line : line.substring(0, space);
      String rest = space < 0 ? "" : line.substring(space + 1).strip();
      String command = command(word);
      switch (command) {
        case "" -> at++;
        case "pieces" -> pieces(rest);
        case "stipulation" -> next(() -> stipulation = rest);
        case "title" -> next(() -> title = rest);
        case "author" -> next(() -> source = withAuthor(rest));
        case "origin" -> next(() -> source = withWork(rest));
        case "option" -> next(() -> options(rest));
        case "condition" ->
            next(
                () ->
                    lost.add(
                        "the condition %s was skipped; shatranj has its own rules"
                            .formatted(Excerpt.of(rest))));
        case "twin", "forsyth" -> throw wrong("%s cannot be read".formatted(word));
        case "nextproblem", "endproblem" -> next(this::finish);
        case "beginproblem", "remark", "award" -> at++;
        default -> throw wrong("%s is not a Popeye command".formatted(Excerpt.of(word)));
      }
    }
    finish();
    return problems;
  }

  /**
   * Returns the command that a word abbreviates by its first letters, as in Popeye; empty for an
   * empty line.
   */
  private static String command(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    if (lower.isEmpty()) {
      return "";
    }
    return COMMANDS.stream()
        .filter(c -> lower.length() >= 3 && c.startsWith(lower))
        .findFirst()
        .orElse("unknown");
  }

  private void next(Runnable work) {
    work.run();
    at++;
  }

  /** Reads the men of both sides, on this line and those up to the next command. */
  private void pieces(String first) {
    Side side = null;
    String rest = first;
    while (true) {
      for (String word : rest.split("\\s+", -1)) {
        String lower = word.toLowerCase(Locale.ROOT);
        if (lower.length() >= 2 && "white".startsWith(lower)) {
          side = Side.WHITE;
        } else if (lower.length() >= 2 && "black".startsWith(lower)) {
          side = Side.BLACK;
        } else if (lower.length() >= 2 && "neutral".startsWith(lower)) {
          throw wrong("shatranj has no neutral men");
        } else if (!word.isEmpty()) {
          if (side == null) {
            throw wrong("a man precedes White or Black: " + Excerpt.of(word));
          }
          man(side, word);
        }
      }
      at++;
      if (at >= lines.length || !isContinued(lines[at].strip())) {
        return;
      }
      rest = lines[at].strip();
    }
  }

  private static boolean isContinued(String line) {
    String word = line.split("\\s+", 2)[0];
    return !word.isEmpty()
        && (command(word).equals("unknown") || word.length() < 3 || hasSquare(word));
  }

  private static boolean hasSquare(String word) {
    return word.length() > 2 && Square.parse(word.substring(word.length() - 2)).isPresent();
  }

  /** Reads a man with all its squares: {@code Pa2b2c3}. */
  private void man(Side side, String word) {
    int end = word.length();
    while (end > 1 && Square.parse(word.substring(end - 2, end)).isPresent()) {
      end -= 2;
    }
    String letters = word.substring(0, end).toUpperCase(Locale.ROOT);
    Kind kind =
        switch (letters) {
          case "K" -> Kind.KING;
          case "FE" -> Kind.FERZ;
          case "AL" -> Kind.ALFIL;
          case "S" -> Kind.KNIGHT;
          case "R" -> Kind.ROOK;
          case "P" -> Kind.PAWN;
          default ->
              throw wrong(
                  "%s is not a shatranj man; they are K, FE (ferz), AL (alfil), S, R and P"
                      .formatted(Excerpt.of(word)));
        };
    if (end == word.length()) {
      throw wrong("%s has no square".formatted(Excerpt.of(word)));
    }
    for (int i = end; i < word.length(); i += 2) {
      Square square = Square.parse(word.substring(i, i + 2)).orElseThrow();
      if (men.put(square, new Man(side, kind)) != null) {
        throw wrong("two men are on " + square);
      }
    }
  }

  private void options(String text) {
    for (String option : text.split("\\s+", -1)) {
      if (option.equalsIgnoreCase("halfduplex")) {
        attacker = Side.BLACK;
      } else {
        lost.add("the option %s was skipped".formatted(Excerpt.of(option)));
      }
    }
  }

  private void finish() {
    if (men.isEmpty()) {
      return;
    }
    Setup setup = Setup.of(men, attacker);
    Problem problem =
        Problem.of(setup).withTitle(title).withSource(source).withStipulation(stipulation(setup));
    problems.add(new Imported(problem, List.copyOf(lost)));
    men = new EnumMap<>(Square.class);
    lost = new LinkedHashSet<>();
    stipulation = "";
    title = "";
    source = Source.UNKNOWN;
    attacker = Side.WHITE;
  }

  private Stipulation stipulation(Setup setup) {
    if (stipulation.isEmpty()) {
      lost.add("no stipulation given; the side to move must win");
      return Stipulation.win(setup.toMove());
    }
    if (!stipulation.matches("[#=][0-9]{1,3}")) {
      throw wrong(
          "unsupported stipulation %s; only direct ones such as #3 or =4 can be imported"
              .formatted(Excerpt.of(stipulation)));
    }
    return StipulationText.read(stipulation, setup.toMove());
  }

  private Source withAuthor(String author) {
    return new Source(source.work(), "", author, "", List.of());
  }

  private Source withWork(String work) {
    return new Source(work, "", source.author(), "", List.of());
  }

  private NotationException wrong(String what) {
    return new NotationException("line %d: %s".formatted(Math.min(at + 1, lines.length), what));
  }
}
