package org.mansuba.studio.app;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import atlantafx.base.theme.Theme;

/** The colours of the window. */
public enum Appearance {
  /** Dark on light. */
  LIGHT,
  /** Light on dark. */
  DARK;

  /** The style sheet of the controls. */
  String styleSheet() {
    Theme theme = this == LIGHT ? new PrimerLight() : new PrimerDark();
    return theme.getUserAgentStylesheet();
  }

  /** The style class of the window. */
  String styleClass() {
    return this == LIGHT ? "light" : "dark";
  }
}
