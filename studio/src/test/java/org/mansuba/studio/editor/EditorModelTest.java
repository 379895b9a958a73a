package org.mansuba.studio.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.notation.Fen;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Move;
import org.mansuba.rules.Setup;
import org.mansuba.rules.legality.Finding;
import org.mansuba.rules.legality.FindingCode;
import org.mansuba.rules.option.Stalemate;
import org.mansuba.rules.option.StartArray;
import org.mansuba.score.Colour;
import org.mansuba.score.NodePath;
import org.mansuba.score.Score;
import org.mansuba.studio.board.BoardActions;
import org.mansuba.studio.board.PaletteItem;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.document.Edit;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.notice.Notices;

/** Setting up by stamp, by dragging, by keys and by pasting. */
final class EditorModelTest {
  private static final Man WHITE_ROOK = new Man(Side.WHITE, Kind.ROOK);

  private final Document document = new Document();
  private final Notices notices = new Notices();
  private final EditorModel editor = new EditorModel(document, notices, new Texts());
  private final BoardActions board = editor.gestures();

  private Setup setup() {
    return document.problem().setup();
  }

  @Test
  void aStampPutsAManAndTakesTheSameManAway() {
    editor.toggle(new PaletteItem.Stamp(WHITE_ROOK));
    board.choose(Square.C3);
    assertThat(setup().at(Square.C3)).contains(WHITE_ROOK);
    board.choose(Square.C3);
    assertThat(setup().at(Square.C3)).isEmpty();
  }

  @Test
  void takingTheSameStampTwicePutsItAway() {
    editor.toggle(new PaletteItem.Stamp(WHITE_ROOK));
    editor.toggle(new PaletteItem.Stamp(WHITE_ROOK));
    assertThat(editor.toolProperty().get()).isEqualTo(new PaletteItem.Hand());
  }

  @Test
  void draggingMovesAManAndOffTheBoardRemovesIt() {
    board.drop(WHITE_ROOK, Square.A1);
    board.drop(Square.A1, Square.A8);
    assertThat(setup().men()).containsOnlyKeys(Square.A8);
    board.dropOutside(Square.A8);
    assertThat(setup().men()).isEmpty();
  }

  @Test
  void lettersPutMenAndCapitalsBlackOnes() {
    board.type(Square.E1, "k");
    board.type(Square.E8, "K");
    board.type(Square.D1, "q");
    board.type(Square.D8, "F");
    board.type(Square.C1, "b");
    board.type(Square.C2, "x");
    assertThat(setup()).isEqualTo(Fen.read("3fk3/8/8/8/8/8/8/2AFK3 w"));
  }

  @Test
  void anArabicLetterIsNoManAndNoError() {
    board.type(Square.E1, "م");
    assertThat(setup().men()).isEmpty();
  }

  @Test
  void theOtherButtonErasesAndADoublePressChangesTheSide() {
    board.drop(WHITE_ROOK, Square.A1);
    board.chooseTwice(Square.A1);
    assertThat(setup().at(Square.A1)).contains(new Man(Side.BLACK, Kind.ROOK));
    board.alternative(Square.A1, Colour.GREEN);
    assertThat(setup().men()).isEmpty();
  }

  @Test
  void everyEditCanBeUndone() {
    editor.array(StartArray.KINGS_ON_D);
    Setup array = setup();
    editor.clear();
    editor.tabiya(Tabiya.MUJANNAH);
    editor.setRule(Stalemate.DRAW);
    document.undo();
    document.undo();
    document.undo();
    assertThat(setup()).isEqualTo(array);
    document.undo();
    assertThat(setup().men()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("tabiyat")
  void tabiyatCanBePlayed(Tabiya tabiya) {
    editor.tabiya(tabiya);
    assertThat(editor.playableProperty().get()).isTrue();
    assertThat(setup().count(Side.WHITE)).isEqualTo(16);
    assertThat(setup().count(Side.BLACK)).isEqualTo(16);
  }

  static Stream<Tabiya> tabiyat() {
    return Stream.of(Tabiya.values());
  }

  @Test
  void anIllegalDiagramIsEditedAllTheSameAndAllFindingsAreTold() {
    editor.paste("8/8/8/8/8/8/8/KK5P b");
    List<FindingCode> codes = editor.findingsProperty().get().stream().map(Finding::code).toList();
    assertThat(codes).contains(FindingCode.E1, FindingCode.W6);
    assertThat(editor.playableProperty().get()).isFalse();
    assertThat(editor.troubledSquares()).contains(Square.A1, Square.B1, Square.H1);
  }

  @Test
  void pastesAListOfMen() {
    editor.paste("White: King b3; General c3. Black: King d5; General a1. White to move");
    assertThat(setup()).isEqualTo(Fen.read("8/8/8/3k4/8/1KF5/8/f7 w"));
  }

  @ParameterizedTest
  @MethodSource("rubbish")
  void rubbishIsToldOfAndChangesNothing(String text) {
    editor.paste(text);
    assertThat(setup().men()).isEmpty();
    assertThat(document.undoNameProperty().get()).isEmpty();
    assertThat(notices.latestProperty().get()).isPresent();
  }

  static Stream<String> rubbish() {
    return Stream.of(
        "",
        " \n\t ",
        "hello",
        "9/8/8/8/8/8/8/8 w",
        "8/8/8/8/8/8/8 w",
        "8/8/8/8/8/8/8/8 x",
        "xyz/8/8/8/8/8/8/8 w",
        "{\"fen\": 3}",
        "x".repeat(100_000),
        "\u0000\u0001\u0002/",
        "♔♕♖",
        "k7/8/8/8/8/8/8/QF6 w");
  }

  @Test
  void movesThatAreNoLongerPossibleGoAndUndoBringsThemBack() {
    editor.paste("8/8/8/3k4/8/1KF5/8/f7 w");
    Score score = Score.EMPTY.play(NodePath.ROOT, Move.of(Square.C3, Square.D4)).score();
    document.apply(Edit.of("change.play", p -> p.withSolution(score)));
    board.erase(Square.C3);
    assertThat(document.problem().solution()).isEqualTo(Score.EMPTY);
    assertThat(notices.latestProperty().get().orElseThrow().text()).contains("1");
    document.undo();
    assertThat(document.problem().solution()).isEqualTo(score);
  }

  @Test
  void theScoreIsMirroredWithItsDiagram() {
    editor.paste("8/8/8/3k4/8/1KF5/8/f7 w");
    Score score = Score.EMPTY.play(NodePath.ROOT, Move.of(Square.C3, Square.D4)).score();
    document.apply(Edit.of("change.play", p -> p.withSolution(score)));
    editor.transform(Transform.MIRROR_FILES);
    assertThat(document.problem().solution())
        .isEqualTo(Score.EMPTY.play(NodePath.ROOT, Move.of(Square.F3, Square.E4)).score());
  }

  @Test
  void thePlainTaskFollowsTheSideToMoveAndAnyOtherDoesNot() {
    editor.setToMove(Side.BLACK);
    assertThat(document.problem().stipulation()).isEqualTo(Stipulation.win(Side.BLACK));
    document.apply(Edit.of("change.stipulation", p -> p.withStipulation(p.stipulation().in(7))));
    editor.setToMove(Side.WHITE);
    assertThat(document.problem().stipulation()).isEqualTo(Stipulation.win(Side.BLACK).in(7));
  }
}
