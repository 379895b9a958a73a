package org.mansuba.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A first move that ends the game otherwise than stipulated is refuted by that end: no answer is
 * printed, also where the bared king could still move.
 */
class EndingTriesTest {
  private static final JsonMapper JSON = new JsonMapper();

  @ParameterizedTest
  @CsvSource({
    "1n6/8/8/8/8/2R5/1R3K2/3k4 w, White mates in 2, b2b8, Rxb8, Rb2*b8, a bare king, bare",
    "1n6/8/8/8/8/2R5/1R3K2/3k4 w, White stalemates in 2, b2b8, Rxb8, Rb2*b8, a bare king, bare",
    "k7/8/1K6/p7/8/8/8/7R w, White bares in 2, h1h8, Rh8, Rh1-h8, mate, mate",
    "k7/8/1K6/p7/8/8/8/7R w, White mates in exactly 2, h1h8, Rh8, Rh1-h8, mate, mate",
    "k7/8/1K6/p7/8/8/8/7R w, 'White mates in 2, king on b8', h1h8, Rh8, Rh1-h8, mate, mate",
    "k7/8/K7/p7/P7/8/3R4/8 w, White mates in 2, d2b2, Rb2, Rd2-b2, stalemate, stalemate"
  })
  void everyFormatTellsTheEndAndNoAnswer(
      String fen,
      String stipulation,
      String move,
      String printed,
      String longMove,
      String noun,
      String end) {
    String[] args = {"check", "--fen", fen, "--stipulation", stipulation, "--json"};
    String sentence = "the game ends with " + noun + ", not as stipulated";

    JsonNode tried = tried(JSON.readTree(Run.of(args).out()), move);
    assertThat(tried.path("refutations").size()).isZero();
    assertThat(tried.path("end").asString("")).isEqualTo(end);
    args[5] = "--quiet";
    assertThat(Run.of(args).text())
        .containsPattern("1\\." + printed + "[^ ]*( bare)?\\?: " + sentence);
    args[0] = "tree";
    assertThat(Run.of(args).text())
        .containsPattern("1\\." + printed + "[^ ]*( bare)?\\? \\[" + sentence + "\\]");
    String[] export = {
      "export", "--fen", fen, "--stipulation", stipulation, "--to", "popeye", "--quiet"
    };
    String first = "   1." + longMove;
    assertThat(Run.of(export).out().lines().dropWhile(line -> !line.startsWith(first)).skip(1))
        .first()
        .isEqualTo("");
  }

  private static JsonNode tried(JsonNode answer, String move) {
    for (JsonNode node : answer.get("tries")) {
      if (node.get("move").asString().equals(move)) {
        return node;
      }
    }
    return JSON.createObjectNode();
  }
}
