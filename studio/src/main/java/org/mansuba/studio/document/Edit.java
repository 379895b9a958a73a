package org.mansuba.studio.document;

import java.util.function.UnaryOperator;
import org.mansuba.problem.Problem;

/**
 * A change of the open problem, made by {@link Document#apply}.
 *
 * @param name the key of the text that names it behind "Undo", for example {@code change.put}
 * @param group changes in a row of the same group are undone together, such as the letters typed
 *     into one field; empty for a change that stands alone
 * @param effect makes the changed problem from the one before; the same problem if nothing changes
 */
public record Edit(String name, String group, UnaryOperator<Problem> effect) {
  /** A change that stands alone. */
  public static Edit of(String name, UnaryOperator<Problem> effect) {
    return new Edit(name, "", effect);
  }
}
