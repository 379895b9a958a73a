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
 * A problem: a question, and what is known and written about it. Immutable; equal if all parts are
 * equal.
 *
 * <pre>{@code
 * Problem problem = Problem.of(Fen.read("8/8/8/3k4/8/1KF5/8/f7 w")).withTitle("The diamond");
 * }</pre>
 *
 * @param id a short name, unique in its collection, possibly empty
 * @param question the diagram, the rules, and what is to be forced
 * @param info title, source, comments and keywords
 * @param published the solution the source gives
 * @param solution the annotated tree of moves; where the diagram can be played, all of them legal
 * @param original the file's own form, which preserves fields unknown to this program
 */
public record Problem(
    String id, Question question, Info info, Published published, Score solution, Original original)
    implements Questioned {

  /** Returns a problem of which only the diagram is known: the side to move wins. */
  public static Problem of(Setup setup) {
    return new Problem(
        "", Question.of(setup), Info.NONE, Published.NOTHING, Score.EMPTY, Original.NONE);
  }

  /** Returns the title, possibly empty. */
  public String title() {
    return info.title();
  }

  /** Returns where the problem comes from. */
  public Source source() {
    return info.source();
  }

  /** Returns the remarks by language code. */
  public Map<String, String> comment() {
    return info.comment();
  }

  /** Returns the words to find the problem by. */
  public List<String> keywords() {
    return info.keywords();
  }

  /** Returns the name to show: the title, else the id, else an empty text. */
  public String name() {
    return title().isEmpty() ? id : title();
  }

  /** Returns the same with another id. */
  public Problem withId(String value) {
    return new Problem(value, question, info, published, solution, original);
  }

  /** Returns the same with another question; moves of the solution illegal there are dropped. */
  public Problem withQuestion(Question value) {
    boolean samePlay = value.setup().equals(setup()) && value.rules().equals(rules());
    Score moves = samePlay ? solution : SolutionMoves.legal(solution, value.setup(), value.rules());
    return new Problem(id, value, info, published, moves, original);
  }

  /** Returns the same with other texts. */
  public Problem withInfo(Info value) {
    return new Problem(id, question, value, published, solution, original);
  }

  /** Returns the same with another published solution. */
  public Problem withPublished(Published value) {
    return new Problem(id, question, info, value, solution, original);
  }

  /** Returns the same with another annotated tree of moves. */
  public Problem withSolution(Score value) {
    return new Problem(id, question, info, published, value, original);
  }

  /** Short for {@link #withQuestion} with another diagram. */
  public Problem withSetup(Setup value) {
    return withQuestion(question.withSetup(value));
  }

  /** Short for {@link #withQuestion} with other rules. */
  public Problem withRules(RuleSet value) {
    return withQuestion(question.withRules(value));
  }

  /** Short for {@link #withQuestion} with another stipulation. */
  public Problem withStipulation(Stipulation value) {
    return withQuestion(question.withStipulation(value));
  }

  /** Short for {@link #withInfo} with another title. */
  public Problem withTitle(String value) {
    return withInfo(info.withTitle(value));
  }

  /** Short for {@link #withInfo} with another source. */
  public Problem withSource(Source value) {
    return withInfo(info.withSource(value));
  }

  /** Short for {@link #withInfo} with the comment in one language replaced, or removed if empty. */
  public Problem withComment(String language, String text) {
    return withInfo(info.withComment(language, text));
  }

  /** Short for {@link #withInfo} with other keywords. */
  public Problem withKeywords(List<String> value) {
    return withInfo(info.withKeywords(value));
  }

  /** Returns every text a search may look in: id, title, source, comments and keywords. */
  List<String> texts() {
    List<String> texts = new ArrayList<>(List.of(id));
    texts.addAll(info.texts());
    return texts;
  }
}
