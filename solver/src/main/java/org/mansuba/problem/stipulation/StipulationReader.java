package org.mansuba.problem.stipulation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.mansuba.board.Kind;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.notation.Excerpt;
import org.mansuba.notation.ManNames;
import org.mansuba.notation.NotationException;

/** Reads a stipulation word by word; punctuation is ignored. */
final class StipulationReader {
  private static final int LONGEST = 200;
  private static final String FORMS =
      "write for example White wins, mate in 6, #6, =4, stalemate in 4, bare in 9"
          + " or win in 36, checks only";
  private static final String CONDITION_FORMS =
      "conditions are exact, checks only, with the alfil, by the man from h3, king on h7"
          + " and last move to f5";

  private final String text;
  private final List<String> words;
  private final Set<Condition> conditions = new HashSet<>();
  private Side attacker;
  private int at;

  StipulationReader(String text, Side toMove) {
    if (text.length() > LONGEST) {
      throw new NotationException(
          "a stipulation of %d characters is too long; %s".formatted(text.length(), FORMS));
    }
    this.text = text;
    this.words = words(text);
    this.attacker = toMove;
  }

  Stipulation read() {
    attacker();
    Goal goal = goal();
    int moves = number(goal);
    while (at < words.size()) {
      if (!take("and")) {
        conditions.add(condition());
      }
    }
    if (moves == Stipulation.ANY_LENGTH && conditions.contains(new Condition.Exact())) {
      throw wrong("exact needs a number of moves, as in mate in exactly 6");
    }
    return new Stipulation(attacker, goal, moves, conditions);
  }

  private void attacker() {
    Optional<Side> named = at < words.size() ? ManNames.side(words.get(at)) : Optional.empty();
    if (named.isPresent()) {
      attacker = named.get();
      at++;
      if (take("to") && (take("play") || take("move"))) {
        take("and");
      }
    }
  }

  private Goal goal() {
    String word = next();
    return switch (word) {
      case "win", "wins" -> Goal.WIN;
      case "mate", "mates", "checkmate", "checkmates", "#" -> Goal.MATE;
      case "stalemate", "stalemates", "=" -> Goal.STALEMATE;
      case "bare", "bares" -> Goal.BARE;
      default ->
          throw wrong(
              (word.isEmpty() ? "the goal is missing" : Excerpt.of(word) + " is not a goal")
                  + "; "
                  + FORMS);
    };
  }

  private int number(Goal goal) {
    boolean symbol = at > 0 && (words.get(at - 1).equals("#") || words.get(at - 1).equals("="));
    boolean follows = symbol ? at < words.size() && startsWithDigit(words.get(at)) : take("in");
    if (!follows) {
      return Stipulation.ANY_LENGTH;
    }
    if (take("exactly")) {
      conditions.add(new Condition.Exact());
    }
    String word = next();
    boolean number = !word.isEmpty() && word.length() <= 4 && word.chars().allMatch(this::isDigit);
    int moves = number ? Integer.parseInt(word) : 0;
    if (moves < 1 || moves > Stipulation.MAX_MOVES) {
      throw wrong(
          "%s is not a number of moves; it must be a whole number from 1 to %d, as in %s in 6"
              .formatted(
                  Excerpt.of(word), Stipulation.MAX_MOVES, goal.name().toLowerCase(Locale.ROOT)));
    }
    if (!take("moves")) {
      take("move");
    }
    return moves;
  }

  private Condition condition() {
    String word = next();
    return switch (word) {
      case "exact", "exactly" -> new Condition.Exact();
      case "checks" -> checksOnly();
      case "with", "by" -> byMan();
      case "king" -> {
        take("on");
        yield new Condition.MatedOn(square());
      }
      case "on" -> new Condition.MatedOn(square());
      case "last" -> {
        if (take("move") && take("to")) {
          yield new Condition.MatingFrom(square());
        }
        throw wrong(CONDITION_FORMS);
      }
      default -> throw wrong(Excerpt.of(word) + " is not a condition; " + CONDITION_FORMS);
    };
  }

  private Condition checksOnly() {
    take("only");
    return new Condition.ChecksOnly();
  }

  /** Reads what follows "with" or "by". */
  private Condition byMan() {
    if (take("checks")) {
      return checksOnly();
    }
    if (!take("the") && !take("a")) {
      take("an");
    }
    if (take("man")) {
      if (!take("from")) {
        take("on");
      }
      return new Condition.MatingMan(square());
    }
    String word = next();
    Optional<Kind> kind = ManNames.kind(word);
    if (kind.isEmpty()) {
      throw wrong(Excerpt.of(word) + " is not a man; " + CONDITION_FORMS);
    }
    if (kind.get() == Kind.KING && take("on")) {
      return new Condition.MatedOn(square());
    }
    return new Condition.MatingKind(kind.get());
  }

  private Square square() {
    String word = next();
    return Square.parse(word)
        .orElseThrow(() -> wrong(Excerpt.of(word) + " is not a square; squares run from a1 to h8"));
  }

  private boolean take(String word) {
    boolean found = at < words.size() && words.get(at).equals(word);
    at += found ? 1 : 0;
    return found;
  }

  /** Returns the next word; empty at the end. */
  private String next() {
    return at < words.size() ? words.get(at++) : "";
  }

  private NotationException wrong(String what) {
    return new NotationException(
        "the stipulation %s cannot be read: %s".formatted(Excerpt.of(text), what));
  }

  private boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  private static boolean startsWithDigit(String word) {
    return word.charAt(0) == '-' || Character.isDigit(word.charAt(0));
  }

  private static List<String> words(String text) {
    String spaced =
        text.toLowerCase(Locale.ROOT)
            .replace("#", " # ")
            .replace("=", " = ")
            .replace('\u00A0', ' ');
    List<String> words = new ArrayList<>();
    for (String word : spaced.split("[\\s,;:()]+", -1)) {
      String plain = word.endsWith(".") ? word.substring(0, word.length() - 1) : word;
      if (!plain.isEmpty()) {
        words.add(plain);
      }
    }
    return words;
  }
}
