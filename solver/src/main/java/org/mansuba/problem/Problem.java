package org.mansuba.problem;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.score.Score;

/**
 * A problem: a diagram, what is asked for, the rules it is played by, and what is known about it.
 * Immutable; equal if all parts are equal.
 *
 * <pre>{@code
 * Problem problem = Problem.of(Fen.read("8/8/8/3k4/8/1KF5/8/f7 w")).withTitle("The diamond");
 * }</pre>
 *
 * @param id a short name, unique in its collection, possibly empty
 * @param title the title, possibly empty
 * @param setup the diagram; it need not be playable
 * @param stipulation what is to be forced
 * @param rules the rules of the game
 * @param source where the problem comes from
 * @param published the solution the source gives
 * @param comment a remark by language code, for example {@code en}
 * @param keywords words to find the problem by
 * @param solution the annotated tree of moves; where the diagram can be played, all of them legal
 * @param original the file's own form, which keeps what the program does not know
 */
public record Problem(
    String id,
    String title,
    Setup setup,
    Stipulation stipulation,
    RuleSet rules,
    Source source,
    Published published,
    Map<String, String> comment,
    List<String> keywords,
    Score solution,
    Original original) {
  /** Copies what it is given. */
  public Problem {
    comment = Collections.unmodifiableMap(new LinkedHashMap<>(comment));
    keywords = List.copyOf(keywords);
  }

  /** A problem of which only the diagram is known: the side to move is to win. */
  public static Problem of(Setup setup) {
    return new Problem(
        "",
        "",
        setup,
        Stipulation.win(setup.toMove()),
        RuleSet.STANDARD,
        Source.UNKNOWN,
        Published.NOTHING,
        Map.of(),
        List.of(),
        Score.EMPTY,
        Original.NONE);
  }

  /** The name to show: the title, else the id, else an empty text. */
  public String name() {
    return title.isEmpty() ? id : title;
  }

  /** The same with another id. */
  public Problem withId(String value) {
    return new Problem(
        value,
        title,
        setup,
        stipulation,
        rules,
        source,
        published,
        comment,
        keywords,
        solution,
        original);
  }

  /** The same with another title. */
  public Problem withTitle(String value) {
    return new Problem(
        id,
        value,
        setup,
        stipulation,
        rules,
        source,
        published,
        comment,
        keywords,
        solution,
        original);
  }

  /** The same with another diagram; of the solution stays what is legal there. */
  public Problem withSetup(Setup value) {
    return new Problem(
        id,
        title,
        value,
        stipulation,
        rules,
        source,
        published,
        comment,
        keywords,
        SolutionMoves.legal(solution, value, rules),
        original);
  }

  /** The same with another stipulation. */
  public Problem withStipulation(Stipulation value) {
    return new Problem(
        id, title, setup, value, rules, source, published, comment, keywords, solution, original);
  }

  /** The same by other rules; of the solution stays what is legal by them. */
  public Problem withRules(RuleSet value) {
    return new Problem(
        id,
        title,
        setup,
        stipulation,
        value,
        source,
        published,
        comment,
        keywords,
        SolutionMoves.legal(solution, setup, value),
        original);
  }

  /** The same with another source. */
  public Problem withSource(Source value) {
    return new Problem(
        id,
        title,
        setup,
        stipulation,
        rules,
        value,
        published,
        comment,
        keywords,
        solution,
        original);
  }

  /** The same with another published solution. */
  public Problem withPublished(Published value) {
    return new Problem(
        id, title, setup, stipulation, rules, source, value, comment, keywords, solution, original);
  }

  /** The same with the comment in one language set, or removed if the text is empty. */
  public Problem withComment(String language, String text) {
    Map<String, String> changed = new LinkedHashMap<>(comment);
    changed.put(language, text);
    changed.values().removeIf(String::isEmpty);
    return new Problem(
        id,
        title,
        setup,
        stipulation,
        rules,
        source,
        published,
        changed,
        keywords,
        solution,
        original);
  }

  /** The same with other keywords. */
  public Problem withKeywords(List<String> value) {
    return new Problem(
        id,
        title,
        setup,
        stipulation,
        rules,
        source,
        published,
        comment,
        value,
        solution,
        original);
  }

  /** The same with another annotated tree of moves. */
  public Problem withSolution(Score value) {
    return new Problem(
        id,
        title,
        setup,
        stipulation,
        rules,
        source,
        published,
        comment,
        keywords,
        value,
        original);
  }

  /** Every text a search may look in: id, title, source, comments and keywords. */
  List<String> texts() {
    List<String> texts = new ArrayList<>(List.of(id, title, source.work(), source.number()));
    texts.addAll(List.of(source.author(), source.date()));
    texts.addAll(comment.values());
    texts.addAll(keywords);
    return texts;
  }
}
