package org.mansuba.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mansuba.cli.output.ExitStatus;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Diagrams in which the defender's first move decides. A bare king that may still move has lost
 * after it, unless it bares back; and where the stalemated side wins, a defender may have no moves
 * but such as stalemate the attacker: 1...Kd1 and 1...Kd2 in the last diagram.
 */
class NoMoveNeededTest {
  private static final JsonMapper JSON = new JsonMapper();

  @ParameterizedTest
  @CsvSource({
    "8/8/8/3k4/8/1KQ5/8/8 b, White wins in 2, bareTiming=freeMove, win, Black",
    "8/8/8/3k4/8/1KQ5/8/8 b, White bares in 1, bareTiming=freeMove, bare king, Black",
    "8/8/8/3k4/8/1KRR4/8/8 b, White wins, 'bareTiming=freeMove,stalemate=draw', win, Black",
    "8/8/8/3K4/8/1kqp4/8/8 w, Black wins in 3, bareTiming=freeMove, win, White",
    "8/8/8/8/8/p7/P1p5/K1k5 b, White wins in 2, stalemate=loss, win, Black"
  })
  void bothSayThatTheDefendersMoveIsEnough(
      String fen, String stipulation, String rules, String goal, String defender) {
    String[] question = {"--fen", fen, "--stipulation", stipulation, "--rules", rules};
    String after = " after " + defender + "'s move";

    Run solve = run("solve", question);
    assertThat(solve.status()).isEqualTo(ExitStatus.YES);
    assertThat(solve.text()).contains(after + " (proved).");
    assertThat(run("check", question).text()).contains(goal + after);
    for (String command : new String[] {"solve", "check"}) {
      JsonNode json = JSON.readTree(run(command, question, "--json").out());
      assertThat(json.get("moves").asInt()).as(command).isZero();
      assertThat(json.get("lowerBound").asInt()).as(command).isEqualTo(-1);
    }
    JsonNode exported = JSON.readTree(run("export", question, "--to", "json").out()).get("check");
    assertThat(exported.get("moves").asInt()).isZero();
    assertThat(exported.get("lowerBound").asInt()).isEqualTo(-1);
  }

  /** An exact number is missed, a bare king is no mate, and a king that bares back draws. */
  @ParameterizedTest
  @CsvSource({
    "8/8/8/3k4/8/1KQ5/8/8 b, White wins in exactly 2, bareTiming=freeMove",
    "8/8/8/3k4/8/1KQ5/8/8 b, White mates in 2, bareTiming=freeMove",
    "8/8/8/3k4/3Q4/1K6/8/8 b, White wins in 2, bareTiming=freeMove",
    "8/8/8/3k4/3Q4/1K6/8/8 b, White wins in 2, bareTiming=immediate"
  })
  void bothSayThatItIsNot(String fen, String stipulation, String rules) {
    String[] question = {"--fen", fen, "--stipulation", stipulation, "--rules", rules};

    JsonNode solve = JSON.readTree(run("solve", question, "--json").out());
    JsonNode check = JSON.readTree(run("check", question, "--json").out());

    assertThat(solve.get("verdict").asString()).isEqualTo("no-win");
    assertThat(check.get("verdict").asString()).isEqualTo("no-solution");
    assertThat(solve.get("moves").isNull()).isTrue();
    assertThat(check.get("moves").isNull()).isTrue();
  }

  /** By the other rules the game is over in the diagram, so that nothing is asked. */
  @ParameterizedTest
  @CsvSource({"bareTiming=immediate", "'bareTiming=freeMove,bareReply=firstWins'"})
  void whereABareKingHasNoMoveLeftThereIsNothingToAsk(String rules) {
    String[] question = {"--fen", "8/8/8/3k4/8/1KQ5/8/8 b", "--rules", rules};

    for (String command : new String[] {"solve", "check", "tree"}) {
      Run run = run(command, question, "--stipulation", "White wins in 2");
      assertThat(run.status()).as(command).isEqualTo(ExitStatus.BAD_INPUT);
      assertThat(run.err()).as(command).contains("has already lost");
    }
  }

  private static Run run(String command, String[] question, String... more) {
    String[] args = new String[1 + question.length + more.length];
    args[0] = command;
    System.arraycopy(question, 0, args, 1, question.length);
    System.arraycopy(more, 0, args, 1 + question.length, more.length);
    return Run.of(args);
  }
}
