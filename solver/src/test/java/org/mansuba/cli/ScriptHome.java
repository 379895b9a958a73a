package org.mansuba.cli;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A folder in which the start script takes the program for built: its jar leads to the classes
 * under test.
 */
final class ScriptHome {
  private static final List<String> SCRIPTS =
      List.of(
          "mansuba",
          ".mvn/find-jdk.sh",
          ".mvn/run-java.sh",
          ".mvn/build-program.sh",
          ".mvn/java.options");

  private final Path home;

  /** How a process ended, and what it printed. */
  record Ended(int status, String out, String err) {}

  private ScriptHome(Path home) {
    this.home = home;
  }

  /** Fills an empty folder. */
  static ScriptHome in(Path folder) throws IOException {
    Path home = folder.toRealPath();
    for (String script : SCRIPTS) {
      Path copy = home.resolve(script);
      Files.createDirectories(copy.getParent());
      Files.copy(Path.of("..", script), copy);
    }
    for (String source :
        List.of("pom.xml", "solver/pom.xml", "solver/src/main", "problems", "target/mansuba")) {
      Files.createDirectories(home.resolve(source));
    }
    Files.createDirectory(home.resolve("here"));
    writeJar(home.resolve("target/mansuba/mansuba.jar"));
    Files.writeString(home.resolve("target/mansuba/built"), home + "\n");
    return new ScriptHome(home);
  }

  /** The folder that commands run in, empty at first. */
  Path workingFolder() {
    return home.resolve("here");
  }

  /** Makes a JDK whose java is a shell script. */
  Path jdk(String java) throws IOException {
    Path jdk = home.resolve("jdk");
    Files.createDirectories(jdk.resolve("bin"));
    Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"25\"\n");
    for (String program : List.of("java", "javac")) {
      Path file =
          Files.writeString(jdk.resolve("bin").resolve(program), "#!/bin/sh\n" + java + "\n");
      if (!file.toFile().setExecutable(true)) {
        throw new IOException(file + " cannot be made executable");
      }
    }
    return jdk;
  }

  /** A process of the script, with the Java of this one and no options for it. */
  ProcessBuilder process(String... arguments) {
    return shell("exec \"$@\"", arguments);
  }

  /** A process of a shell to whose command the script and its arguments are given as "$@". */
  ProcessBuilder shell(String command, String... arguments) {
    List<String> words = new ArrayList<>(List.of("/bin/sh", "-c", command, "sh"));
    words.add(home.resolve("mansuba").toString());
    words.addAll(Arrays.asList(arguments));
    ProcessBuilder process = new ProcessBuilder(words).directory(workingFolder().toFile());
    List.of("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS", "MANSUBA_DEBUG")
        .forEach(process.environment()::remove);
    process.environment().put("JAVA_HOME", System.getProperty("java.home"));
    return process;
  }

  /** Runs a process to its end, with nothing on its standard input. */
  static Ended run(ProcessBuilder builder) throws IOException, InterruptedException {
    Process process = builder.redirectInput(new File("/dev/null")).start();
    return end(process);
  }

  /** Reads what a process prints to its end; on standard error it must not print much. */
  static Ended end(Process process) throws IOException, InterruptedException {
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    if (!process.waitFor(60, TimeUnit.SECONDS)) {
      throw new IllegalStateException("the process does not end");
    }
    return new Ended(process.exitValue(), out, err);
  }

  private static void writeJar(Path jar) throws IOException {
    String classPath =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    Manifest manifest = new Manifest();
    Attributes main = manifest.getMainAttributes();
    main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    main.put(Attributes.Name.MAIN_CLASS, Mansuba.class.getName());
    main.put(
        Attributes.Name.CLASS_PATH,
        Stream.of(classPath.split(File.pathSeparator))
            .map(entry -> Path.of(entry).toUri())
            .map(URI::toASCIIString)
            .collect(Collectors.joining(" ")));
    new JarOutputStream(Files.newOutputStream(jar), manifest).close();
  }
}
