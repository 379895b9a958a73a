package org.mansuba.cli.repair;

import java.util.List;
import java.util.stream.Collectors;
import org.mansuba.analysis.repair.Change;
import org.mansuba.board.Man;

/** Describes changes of diagrams. */
final class ChangeText {
  private ChangeText() {}

  /** Returns several changes as one sentence without a full stop. */
  static String write(List<Change> changes) {
    return changes.stream().map(ChangeText::write).collect(Collectors.joining(", and "));
  }

  /** Returns a change as an instruction: {@code add a white pawn on c7}. */
  static String write(Change change) {
    return switch (change) {
      case Change.Remove(var square, var man) -> "remove the %s %s".formatted(man.title(), square);
      case Change.Add(var square, var man) -> "add a %s on %s".formatted(man.title(), square);
      case Change.Shift(var square, var man, var to) ->
          "move the %s %s to %s".formatted(man.title(), square, to);
      case Change.Recolour(var square, var man) ->
          "turn the %s %s into a %s"
              .formatted(man.title(), square, new Man(man.side().opponent(), man.kind()).title());
      case Change.Replace(var square, var man, var kind) ->
          "turn the %s %s into a %s"
              .formatted(man.title(), square, new Man(man.side(), kind).title());
    };
  }
}
