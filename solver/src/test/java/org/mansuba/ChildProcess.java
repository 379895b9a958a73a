package org.mansuba;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Starts classes in processes of their own, so that they can be killed. */
public final class ChildProcess {
  private ChildProcess() {}

  /** A process that is to run a class with the class path of this one. */
  public static ProcessBuilder of(Class<?> main, String... arguments) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                TestSurroundings.option(),
                "-cp",
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path")),
                "-Xmx512m",
                main.getName()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command);
  }
}
