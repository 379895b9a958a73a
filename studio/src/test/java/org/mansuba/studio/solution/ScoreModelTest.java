package org.mansuba.studio.solution;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.mansuba.board.Square;
import org.mansuba.notation.Fen;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Ending;
import org.mansuba.score.Arrow;
import org.mansuba.score.Colour;
import org.mansuba.score.Glyph;
import org.mansuba.score.MarkedSquare;
import org.mansuba.score.NodePath;
import org.mansuba.score.Score;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.notice.Notices;

/** Reading and annotating a score, all of which can be undone. */
final class ScoreModelTest {
  private final Document document = new Document();
  private final Notices notices = new Notices();
  private final ScoreModel model = new ScoreModel(document, notices, new Texts());
  private final PlayActions board = new PlayActions(model);
  private final ScoreListModel list = new ScoreListModel(document, model);

  @BeforeEach
  void openDilaram() {
    document.open(Library.find("dilaram").orElseThrow());
  }

  private void play(String... moves) {
    for (String move : moves) {
      assertThat(model.edits().play(move)).isTrue();
    }
  }

  private String printed() {
    StringBuilder out = new StringBuilder();
    for (ScoreRow row : list.rowsProperty().get()) {
      out.append("  ".repeat(row.depth()));
      switch (row) {
        case ScoreRow.Moves(int _, var moves) ->
            moves.forEach(m -> out.append(m.text()).append(' '));
        case ScoreRow.Comment(int _, NodePath _, String text) ->
            out.append('{').append(text).append('}');
        case ScoreRow.Folded(int _, var first, int more) ->
            out.append('[').append(first.text()).append(" +").append(more).append(']');
      }
      out.append('\n');
    }
    return out.toString().replaceAll(" +\n", "\n");
  }

  @Test
  void movesPlayedOnTheBoardMakeTheTree() {
    board.drop(Square.H4, Square.H8);
    board.choose(Square.G8);
    assertThat(board.targets()).containsExactly(Square.H8);
    board.choose(Square.H8);
    assertThat(model.path()).isEqualTo(NodePath.of(0, 0));
    assertThat(printed()).isEqualTo("1.Rh8+ Kxh8\n");
  }

  @Test
  void anIllegalMoveIsNotPlayed() {
    board.drop(Square.H4, Square.G5);
    assertThat(model.score()).isEqualTo(Score.EMPTY);
    assertThat(model.edits().play("Rh9")).isFalse();
    assertThat(model.edits().play("Kb5+++ or so")).isFalse();
    assertThat(notices.latestProperty().get()).isPresent();
    assertThat(model.score()).isEqualTo(Score.EMPTY);
  }

  @Test
  void aVariationIsPrintedBelowTheMoveItReplaces() {
    play("Rh8+", "Kxh8", "Af5+", "Rh2", "Rxh2+");
    model.go(NodePath.of(0, 0, 0));
    play("Kg8", "Rh8+");
    assertThat(printed()).isEqualTo("1.Rh8+ Kxh8 2.Af5+ Rh2\n  2...Kg8 3.Rh8+\n3.Rxh2+\n");
    model.back();
    model.edits().promote();
    assertThat(printed()).isEqualTo("1.Rh8+ Kxh8 2.Af5+ Kg8\n  2...Rh2 3.Rxh2+\n3.Rh8+\n");
    document.undo();
    assertThat(printed()).isEqualTo("1.Rh8+ Kxh8 2.Af5+ Rh2\n  2...Kg8 3.Rh8+\n3.Rxh2+\n");
  }

  @Test
  void variationsAreWalkedFoldedAndDeleted() {
    play("Rh8+", "Kxh8", "Af5+", "Rh2");
    model.back();
    play("Kg8", "Rh8+");
    model.back();
    model.variation(-1);
    assertThat(model.path()).isEqualTo(NodePath.of(0, 0, 0, 0));
    model.variation(1);
    model.variation(1);
    assertThat(model.path()).isEqualTo(NodePath.of(0, 0, 0, 1));
    list.toggleFold(model.path());
    assertThat(printed()).isEqualTo("1.Rh8+ Kxh8 2.Af5+ Rh2\n  [2...Kg8 +1]\n");
    model.forth();
    assertThat(printed()).contains("3.Rh8+");
    model.back();
    model.edits().delete();
    assertThat(model.path()).isEqualTo(NodePath.of(0, 0, 0));
    assertThat(printed()).isEqualTo("1.Rh8+ Kxh8 2.Af5+ Rh2\n");
  }

  @Test
  void shortVariationsCanBeHidden() {
    play("Rh8+", "Kxh8", "Af5+", "Rh2", "Rxh2+");
    model.go(NodePath.of(0, 0, 0));
    play("Kg8");
    list.shortHiddenProperty().set(true);
    assertThat(printed()).isEqualTo("1.Rh8+ Kxh8 2.Af5+ Rh2\n3.Rxh2+\n");
  }

  @Test
  void remarksAreMadeAndUndoneOneByOne() {
    Problem before = document.problem();
    play("Rh8+");
    model.edits().comment("A");
    model.edits().comment("A rook!");
    model.edits().toggle(Glyph.GOOD);
    board.draw(Square.H1, Square.H8, Colour.RED);
    board.alternative(Square.G8, Colour.GREEN);
    var annotation = model.annotation();
    assertThat(annotation.comment("en")).contains("A rook!");
    assertThat(annotation.glyphs()).containsExactly(Glyph.GOOD);
    assertThat(annotation.arrows()).containsExactly(new Arrow(Colour.RED, Square.H1, Square.H8));
    assertThat(annotation.squares()).containsExactly(new MarkedSquare(Colour.GREEN, Square.G8));
    assertThat(printed()).isEqualTo("1.Rh8+! ◆\n{A rook!}\n");
    for (int i = 0; i < 5; i++) {
      document.undo();
    }
    assertThat(document.problem()).isEqualTo(before);
    assertThat(model.path()).isEqualTo(NodePath.ROOT);
    for (int i = 0; i < 5; i++) {
      document.redo();
    }
    assertThat(model.score().annotation(NodePath.of(0))).isEqualTo(annotation);
  }

  @Test
  void drawingTheSameTwiceTakesItAway() {
    board.draw(Square.H1, Square.H8, Colour.BLUE);
    board.draw(Square.H1, Square.H8, Colour.BLUE);
    board.alternative(Square.A1, Colour.YELLOW);
    board.alternative(Square.A1, Colour.YELLOW);
    assertThat(model.annotation().isEmpty()).isTrue();
  }

  @Test
  void aCommentInAnotherLanguageStaysWhereItIs() {
    play("Rh8+");
    model.edits().comment("a rook");
    model.commentLanguageProperty().set("ar");
    model.edits().comment("رخ");
    assertThat(model.annotation().comment("en")).contains("a rook");
    assertThat(model.annotation().comment("ar")).contains("رخ");
    assertThat(printed()).contains("{رخ}");
  }

  @Test
  void theEndOfTheGameIsTold() {
    model.edits().insert(document.problem().published().lines().getFirst().moves());
    model.last();
    assertThat(model.standingProperty().get().ending()).isEqualTo(Ending.MATE);
    assertThat(model.standingProperty().get().moves()).isEmpty();
    model.first();
    assertThat(model.standingProperty().get().setup())
        .isEqualTo(Fen.read("1r4k1/8/5PP1/8/K1n3NR/7B/1r6/7R w"));
  }

  @Test
  void anUnplayableDiagramHasNoMovesAndNoScore() {
    document.open(Document.empty());
    assertThat(model.edits().play("Ke2")).isFalse();
    assertThat(model.standingProperty().get().moves()).isEmpty();
    assertThat(list.rowsProperty().get()).isEmpty();
  }

  @Test
  void blacksFirstMoveHasDots() {
    document.open(Library.find("as-suli-diamond-ke4").orElseThrow());
    String first = model.standingProperty().get().moves().getFirst().toString();
    play(first);
    assertThat(printed()).startsWith("1...");
  }
}
