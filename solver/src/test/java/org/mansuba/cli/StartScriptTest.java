package org.mansuba.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the start script is for a POSIX shell")
@Timeout(120)
final class StartScriptTest {
  /** A win in one is there, 1.Ra8, and no other. */
  private static final String MATE = "7k/6pp/8/8/8/8/8/RK6 w";

  /** Prints when it is ready, and answers an interrupt. */
  private static final String PATIENT =
      "trap 'echo answered; exit 3' USR1; echo ready; while :; do sleep 0.1; done";

  @TempDir private Path folder;
  private ScriptHome home;

  @BeforeEach
  void makeHome() throws IOException {
    home = ScriptHome.in(folder);
  }

  @ParameterizedTest
  @CsvSource({
    MATE + ", #1, 0",
    MATE + ", stalemate in 1, 1",
    "nonsense, #1, 2",
    "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w, win in 40, 3",
  })
  void theStatusIsThatOfTheAnswer(String fen, String stipulation, int status) throws Exception {
    ScriptHome.Ended ended =
        ScriptHome.run(
            home.process("solve", "--fen", fen, "--stipulation", stipulation, "--nodes", "5000"));

    assertThat(ended.status()).as(ended.err()).isEqualTo(status);
    assertThat(ended.out().isEmpty()).isEqualTo(status == 2);
  }

  @ParameterizedTest
  @CsvSource({
    "exit 0, 0, 0",
    "exit 97, 1, 0",
    "exit 2, 2, 0",
    "exit 3, 3, 0",
    "exit 70, 70, 0",
    "exit 1, 2, 1",
    "exit 126, 2, 1",
    "exit 127, 2, 1",
    "exit 5, 70, 1",
    "kill -ABRT $$, 70, 1",
    "kill -SEGV $$, 70, 1",
    "kill -BUS $$, 70, 1",
    "kill -KILL $$, 137, 1",
  })
  void aFailureOfJavaIsNoAnswer(String java, int status, int sentences) throws Exception {
    ProcessBuilder process = home.process("solve", "abu-naim");
    process.environment().put("JAVA_HOME", home.jdk(java).toString());

    ScriptHome.Ended ended = ScriptHome.run(process);

    assertThat(ended.status()).isEqualTo(status);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err().lines()).hasSize(sentences).allMatch(s -> s.startsWith("mansuba: Java"));
  }

  @ParameterizedTest
  @CsvSource({
    "JAVA_TOOL_OPTIONS, -XX:+UseZGC",
    "_JAVA_OPTIONS, -XX:+UseZGC",
    "JDK_JAVA_OPTIONS, -XX:+UseZGC",
    "JAVA_TOOL_OPTIONS, -Xms2000g -Xmx2000g",
    "_JAVA_OPTIONS, -Xmx1k",
    "JDK_JAVA_OPTIONS, -version",
    "JAVA_TOOL_OPTIONS, -javaagent:/no/such.jar",
  })
  void optionsThatJavaRefusesAreBadInput(String variable, String options) throws Exception {
    ProcessBuilder process = home.process("list");
    process.environment().put(variable, options);

    ScriptHome.Ended ended = ScriptHome.run(process);

    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err().lines())
        .singleElement()
        .asString()
        .startsWith("mansuba: Java does not start with the options in " + variable + ": ");
    assertThat(home.workingFolder()).isEmptyDirectory();
  }

  @Test
  void tooLittleMemoryForAnythingIsBadInput() throws Exception {
    ProcessBuilder process = home.process("solve", "abu-naim");
    process.environment().put("JAVA_TOOL_OPTIONS", "-Xmx2m");

    ScriptHome.Ended ended = ScriptHome.run(process);

    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err().lines().filter(line -> line.startsWith("mansuba: "))).hasSize(1);
  }

  @Test
  void aCrashLeavesNothingBehind() throws Exception {
    ProcessBuilder builder = longCheck();
    builder.environment().put("JAVA_HOME", announcedJava());
    Process process = builder.start();
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    String java = out.readLine();
    assertThat(out.readLine()).contains("abu-naim");
    assertThat(new ProcessBuilder("kill", "-SEGV", java).start().waitFor()).isZero();

    ScriptHome.Ended ended = ScriptHome.end(process);

    assertThat(ended.status()).isEqualTo(70);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err()).startsWith("mansuba: Java crashed").hasLineCount(1);
    assertThat(home.workingFolder()).isEmptyDirectory();
  }

  @ParameterizedTest
  @CsvSource({"HUP, 129", "INT, 130", "QUIT, 131", "TERM, 143"})
  void aSignalWhileJavaStartsEndsSilently(String signal, int status) throws Exception {
    ProcessBuilder builder = home.process("solve", "abu-naim");
    builder.environment().put("JAVA_HOME", home.jdk("echo $$; exec sleep 60").toString());
    Process process = builder.start();
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    long java = Long.parseLong(out.readLine());

    send(signal, process);

    ScriptHome.Ended ended = ScriptHome.end(process);
    assertThat(ended).isEqualTo(new ScriptHome.Ended(status, "", ""));
    assertThat(ProcessHandle.of(java).filter(ProcessHandle::isAlive)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"HUP", "INT", "QUIT", "TERM"})
  void aSignalToTheScriptAloneIsAnInterruptOfTheProgram(String signal) throws Exception {
    ProcessBuilder builder = home.process("solve", "abu-naim");
    builder.environment().put("JAVA_HOME", home.jdk(PATIENT).toString());
    Process process = builder.start();
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    assertThat(out.readLine()).isEqualTo("ready");

    send(signal, process);

    assertThat(out.readLine()).isEqualTo("answered");
    assertThat(process.waitFor()).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource({"INT, 3", "TERM, 3"})
  void theProgramAnswersAnInterrupt(String signal, int status) throws Exception {
    Process process = longCheck().redirectError(ProcessBuilder.Redirect.INHERIT).start();
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    assertThat(out.readLine()).contains("\"id\":\"abu-naim\"");

    send(signal, process);

    assertThat(process.waitFor()).isEqualTo(status);
  }

  @Test
  void theProgramEndsWhenItsScriptIsKilled() throws Exception {
    ProcessBuilder builder = longCheck().redirectError(ProcessBuilder.Redirect.INHERIT);
    builder.environment().put("JAVA_HOME", announcedJava());
    Process process = builder.start();
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    ProcessHandle java = ProcessHandle.of(Long.parseLong(out.readLine())).orElseThrow();
    assertThat(out.readLine()).contains("abu-naim");

    process.destroyForcibly();

    assertThat(java.onExit().get(30, TimeUnit.SECONDS).isAlive()).isFalse();
  }

  @Test
  void aClosedStandardInputIsEmpty() throws Exception {
    ScriptHome.Ended ended = ScriptHome.run(home.shell("exec \"$@\" <&-", "solve", "-"));

    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.err()).startsWith("mansuba: standard input is empty").hasLineCount(1);
  }

  @Test
  void standardInputReachesTheProgram() throws Exception {
    Process process =
        home.shell("printf '%s' '" + MATE + "' | \"$@\"", "solve", "-", "--stipulation", "#1")
            .start();

    assertThat(ScriptHome.end(process).status()).isZero();
  }

  @Test
  void anAnswerThatCannotBeWrittenIsNoAnswer() throws Exception {
    ScriptHome.Ended ended = ScriptHome.run(home.shell("exec \"$@\" >&-", "list"));

    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.err()).contains("could not be written").hasLineCount(1);
  }

  /** A check that prints a line at once, and another only after an hour. */
  private ProcessBuilder longCheck() {
    return home.process(
        "check", "abu-naim", "water-wheel", "--json", "--threads", "1", "--time", "1h");
  }

  /** A home of the Java of this process that first prints its process id as a line. */
  private String announcedJava() throws IOException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    return home.jdk("echo $$; exec '" + java + "' \"$@\"").toString();
  }

  private static void send(String signal, Process process) throws Exception {
    List<String> kill = List.of("kill", "-" + signal, "" + process.pid());
    assertThat(new ProcessBuilder(kill).start().waitFor()).isZero();
  }
}
