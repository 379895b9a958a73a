package org.mansuba.studio;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.mansuba.TestSurroundings;

/** Starts classes in processes of their own. */
final class ChildProcess {
  private ChildProcess() {}

  /** A process that is to run a class with the class path of this one. */
  static ProcessBuilder of(Class<?> main, String... arguments) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dglass.platform=Headless",
                "-Dprism.order=sw",
                "--enable-native-access=ALL-UNNAMED",
                "-XX:TieredStopAtLevel=1",
                TestSurroundings.option(),
                "-cp",
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path")),
                main.getName()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
  }

  /** What a class writes to its standard output until it ends. */
  static byte[] output(Class<?> main, String... arguments) throws IOException {
    Process process = of(main, arguments).start();
    process.getOutputStream().close();
    return process.getInputStream().readAllBytes();
  }
}
