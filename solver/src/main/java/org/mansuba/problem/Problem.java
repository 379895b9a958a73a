package org.mansuba.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.problem.stipulation.Questioned;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.score.Score;

/**
 * A problem: a question with its texts and solutions. Immutable; equal if all parts are equal.
 *
 * <pre>{@code
 * Problem problem = Problem.of(Fen.read("8/8/8/3k4/8/1KF5/8/f7 w")).withTitle("The diamond");
 * }</pre>
 *
 * @param id a short name, unique in its collection, possibly empty
 * @param question the diagram, the rules and the stipulation
 * @param info title, source, comments and keywords
 * @param published the solution given by the source
 * @param solution the annotated solution tree; all moves are legal if the diagram is playable
 * @param original the JSON object it was read from, which preserves unknown fields
 */
public record Problem(
    String id, Question question, Info info, Published published, Score solution, Original original)
    implements Questioned {

  /** Returns a problem that consists of a diagram; the side to move wins. */
  public static Problem of(Setup setup) {
    return new Problem(
        "", Question.of(setup), Info.NONE, Published.NOTHING, Score.EMPTY, Original.NONE);
  }

  /** Returns the title, possibly empty. */
  public String title() {
    return info.title();
  }

  /** Returns the source of the problem. */
  public Source source() {
    return info.source();
  }

  /** Returns the comments by language code. */
  public Map<String, String> comment() {
    return info.comment();
  }

  /** Returns the search keywords. */
  public List<String> keywords() {
    return info.keywords();
  }

  /** Returns the name to display: the title, else the id, else an empty text. */
  public String name() {
    return title().isEmpty() ? id : title();
  }

  /** Returns a copy with another id. */
  public Problem withId(String value) {
    return new Problem(value, question, info, published, solution, original);
  }

  /** Returns a copy with another question; illegal moves are removed from the solution. */
  public Problem withQuestion(Question value) {
    boolean samePlay = value.setup().equals(setup()) && value.rules().equals(rules());
    Score moves = samePlay ? solution : SolutionMoves.legal(solution, value.setup(), value.rules());
    return new Problem(id, value, info, published, moves, original);
  }

  /** Returns a copy with other texts. */
  public Problem withInfo(Info value) {
    return new Problem(id, question, value, published, solution, original);
  }

  /** Returns a copy with another published solution. */
  public Problem withPublished(Published value) {
    return new Problem(id, question, info, value, solution, original);
  }

  /** Returns a copy with another solution tree. */
  public Problem withSolution(Score value) {
    return new Problem(id, question, info, published, value, original);
  }

  /** Returns a copy with another diagram; see {@link #withQuestion}. */
  public Problem withSetup(Setup value) {
    return withQuestion(question.withSetup(value));
  }

  /** Returns a copy with other rules; see {@link #withQuestion}. */
  public Problem withRules(RuleSet value) {
    return withQuestion(question.withRules(value));
  }

  /** Returns a copy with another stipulation; see {@link #withQuestion}. */
  public Problem withStipulation(Stipulation value) {
    return withQuestion(question.withStipulation(value));
  }

  /** Returns a copy with another title. */
  public Problem withTitle(String value) {
    return withInfo(info.withTitle(value));
  }

  /** Returns a copy with another source. */
  public Problem withSource(Source value) {
    return withInfo(info.withSource(value));
  }

  /** Returns a copy with the comment in one language replaced, or removed if empty. */
  public Problem withComment(String language, String text) {
    return withInfo(info.withComment(language, text));
  }

  /** Returns a copy with other keywords. */
  public Problem withKeywords(List<String> value) {
    return withInfo(info.withKeywords(value));
  }

  /** Returns all searchable texts: id, title, source, comments and keywords. */
  List<String> texts() {
    List<String> texts = new ArrayList<>(List.of(id));
    texts.addAll(info.texts());
    return texts;
  }
}
