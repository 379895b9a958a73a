package org.mansuba.problem.foreign;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mansuba.notation.Fen;
import org.mansuba.notation.MoveText;
import org.mansuba.notation.NotationException;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Goal;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.legality.DiagramCheck;
import org.mansuba.rules.legality.Finding;
import org.mansuba.rules.play.Positions;
import org.mansuba.score.Annotation;
import org.mansuba.score.Glyph;
import org.mansuba.score.NodePath;
import org.mansuba.score.Placed;
import org.mansuba.score.Score;

/**
 * Reads one FEN or EPD per line. Operations end with a semicolon: {@code dm} the number of moves to
 * mate, {@code bm} the best moves, {@code pv} a line, {@code id} a title, {@code c0} a comment.
 * Skips lines that start with #.
 */
final class EpdImport {
  private static final Pattern LINE =
      Pattern.compile(
          "(\\S+\\s+[wb](?:\\s+(?:-|[KQkqA-Ha-h]+)\\s+(?:-|[a-h][1-8]))?(?:\\s+\\d+\\s+\\d+)?)(.*)");
  private static final Pattern OPERATION =
      Pattern.compile("\\s*(\\w+)\\s*((?:\"[^\"]*+\"|[^;\"]++)*+);?");

  private final String record;
  private final String operations;
  private final List<String> lost = new ArrayList<>();
  private final Set<String> unknown = new TreeSet<>();

  private EpdImport(String line) {
    Matcher matcher = LINE.matcher(line);
    boolean hasOperations = matcher.matches();
    record = hasOperations ? matcher.group(1) : line;
    operations = hasOperations ? matcher.group(2).strip() : "";
  }

  static List<Imported> read(String text) {
    List<Imported> problems = new ArrayList<>();
    String[] lines = text.split("\\R", -1);
    for (int i = 0; i < lines.length; i++) {
      String line = lines[i].replace('\u00a0', ' ').strip();
      if (!line.isEmpty() && !line.startsWith("#")) {
        try {
          problems.add(new EpdImport(line).problem());
        } catch (NotationException wrong) {
          throw new NotationException("line %d: %s".formatted(i + 1, wrong.getMessage()));
        }
      }
    }
    return problems;
  }

  private Imported problem() {
    Problem problem = Problem.of(Fen.read(record));
    Matcher operation = OPERATION.matcher(operations);
    int end = 0;
    while (end < operations.length() && operation.find(end) && operation.start() == end) {
      problem = apply(problem, operation.group(1), operation.group(2).strip());
      end = operation.end();
    }
    if (end < operations.length()) {
      throw new NotationException(
          "invalid text after the diagram; an operation looks like dm 6; or bm Ne5;");
    }
    if (!unknown.isEmpty()) {
      lost.add("unsupported operations were skipped: " + String.join(", ", unknown));
    }
    return new Imported(problem, lost);
  }

  private Problem apply(Problem problem, String name, String value) {
    String plain =
        value.length() > 1 && value.startsWith("\"") && value.endsWith("\"")
            ? value.substring(1, value.length() - 1)
            : value;
    return switch (name) {
      case "dm" -> problem.withStipulation(mate(problem, plain));
      case "bm" -> bestMoves(problem, plain);
      case "pv" -> line(problem, plain);
      case "id" -> problem.withTitle(plain);
      case "c0" -> problem.withComment("en", plain);
      default -> {
        unknown.add(name);
        yield problem;
      }
    };
  }

  private static Stipulation mate(Problem problem, String text) {
    int moves = text.matches("[0-9]{1,3}") ? Integer.parseInt(text) : 0;
    if (moves < 1 || moves > Stipulation.MAX_MOVES) {
      throw new NotationException("dm must be a whole number from 1 to " + Stipulation.MAX_MOVES);
    }
    Set<Condition> none = Set.of();
    return new Stipulation(problem.setup().toMove(), Goal.MATE, moves, none);
  }

  private static Problem bestMoves(Problem problem, String text) {
    Score score = problem.solution();
    Position position = position(problem);
    for (String word : text.split("\\s+", -1)) {
      Placed placed = score.play(NodePath.ROOT, Move.of(MoveText.read(position, word)));
      Annotation remarks = placed.score().annotation(placed.path()).with(Glyph.GOOD);
      score = placed.score().annotate(placed.path(), remarks);
    }
    return problem.withSolution(score);
  }

  private static Problem line(Problem problem, String text) {
    Position position = position(problem);
    List<Move> moves = new ArrayList<>();
    for (String word : text.split("\\s+", -1)) {
      if (moves.size() == Score.LONGEST) {
        throw new NotationException("pv has more than " + Score.LONGEST + " moves");
      }
      int move = MoveText.read(position, word);
      position.make(move);
      moves.add(Move.of(move));
    }
    return problem.withSolution(problem.solution().play(NodePath.ROOT, moves).score());
  }

  private static Position position(Problem problem) {
    List<Finding> obstacles = DiagramCheck.obstacles(problem.setup(), problem.rules());
    if (!obstacles.isEmpty()) {
      throw new NotationException("illegal diagram: " + obstacles.getFirst().sentence());
    }
    return Positions.of(problem.setup(), problem.rules());
  }
}
