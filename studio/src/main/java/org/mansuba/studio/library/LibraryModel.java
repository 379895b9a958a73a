package org.mansuba.studio.library;

import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.mansuba.board.Man;
import org.mansuba.board.Square;
import org.mansuba.problem.Problem;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.soundness.KnownVerdicts;
import org.mansuba.studio.soundness.VerdictKind;

/**
 * The problems at hand, narrowed by words, by facets and by the men on the board. Belongs to the
 * thread of the window.
 */
public final class LibraryModel {
  private final Document document;
  private final KnownVerdicts verdicts;
  private final StringProperty words = new SimpleStringProperty("");
  private final BooleanProperty sameMen = new SimpleBooleanProperty();
  private final Map<Facet, StringProperty> chosen = new EnumMap<>(Facet.class);
  private final ReadOnlyObjectWrapper<List<Problem>> found = new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<List<Problem>> all = new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<Optional<Shelf>> shelf =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private List<LibraryEntry> entries = List.of();

  /**
   * A library that is still empty, beside a document whose men it can be narrowed by.
   *
   * @param verdicts what is known about the soundness of its problems
   */
  public LibraryModel(Document document, KnownVerdicts verdicts) {
    this.document = document;
    this.verdicts = verdicts;
    for (Facet facet : Facet.values()) {
      StringProperty value = new SimpleStringProperty("");
      value.subscribe(this::search);
      chosen.put(facet, value);
    }
    words.subscribe(this::search);
    sameMen.subscribe(this::search);
    verdicts.revisionProperty().subscribe(_ -> follow());
    document
        .problemProperty()
        .subscribe(
            (before, now) -> {
              if (sameMen.get() && !before.setup().equals(now.setup())) {
                search();
              }
            });
  }

  /** Takes the problems of a folder. */
  public void load(Shelf opened) {
    shelf.set(Optional.of(opened));
    put(opened.problems());
  }

  /** Takes the problems that come with the program. */
  public void load(Collection<Problem> problems) {
    shelf.set(Optional.empty());
    put(problems);
  }

  private void put(Collection<Problem> problems) {
    entries = problems.stream().map(LibraryEntry::of).toList();
    all.set(List.copyOf(problems));
    search();
  }

  /** The folder the problems come from; empty if they come with the program. */
  public ReadOnlyObjectProperty<Optional<Shelf>> shelfProperty() {
    return shelf.getReadOnlyProperty();
  }

  /** All problems. */
  public ReadOnlyObjectProperty<List<Problem>> allProperty() {
    return all.getReadOnlyProperty();
  }

  /** The problems that were found, in the order of the library. */
  public ReadOnlyObjectProperty<List<Problem>> foundProperty() {
    return found.getReadOnlyProperty();
  }

  /** The words to search. */
  public StringProperty wordsProperty() {
    return words;
  }

  /** Whether only problems that have the men of the board on the same squares are found. */
  public BooleanProperty sameMenProperty() {
    return sameMen;
  }

  /** The value of a facet that problems must have; empty for any. */
  public StringProperty chosenProperty(Facet facet) {
    StringProperty property = chosen.get(facet);
    if (property == null) {
      throw new IllegalStateException("a facet without a choice");
    }
    return property;
  }

  /** Grows whenever more is known about the soundness of problems. */
  public ReadOnlyIntegerProperty verdictsProperty() {
    return verdicts.revisionProperty();
  }

  /** What is known about the soundness of a problem. */
  public VerdictKind verdict(Problem problem) {
    return verdicts.of(problem.question());
  }

  /** The values of a facet that occur, in their order. */
  public List<String> values(Facet facet) {
    return entries.stream()
        .flatMap(e -> facet.values(e.problem(), verdicts).stream())
        .distinct()
        .sorted(facet.order())
        .toList();
  }

  /** Finds all again. */
  public void reset() {
    words.set("");
    sameMen.set(false);
    chosen.values().forEach(c -> c.set(""));
  }

  /** Shows what is known now. */
  private void follow() {
    if (!chosenProperty(Facet.VERDICT).get().isEmpty()) {
      search();
    }
  }

  private void search() {
    List<String> plain =
        Arrays.stream(LibraryEntry.plain(words.get()).strip().split("\\s+", -1))
            .filter(w -> !w.isEmpty())
            .toList();
    Map<Square, Man> men = sameMen.get() ? document.problem().setup().men() : Map.of();
    Stream<LibraryEntry> matching =
        entries.stream().filter(e -> e.hasAll(plain)).filter(e -> e.hasMen(men));
    found.set(matching.map(LibraryEntry::problem).filter(this::hasChosen).toList());
  }

  private boolean hasChosen(Problem problem) {
    return chosen.entrySet().stream()
        .allMatch(
            c ->
                c.getValue().get().isEmpty()
                    || c.getKey().values(problem, verdicts).contains(c.getValue().get()));
  }
}
