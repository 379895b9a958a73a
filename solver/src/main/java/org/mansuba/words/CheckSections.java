package org.mansuba.words;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.mansuba.analysis.soundness.Effect;
import org.mansuba.analysis.soundness.FirstMove;
import org.mansuba.analysis.soundness.FirstMoves;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.analysis.soundness.Stage;
import org.mansuba.analysis.soundness.Try;
import org.mansuba.analysis.soundness.WinningMove;
import org.mansuba.analysis.tree.Choice;
import org.mansuba.analysis.tree.Variation;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;
import org.mansuba.search.Bounds;

/**
 * What a check has found, section by section. A section says only what its stage has finished: an
 * unfinished search is marked as such, and an absence is stated only where all was looked at.
 */
public final class CheckSections {
  private final Problem problem;
  private final Report report;
  private final MovePrinter printer;
  private final GoalPhrases goal;

  /**
   * The sections of a report.
   *
   * @param printer prints the problem's moves
   */
  public CheckSections(Problem problem, Report report, MovePrinter printer) {
    this.problem = problem;
    this.report = report;
    this.printer = printer;
    this.goal = new GoalPhrases(problem.stipulation());
  }

  /** All sections that have something to say, in the order in which they are read. */
  public List<Section> all() {
    List<Section> sections = new ArrayList<>();
    sections.addAll(keys());
    sections.addAll(slower());
    sections.addAll(duals());
    sections.addAll(tries());
    sections.addAll(setPlay());
    sections.addAll(published());
    sections.addAll(open());
    return sections;
  }

  /** The moves that solve it fastest, called keys only where none is faster. */
  List<Section> keys() {
    List<Item> items = report.keys().stream().map(this::key).toList();
    return items.isEmpty() ? List.of() : List.of(section(Section.Part.KEYS, nameOfKeys(), items));
  }

  private Phrase nameOfKeys() {
    Bounds bounds = report.first().bounds();
    if (!bounds.isExact()) {
      return Phrase.of("section.fastest", goal.length(bounds));
    }
    String number = report.keys().size() == 1 ? "section.key" : "section.keys";
    return Phrase.of(report.first().hasAllKeys() ? number : number + "Known");
  }

  private Item key(WinningMove key) {
    List<Phrase> notes = new ArrayList<>();
    if (key.line().isEmpty()) {
      notes.add(
          report.first().bounds().isExact()
              ? goal.length(key.moves())
              : goal.lengthAtMost(key.moves()));
    }
    effect(key.move()).ifPresent(notes::add);
    List<Move> line = key.line().isEmpty() ? List.of(key.move()) : key.line();
    return new Item(0, Phrase.moves(printer.line(line)), notes, List.of(key.move()));
  }

  private Optional<Phrase> effect(Move key) {
    return switch (report.effects().get(key)) {
      case Effect.Threat(var moves) -> {
        List<Move> threats = moves.stream().map(Choice::move).toList();
        List<Phrase> printed =
            printer.afterPass(List.of(key), threats).stream().map(Phrase::moves).toList();
        yield Optional.of(Phrase.of("threat", Phrase.join("or", printed)));
      }
      case Effect.Zugzwang() -> Optional.of(Phrase.of("zugzwang"));
      case null -> Optional.empty();
      case Effect.Check(), Effect.Goal() -> Optional.empty();
    };
  }

  /** First moves that reach the goal later than the keys. */
  public List<Section> slower() {
    List<Item> items =
        report.first().slower().stream()
            .sorted(Comparator.comparingInt(move -> move.bounds().winIn()))
            .map(this::slower)
            .toList();
    Phrase heading = finished(Stage.FIRST_MOVES, Phrase.of("section.slower"));
    return items.isEmpty() ? List.of() : List.of(section(Section.Part.SLOWER, heading, items));
  }

  private Item slower(FirstMove move) {
    List<Phrase> notes = new ArrayList<>();
    notes.add(goal.length(move.bounds()));
    if (!move.bounds().isExact() && move.bounds().noneIn() > 0) {
      notes.add(goal.none(move.bounds().noneIn()));
    }
    return new Item(
        0, Phrase.moves(printer.line(List.of(move.move()))), notes, List.of(move.move()));
  }

  /** What is proved of the first moves that are neither keys nor slower, as sentences. */
  public List<Phrase> otherFirstMoves() {
    FirstMoves first = report.first();
    if (!first.hasAllKeys() || report.keys().isEmpty()) {
      return List.of();
    }
    List<Phrase> sentences = new ArrayList<>();
    sentences.add(Phrase.of("keys.noOther", goal.none(first.within())));
    List<Phrase> undecided =
        first.undecided().stream()
            .map(move -> Phrase.moves(printer.line(List.of(move.move()))))
            .toList();
    if (first.horizon() > first.within() && !undecided.isEmpty()) {
      long failing = first.moves().stream().filter(m -> m.failsIn(first.horizon())).count();
      sentences.add(
          Phrase.of(
              "keys.open",
              goal.none(first.horizon()),
              failing,
              first.moves().size(),
              Phrase.join("list", undecided)));
    }
    return sentences;
  }

  /** Positions of the solution where more than one move serves. */
  public List<Section> duals() {
    return new DualSections(report, printer).all();
  }

  /** First moves that fail to few replies. */
  List<Section> tries() {
    List<Item> items = report.tries().list().stream().map(this::tried).toList();
    Phrase heading = finished(Stage.TRIES, Phrase.of("section.tries"));
    if (!items.isEmpty()) {
      return List.of(section(Section.Part.TRIES, heading, items));
    }
    return isOpen(Stage.TRIES) && !report.keys().isEmpty()
        ? List.of(nothing(Section.Part.TRIES, "section.tries", report.tries().judged()))
        : List.of();
  }

  private Item tried(Try failing) {
    Phrase move = Phrase.moves(printer.line(List.of(failing.move())) + "?");
    List<Phrase> refutations =
        failing.refutations().stream()
            .map(reply -> Phrase.moves(printer.after(List.of(failing.move()), reply) + "!"))
            .toList();
    List<Move> position = new ArrayList<>(List.of(failing.move()));
    if (failing.end().isOver()) {
      Phrase end = Phrase.of("try.ends", Phrase.ending(failing.end()));
      return new Item(0, move, List.of(end), position);
    }
    position.add(failing.refutations().getFirst());
    return new Item(0, Phrase.of("try", move, Phrase.join("or", refutations)), List.of(), position);
  }

  /** What would follow if the defender began in the diagram. */
  public List<Section> setPlay() {
    List<Item> items = report.setPlay().stream().map(this::setPlay).map(Item::of).toList();
    Phrase heading = finished(Stage.SET_PLAY, Phrase.of("section.setPlay"));
    if (!items.isEmpty()) {
      return List.of(section(Section.Part.SET_PLAY, heading, items));
    }
    return isOpen(Stage.SET_PLAY) && !report.keys().isEmpty()
        ? List.of(nothing(Section.Part.SET_PLAY, "section.setPlay", 1))
        : List.of();
  }

  private Phrase setPlay(Variation defence) {
    List<Move> answers = defence.next().stream().map(Variation::move).toList();
    List<String> texts = printer.setPlay(defence.move(), answers);
    // The first answer belongs to the move before it, also where words run from right to left.
    List<Phrase> alternatives =
        IntStream.range(1, texts.size())
            .mapToObj(i -> Phrase.moves(i == 1 ? texts.get(0) + " " + texts.get(1) : texts.get(i)))
            .toList();
    return alternatives.isEmpty()
        ? Phrase.moves(texts.getFirst())
        : Phrase.join("or", alternatives);
  }

  /** What is found out about the published lines. */
  public List<Section> published() {
    List<Item> items = new PublishedItems(problem, printer).of(report);
    Phrase heading = finished(Stage.PUBLISHED, Phrase.of("section.published"));
    return items.isEmpty() ? List.of() : List.of(section(Section.Part.PUBLISHED, heading, items));
  }

  /** What the check did not finish. */
  public List<Section> open() {
    List<Phrase> stages =
        report.unfinished().stream()
            .sorted()
            .map(stage -> Phrase.of("stage." + stage.word()))
            .toList();
    return stages.isEmpty()
        ? List.of()
        : List.of(
            section(Section.Part.OPEN, Phrase.of("open", Phrase.join("list", stages)), List.of()));
  }

  private boolean isOpen(Stage stage) {
    return report.unfinished().contains(stage);
  }

  private Phrase finished(Stage stage, Phrase heading) {
    return isOpen(stage) ? Phrase.of("section.unfinished", heading) : heading;
  }

  /**
   * Returns the section of a search that did not finish and has found nothing.
   *
   * @param judged how many moves or positions it has looked at
   */
  static Section nothing(Section.Part part, String name, int judged) {
    String key = judged == 0 ? "section.notLooked" : "section.notFound";
    return section(part, Phrase.of(key, Phrase.of(name)), List.of());
  }

  private static Section section(Section.Part part, Phrase heading, List<Item> items) {
    return new Section(part, heading, items);
  }
}
