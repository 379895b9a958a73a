package org.mansuba.studio.widget;

import java.util.function.Function;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/**
 * How the values of a choice are shown, where they are chosen only and nothing is typed.
 *
 * @param <T> the values
 */
public final class ShownAs<T> extends StringConverter<T> {
  private final Function<T, String> name;

  /** Shows values by name, and the lack of one by nothing. */
  public ShownAs(Function<T, String> name) {
    this.name = name;
  }

  @Override
  public String toString(@Nullable T value) {
    return value == null ? "" : name.apply(value);
  }

  @Override
  public T fromString(String text) {
    throw new UnsupportedOperationException("nothing is typed here");
  }
}
