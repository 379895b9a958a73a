package org.mansuba.studio.app;

import java.util.Set;
import javafx.beans.property.ObjectProperty;
import org.mansuba.score.Annotation;
import org.mansuba.studio.board.BoardHints;
import org.mansuba.studio.board.BoardModel;
import org.mansuba.studio.board.PenModel;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.editor.EditorModel;
import org.mansuba.studio.solution.PlayActions;
import org.mansuba.studio.solution.ScoreModel;
import org.mansuba.studio.solution.Standing;

/**
 * Keeps the board showing what the window is about: the diagram while it is set up, else where the
 * reader of the score stands.
 */
final class BoardContent {
  private final BoardModel board;
  private final Document document;
  private final EditorModel editor;
  private final ScoreModel score;
  private final PlayActions play;
  private final PenModel pen;
  private final ObjectProperty<Mode> mode;

  BoardContent(
      BoardModel board,
      Document document,
      EditorModel editor,
      ScoreModel score,
      PlayActions play,
      PenModel pen,
      ObjectProperty<Mode> mode) {
    this.board = board;
    this.document = document;
    this.editor = editor;
    this.score = score;
    this.play = play;
    this.pen = pen;
    this.mode = mode;
  }

  /** Begins to follow what is shown. */
  void follow() {
    document.problemProperty().subscribe(_ -> show());
    score.standingProperty().subscribe(_ -> turn());
    play.liftedProperty().subscribe(_ -> show());
    mode.subscribe(_ -> turn());
    pen.penProperty().subscribe(_ -> show());
    board.cursorProperty().subscribe(_ -> show());
  }

  /** Shows another position, on which no stroke goes on that was begun on the one before. */
  private void turn() {
    pen.putAway();
    show();
  }

  private void show() {
    if (mode.get() == Mode.SETUP) {
      board.setupProperty().set(document.problem().setup());
      board.shapesProperty().set(Annotation.NONE);
      board.hintsProperty().set(BoardHints.troubled(editor.troubledSquares()));
      return;
    }
    Standing standing = score.standingProperty().get();
    boolean visiting = !score.visitedProperty().get().isEmpty();
    board.setupProperty().set(standing.setup());
    board.shapesProperty().set(pen.over(visiting ? Annotation.NONE : score.annotation()));
    board
        .hintsProperty()
        .set(
            new BoardHints(
                standing.lastMove(), play.liftedProperty().get(), play.targets(), Set.of()));
  }
}
