package org.mansuba.export.diagram;

import org.mansuba.rules.Setup;
import org.mansuba.score.Annotation;

/**
 * The contents of a board image.
 *
 * @param setup the men and the side to move
 * @param annotation arrows and marked squares; other annotations are not drawn
 * @param left the left part of the caption, such as the stipulation; possibly empty
 * @param right the right part of the caption, such as the number of men; possibly empty
 */
public record Diagram(Setup setup, Annotation annotation, String left, String right) {
  /** Returns a diagram without annotation and caption. */
  public static Diagram of(Setup setup) {
    return new Diagram(setup, Annotation.NONE, "", "");
  }

  /** Returns a copy with the arrows and marked squares of an annotation. */
  public Diagram with(Annotation value) {
    return new Diagram(setup, value, left, right);
  }

  /** Returns whether there is a caption. */
  boolean hasCaption() {
    return !left.isEmpty() || !right.isEmpty();
  }
}
