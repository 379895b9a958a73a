package org.mansuba.studio.app;

import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.mansuba.board.Square;
import org.mansuba.studio.board.BoardHints;
import org.mansuba.studio.board.BoardModel;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.editor.EditorModel;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.notice.Notices;
import org.mansuba.studio.solve.SolveModel;
import org.mansuba.studio.solve.StipulationModel;
import org.mansuba.studio.task.TaskRunner;

/** All view models of the window, put together. Belongs to the thread of the window. */
public final class StudioModel {
  private final TaskRunner runner;
  private final Texts texts = new Texts();
  private final Notices notices = new Notices();
  private final Document document = new Document();
  private final BoardModel board = new BoardModel();
  private final EditorModel editor = new EditorModel(document, notices);
  private final StipulationModel stipulation = new StipulationModel(document);
  private final SolveModel solve;
  private final ObjectProperty<Mode> mode = new SimpleObjectProperty<>(Mode.SETUP);
  private final ObjectProperty<Appearance> appearance =
      new SimpleObjectProperty<>(Appearance.LIGHT);

  /** Puts the models together; the runner takes all work that does not belong to the window. */
  public StudioModel(TaskRunner runner) {
    this.runner = runner;
    solve = new SolveModel(document, runner, notices, texts);
    document.problemProperty().subscribe(_ -> showBoard());
    mode.subscribe(_ -> showBoard());
  }

  /** The words. */
  public Texts texts() {
    return texts;
  }

  /** What the window has to say. */
  public Notices notices() {
    return notices;
  }

  /** The open problem. */
  public Document document() {
    return document;
  }

  /** The board. */
  public BoardModel board() {
    return board;
  }

  /** Setting up. */
  public EditorModel editor() {
    return editor;
  }

  /** What is asked for. */
  public StipulationModel stipulation() {
    return stipulation;
  }

  /** Asking the solver. */
  public SolveModel solve() {
    return solve;
  }

  /** What the window is about now. */
  public ObjectProperty<Mode> modeProperty() {
    return mode;
  }

  /** The colours of the window. */
  public ObjectProperty<Appearance> appearanceProperty() {
    return appearance;
  }

  /** Goes to the answer and starts the search, or stops it. */
  public void toggleSolve() {
    mode.set(Mode.SOLVE);
    solve.toggle();
  }

  /** What Escape does: it stops a search, else puts a notice away. */
  public void escape() {
    if (solve.state().isRunning()) {
      solve.stop();
    } else {
      notices.clear();
    }
  }

  /** Ends all work. */
  public void close() {
    solve.stop();
    runner.close();
  }

  private void showBoard() {
    board.setupProperty().set(document.problem().setup());
    Set<Square> troubled = editor.troubledSquares();
    board.hintsProperty().set(BoardHints.troubled(troubled));
  }
}
