package org.mansuba.studio;

import java.util.Locale;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/** Writes numbers as the program does, which sets this at its start, whatever the user's locale. */
public final class ProgramLocale implements LauncherSessionListener {
  @Override
  public void launcherSessionOpened(LauncherSession session) {
    Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT);
  }
}
