package org.mansuba.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.mansuba.cli.output.ExitStatus;

/** A diagram in which the game is over is shown, and there is nothing to solve in it. */
final class FinishedGameTest {
  private static final List<List<String>> COMMANDS =
      List.of(
          List.of("solve"),
          List.of("solve", "--json"),
          List.of("check"),
          List.of("check", "--json"),
          List.of("tree"),
          List.of("tree", "--json"),
          List.of("export"),
          List.of("export", "--to", "pgn"),
          List.of("repair"),
          List.of("minimal"));

  /**
   * A finished game.
   *
   * @param fen the diagram
   * @param rules the rules, as on the command line
   * @param how how it ended
   * @param switches the changes of one rule that let play go on
   */
  record Finished(String fen, String rules, String how, List<String> switches) {}

  static List<Finished> games() {
    return List.of(
        new Finished(
            "R6k/8/6K1/8/8/8/p7/8 b",
            "bareKing=win",
            "the black king on h8 is already mated",
            List.of()),
        // d7-d5 would block.
        new Finished(
            "8/3p4/7R/k6R/7R/8/8/K7 b",
            "bareKing=win",
            "the black king on a5 is already mated",
            List.of("pawnDoubleStep=on")),
        new Finished(
            "k7/2R5/1R6/8/8/8/p7/K7 b",
            "stalemate=win",
            "the black king on a8 is already stalemated",
            List.of()),
        // The king may change places with the pawn.
        new Finished(
            "k7/6R1/8/8/7p/7P/8/KR6 b",
            "stalemate=draw",
            "the black king on a8 is already stalemated",
            List.of("stalemateSwap=on")),
        new Finished(
            "k7/6R1/8/8/7p/7P/8/KR6 b",
            "stalemate=loss,swapMen=pieces",
            "the black king on a8 is already stalemated",
            List.of()),
        new Finished(
            "k7/8/8/8/8/8/8/KR6 b",
            "stalemate=win",
            "the black king on a8 is bared and has already lost",
            List.of("bareKing=off", "bareTiming=freeMove")),
        new Finished(
            "kR6/8/8/8/8/8/8/K7 b",
            "bareReply=firstWins",
            "the black king on a8 is bared and has already lost",
            List.of("bareKing=off", "bareReply=draw")),
        new Finished(
            "k7/8/8/8/8/8/8/KR6 w",
            "stalemate=win",
            "the black king on a8 was bared, did not bare back and has already lost",
            List.of("bareKing=off", "bareReply=firstWins")),
        new Finished(
            "k7/8/8/8/8/8/8/K7 w",
            "bareKing=off",
            "the white king on a1 and the black king on a8 are bare, so the game is already drawn",
            List.of()));
  }

  static Stream<Arguments> questions() {
    return games().stream()
        .flatMap(game -> COMMANDS.stream().map(command -> Arguments.of(command, game)));
  }

  @ParameterizedTest
  @MethodSource("games")
  void isShownWithTheWayItEnded(Finished game) {
    Run run = Run.of("show", "--fen", game.fen, "--rules", game.rules);
    Run json = Run.of("show", "--fen", game.fen, "--rules", game.rules, "--json");

    assertThat(run.status()).isEqualTo(ExitStatus.YES);
    assertThat(run.text()).contains("E4: " + game.how);
    assertThat(json.out()).contains("{\"code\":\"E4\",\"sentence\":\"%s\"".formatted(game.how));
  }

  @ParameterizedTest
  @MethodSource("questions")
  void leavesNothingToSolve(List<String> command, Finished game) {
    Run run = ask(command, game, game.rules);

    String advice = "; to play on, add --rules " + String.join(" or ", game.switches);
    assertThat(run.err())
        .isEqualTo(
            "mansuba: nothing to solve: %s%s\n"
                .formatted(game.how, game.switches.isEmpty() ? "" : advice));
    assertThat(run.out()).isEmpty();
    assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
  }

  @ParameterizedTest
  @MethodSource("questions")
  void goesOnUnderTheSwitchesThatAreNamed(List<String> command, Finished game) {
    List<String> named =
        Pattern.compile("[a-zA-Z]+=[a-zA-Z]+")
            .matcher(ask(command, game, game.rules).err())
            .results()
            .map(MatchResult::group)
            .toList();

    assertThat(named).isEqualTo(game.switches);
    for (String change : named) {
      Run run = ask(command, game, with(change, game.rules));
      assertThat(run.status()).isNotIn(ExitStatus.BAD_INPUT, ExitStatus.INTERNAL);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void isStillExportedAndCounted(Finished game) {
    Run export = Run.of("export", "--no-solve", "--fen", game.fen, "--rules", game.rules);
    Run perft = Run.of("perft", "--fen", game.fen, "--rules", game.rules, "1");

    assertThat(List.of(export.status(), perft.status())).containsOnly(ExitStatus.YES);
    assertThat(export.err()).contains("mansuba: warning: " + game.how + "\n");
    assertThat(export.out()).contains("♔").contains("♚");
  }

  @ParameterizedTest
  @MethodSource("questions")
  void cannotBeAskedAboutWithoutAKingEither(List<String> command, Finished game) {
    Finished kingless = new Finished(game.fen.replace('K', '1'), game.rules, "", List.of());

    Run run = ask(command, kingless, game.rules);

    assertThat(run.err()).contains("mansuba: White has no king; it must have exactly one\n");
    assertThat(run.out()).isEmpty();
    assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
  }

  /** Rules with a switch changed, which must not be given twice. */
  private static String with(String change, String rules) {
    String key = change.substring(0, change.indexOf('=') + 1);
    return Stream.concat(
            Stream.of(rules.split(",", -1)).filter(rule -> !rule.startsWith(key)),
            Stream.of(change))
        .collect(Collectors.joining(","));
  }

  private static Run ask(List<String> command, Finished game, String rules) {
    List<String> words = new ArrayList<>(command);
    words.addAll(List.of("--fen", game.fen, "--rules", rules));
    words.addAll(List.of("--stipulation", "White wins in 1", "--nodes", "50"));
    return Run.of(words.toArray(String[]::new));
  }
}
