package org.mansuba.studio;

import java.util.Locale;
import java.util.stream.Stream;
import org.mansuba.studio.app.Appearance;
import org.mansuba.studio.app.StudioModel;
import org.mansuba.studio.board.BoardStyle;
import org.mansuba.words.Language;

/**
 * A picture of the window to be taken.
 *
 * @param scenery what it shows
 * @param size how large it is
 * @param appearance in which colours
 * @param language in which words
 */
record Shot(Scenery scenery, Size size, Appearance appearance, Language language) {
  /** Sizes of the window, in pixels. */
  enum Size {
    SMALL(1280, 800),
    LARGE(1920, 1080);

    private final int width;
    private final int height;

    Size(int width, int height) {
      this.width = width;
      this.height = height;
    }

    int width() {
      return width;
    }

    int height() {
      return height;
    }
  }

  /** Every state light and dark, in a language of either direction, small and large by turns. */
  static Stream<Shot> grid() {
    return Stream.of(Scenery.values())
        .flatMap(
            scenery -> {
              boolean even = scenery.ordinal() % 2 == 0;
              Size first = even ? Size.SMALL : Size.LARGE;
              Size second = even ? Size.LARGE : Size.SMALL;
              Language left = even ? Language.ENGLISH : Language.ARABIC;
              Language right = even ? Language.ARABIC : Language.ENGLISH;
              return Stream.of(
                  new Shot(scenery, first, Appearance.LIGHT, left),
                  new Shot(scenery, second, Appearance.DARK, right));
            });
  }

  /** Colours and words as this picture wants them. */
  void dress(StudioModel model) {
    model.appearanceProperty().set(appearance);
    model.texts().languageProperty().set(language);
    BoardStyle[] styles = BoardStyle.values();
    if (size == Size.LARGE) {
      model.board().styleProperty().set(styles[scenery.ordinal() % styles.length]);
    }
  }

  @Override
  public String toString() {
    return String.join(
            "-", scenery.name(), String.valueOf(size.width), appearance.name(), language.code())
        .toLowerCase(Locale.ROOT);
  }
}
