package org.mansuba.export.diagram;

import org.mansuba.rules.Setup;
import org.mansuba.score.Annotation;

/**
 * What a picture of a board shows.
 *
 * @param setup the men and the side to move
 * @param annotation arrows and marked squares; its other remarks are not drawn
 * @param left a short text below the board at its left, such as the stipulation; possibly empty
 * @param right a short text below the board at its right, such as the number of men; possibly empty
 */
public record Diagram(Setup setup, Annotation annotation, String left, String right) {
  /** A board without remarks and texts. */
  public static Diagram of(Setup setup) {
    return new Diagram(setup, Annotation.NONE, "", "");
  }

  /** The same with arrows and marked squares. */
  public Diagram with(Annotation value) {
    return new Diagram(setup, value, left, right);
  }

  /** Whether there is a line of text below the board. */
  boolean hasCaption() {
    return !left.isEmpty() || !right.isEmpty();
  }
}
