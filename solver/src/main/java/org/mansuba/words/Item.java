package org.mansuba.words;

import java.util.List;
import org.mansuba.rules.Move;

/**
 * One finding of a check. Immutable.
 *
 * @param level 0 for a finding, 1 for a remark on the finding before it
 * @param text the finding
 * @param notes remarks on it, each a clause or a sentence
 * @param position the moves from the diagram to the position it is about; empty for none
 */
public record Item(int level, Phrase text, List<Phrase> notes, List<Move> position) {
  /** Copies the lists. */
  public Item {
    notes = List.copyOf(notes);
    position = List.copyOf(position);
  }

  /** The finding with its remarks in one text. */
  public Phrase whole() {
    return notes.isEmpty() ? text : Phrase.of("noted", text, Phrase.join("verdict.both", notes));
  }

  /** A finding that belongs to no position. */
  static Item of(Phrase text) {
    return new Item(0, text, List.of(), List.of());
  }
}
