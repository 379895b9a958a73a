package org.mansuba.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.mansuba.notation.NotationException;
import org.mansuba.rules.RuleSet;

/** Reading PGN from a stream that is never held as a whole. */
class PgnStreamTest {
  private static final int GAMES = 10_000;
  private static final String PADDING = " {" + "x".repeat(600) + "}";
  private static final String MOVES =
      """
      [FEN "8/8/8/3k4/8/1KQ5/8/q7 w - - 0 1"]
      1. Kb4 (1. Qd2) Kd6\
      """;

  /** Generates its text game by game, when the reader asks for more. */
  private static final class GeneratedGames extends Reader {
    private final IntFunction<String> game;
    private final int count;
    private int produced;
    private Reader current = Reader.nullReader();

    GeneratedGames(int count, IntFunction<String> game) {
      this.count = count;
      this.game = game;
    }

    @Override
    public int read(char[] into, int from, int length) throws IOException {
      int read = current.read(into, from, length);
      if (read < 0 && produced < count) {
        current = new StringReader(game.apply(produced++));
        read = current.read(into, from, length);
      }
      return read;
    }

    @Override
    public void close() {}
  }

  private static String game(int number) {
    return "[Event \"" + number + "\"]\n" + MOVES + PADDING + " 1-0\n";
  }

  private static String event(PgnGame game) {
    return game.tag("Event");
  }

  @Test
  void deliversEachGameBeforeTheNextIsRead() throws IOException {
    GeneratedGames in = new GeneratedGames(GAMES, PgnStreamTest::game);
    int[] delivered = new int[1];
    assertThat((long) GAMES * game(0).length()).isGreaterThan(Pgn.LARGEST);
    Pgn.read(
        in,
        game -> {
          assertThat(event(game)).isEqualTo(Integer.toString(delivered[0]));
          assertThat(game.score().size()).isEqualTo(3);
          delivered[0]++;
          assertThat(in.produced).isEqualTo(delivered[0]);
        });
    assertThat(delivered[0]).isEqualTo(GAMES);
  }

  @Test
  void stopsInAnEndlessStream() throws IOException {
    GeneratedGames in = new GeneratedGames(Integer.MAX_VALUE, PgnStreamTest::game);
    List<String> read = new ArrayList<>();
    Pgn.read(
        in,
        new PgnListener() {
          @Override
          public Choice choose(Map<String, String> tags) {
            return "3".equals(tags.get("Event")) ? Choice.STOP : Choice.READ;
          }

          @Override
          public void game(PgnGame game) {
            read.add(event(game));
          }
        });
    assertThat(read).containsExactly("0", "1", "2");
  }

  @Test
  void skippedGamesAreNotChecked() throws IOException {
    String text =
        "[Event \"a\"]\n[Variant \"chess960\"]\n1. O-O (1. d4 *) Zz9 *\n"
            + "[Event \"b\"]\n[FEN \"none\"]\n1. e4\n"
            + "[Event \"c\"]\n"
            + MOVES
            + " *";
    List<PgnGame> read = new ArrayList<>();
    Pgn.read(
        new StringReader(text),
        new PgnListener() {
          @Override
          public Choice choose(Map<String, String> tags) {
            return "c".equals(tags.get("Event")) ? Choice.READ : Choice.SKIP;
          }

          @Override
          public void game(PgnGame game) {
            read.add(game);
          }
        });
    assertThat(read)
        .singleElement()
        .satisfies(game -> assertThat(game.tags()).containsKey("Event"));
    assertThat(read.getFirst().score().size()).isEqualTo(3);
    assertThat(read.getFirst().rules()).isEqualTo(RuleSet.STANDARD);
  }

  @Test
  void gamesBeforeAnErrorAreDelivered() {
    List<String> read = new ArrayList<>();
    assertThatThrownBy(
            () ->
                Pgn.read(
                    new StringReader(game(0) + game(1) + "  } 1. Kb4"),
                    game -> read.add(event(game))))
        .isInstanceOf(NotationException.class)
        .hasMessage("line 7, column 3: unexpected }");
    assertThat(read).containsExactly("0", "1");
  }

  @Test
  void aSingleGameIsLimitedInSize() {
    GeneratedGames in =
        new GeneratedGames(Integer.MAX_VALUE, i -> i == 0 ? MOVES + " {" : "x".repeat(10_000));
    assertThatThrownBy(() -> Pgn.read(in, _ -> {}))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("line 2, column ")
        .hasMessageContaining("too large");
    assertThat(in.produced).isLessThan(Pgn.LARGEST / 10_000 + 3);
  }

  @Test
  void failuresOfTheStreamArePassedOn() {
    Reader broken =
        new Reader() {
          @Override
          public int read(char[] into, int from, int length) throws IOException {
            throw new IOException("gone");
          }

          @Override
          public void close() {}
        };
    assertThatThrownBy(() -> Pgn.read(broken, _ -> {}))
        .isInstanceOf(IOException.class)
        .hasMessage("gone");
  }
}
