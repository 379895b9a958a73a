package org.mansuba.analysis.soundness;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import org.mansuba.analysis.WinLengths;
import org.mansuba.analysis.tree.Choice;
import org.mansuba.analysis.tree.Role;
import org.mansuba.analysis.tree.Sequel;
import org.mansuba.analysis.tree.Variation;
import org.mansuba.rules.Move;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.solver.Explorer;

/** What would happen if the other side were to move: set play in the diagram, threats later. */
final class SetPlay {
  private final CheckContext context;
  private final Explorer explorer;

  /** What was found, by the place of the defence among all. */
  private final SortedMap<Integer, Variation> found = new TreeMap<>();

  SetPlay(CheckContext context) {
    this.context = context;
    this.explorer = context.explorer();
  }

  /**
   * The moves the defender could begin with in the diagram and lose to within the time that the
   * solution leaves after its key, each with the fastest answers.
   *
   * @param moves the length of the solution
   * @throws SearchStopped at a limit; {@link #found} then has what was found before
   */
  void run(int moves) {
    explorer.goTo(List.of());
    explorer.afterPass().ifPresent(set -> run(set, moves - 1));
  }

  /** Short answers to all defences are looked for before longer ones to any, as these cost more. */
  private void run(Explorer set, int allowed) {
    List<Move> defences = set.moves();
    int shortest = context.stipulation().isExact() ? allowed : 1;
    for (int moves = shortest; moves <= allowed && found.size() < defences.size(); moves++) {
      context.begin(Stage.SET_PLAY, defences.size());
      for (int i = 0; i < defences.size(); i++) {
        if (!found.containsKey(i)) {
          int place = i;
          set.play(defences.get(i));
          answered(set, defences.get(i), moves, allowed).ifPresent(v -> found.put(place, v));
          set.takeBack();
        }
        context.step();
      }
    }
  }

  /** The set play found so far. */
  List<Variation> found() {
    return List.copyOf(found.values());
  }

  /**
   * What a first move does to the defender; empty if he has lost at his next turn whatever he does,
   * a pass included.
   *
   * @throws SearchStopped at a limit
   */
  Optional<Effect> effect(Move key, int moves) {
    explorer.goTo(List.of(key));
    try {
      if (explorer.isReached()) {
        return Optional.of(new Effect.Goal());
      }
      if (explorer.position().inCheck()) {
        return Optional.of(new Effect.Check());
      }
      Optional<Explorer> passed = explorer.afterPass();
      if (passed.filter(Explorer::isReached).isPresent()) {
        return Optional.empty();
      }
      List<Choice> threats = passed.map(there -> fastest(there, moves - 1)).orElse(List.of());
      return Optional.of(threats.isEmpty() ? new Effect.Zugzwang() : new Effect.Threat(threats));
    } finally {
      explorer.goTo(List.of());
    }
  }

  private Optional<Variation> answered(Explorer set, Move defence, int moves, int allowed) {
    List<Choice> answers = set.isReached() ? List.of() : fastest(set, moves);
    if (answers.isEmpty()) {
      return Optional.empty();
    }
    int needed = answers.getFirst().moves();
    List<Variation> next = new ArrayList<>();
    for (Choice answer : answers) {
      next.add(
          new Variation(
              answer.move(),
              next.isEmpty() ? Role.CONTINUATION : Role.DUAL,
              needed - 1,
              allowed - needed,
              needed == 1 ? Sequel.GOAL : Sequel.OMITTED,
              List.of()));
    }
    return Optional.of(
        new Variation(defence, Role.DEFENCE, needed, allowed - needed, Sequel.SHOWN, next));
  }

  /** The moves that win fastest where an explorer stands, if any wins in time. */
  private List<Choice> fastest(Explorer there, int allowed) {
    WinLengths lengths = new WinLengths(there, context.stipulation());
    OptionalInt needed = lengths.here(allowed);
    if (needed.isEmpty() || needed.getAsInt() == 0) {
      return List.of();
    }
    int moves = needed.getAsInt();
    return there.moves().stream()
        .filter(move -> lengths.winsAfter(move, moves - 1))
        .map(move -> new Choice(move, moves))
        .toList();
  }
}
