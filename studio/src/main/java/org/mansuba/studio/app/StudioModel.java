package org.mansuba.studio.app;

import java.nio.file.Path;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.score.Colour;
import org.mansuba.studio.board.BoardActions;
import org.mansuba.studio.board.BoardModel;
import org.mansuba.studio.board.PenModel;
import org.mansuba.studio.details.DetailsModel;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.document.FileModel;
import org.mansuba.studio.document.FileQuestions;
import org.mansuba.studio.document.RecentFiles;
import org.mansuba.studio.editor.EditorModel;
import org.mansuba.studio.export.ExportModel;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.library.LibraryModel;
import org.mansuba.studio.library.ProblemOpener;
import org.mansuba.studio.library.Shelf;
import org.mansuba.studio.notice.Notices;
import org.mansuba.studio.solution.PlayActions;
import org.mansuba.studio.solution.ScoreListModel;
import org.mansuba.studio.solution.ScoreModel;
import org.mansuba.studio.solution.WhyNotModel;
import org.mansuba.studio.solve.SolveModel;
import org.mansuba.studio.solve.StipulationModel;
import org.mansuba.studio.soundness.CheckModel;
import org.mansuba.studio.task.TaskRunner;

/** All view models of the window, put together. Belongs to the thread of the window. */
public final class StudioModel {
  private final TaskRunner runner;
  private final FileQuestions questions;
  private final Texts texts;
  private final Notices notices = new Notices();
  private final Document document = new Document();
  private final BoardModel board = new BoardModel();
  private final PenModel pen = new PenModel(board);
  private final EditorModel editor;
  private final StipulationModel stipulation = new StipulationModel(document);
  private final SolveModel solve;
  private final ExportModel export;
  private final LibraryModel library;
  private final CheckModel check;
  private final FileModel files;
  private final ScoreModel score;
  private final DetailsModel details = new DetailsModel(document);
  private final WhyNotModel whyNot;
  private final ScoreListModel scoreList;
  private final PlayActions play;
  private final BooleanProperty libraryShown = new SimpleBooleanProperty(true);
  private final ObjectProperty<Mode> mode = new SimpleObjectProperty<>(Mode.SETUP);
  private final ObjectProperty<Appearance> appearance =
      new SimpleObjectProperty<>(Appearance.LIGHT);

  /** Puts the models together; the runner takes all work that does not belong to the window. */
  public StudioModel(Texts texts, TaskRunner runner, FileQuestions questions) {
    this.texts = texts;
    this.runner = runner;
    this.questions = questions;
    files = new FileModel(document, new RecentFiles(), questions, notices, texts);
    editor = new EditorModel(document, notices, texts);
    solve = new SolveModel(document, runner, notices, texts);
    library = new LibraryModel(document);
    check = new CheckModel(document, solve.limits(), runner, notices, texts);
    export = new ExportModel(document, check, questions, runner, notices, texts);
    score = new ScoreModel(document, notices, texts);
    whyNot = new WhyNotModel(document, score, solve, runner, notices, texts);
    scoreList = new ScoreListModel(document, score);
    play = new PlayActions(score);
    new BoardContent(board, document, editor, score, play, pen, mode).follow();
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

  /** Drawing on the board by keys. */
  public PenModel pen() {
    return pen;
  }

  /** Takes a pen of a colour, or goes on with the stroke of the one that is out. */
  public void draw(Colour colour) {
    pen.take(colour, boardActions());
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

  /** Asking whether the problem is sound. */
  public CheckModel check() {
    return check;
  }

  /** Writing in other formats. */
  public ExportModel export() {
    return export;
  }

  /** The problems at hand. */
  public LibraryModel library() {
    return library;
  }

  /** Whether the library is shown. */
  public BooleanProperty libraryShownProperty() {
    return libraryShown;
  }

  /** Reads the library, beside the window. */
  public void readLibrary() {
    runner.run(
        Library::all,
        library::load,
        failure -> notices.warn(texts.get("library.failed", String.valueOf(failure))));
  }

  /** Asks for a folder, and puts its problems in the place of the library. */
  public void openFolder() {
    questions
        .folder()
        .ifPresent(
            folder ->
                runner.run(
                    () -> Shelf.read(folder),
                    this::shelve,
                    failure -> notices.warn(texts.get("library.noFolder", folder.toString()))));
  }

  private void shelve(Shelf shelf) {
    library.load(shelf);
    libraryShown.set(true);
    int unreadable = shelf.unreadable().size();
    if (unreadable > 0) {
      notices.warn(texts.get("library.unreadable", unreadable, shelf.unreadable().getFirst()));
    }
  }

  /** Opens a problem of the library, from its file if it has one to itself, and shows it. */
  public void openListed(Problem problem) {
    library
        .shelfProperty()
        .get()
        .flatMap(shelf -> shelf.fileOf(problem))
        .ifPresentOrElse(this::open, () -> open(problem));
  }

  /** Opening and saving. */
  public FileModel files() {
    return files;
  }

  /** The score. */
  public ScoreModel score() {
    return score;
  }

  /** What is known about the problem. */
  public DetailsModel details() {
    return details;
  }

  /** Why a move is not the one to play. */
  public WhyNotModel whyNot() {
    return whyNot;
  }

  /** The score as it is printed. */
  public ScoreListModel scoreList() {
    return scoreList;
  }

  /** What gestures on the board mean now. */
  public BoardActions boardActions() {
    return mode.get() == Mode.SETUP ? editor : play;
  }

  /** Puts the best line the solver has found into the score, and goes there. */
  public void insertBestLine() {
    score.edits().insert(solve.state().line());
    mode.set(Mode.SCORE);
  }

  /** Puts all that the check has found of the solution into the score, and goes there. */
  public void insertSolution() {
    check
        .state()
        .report()
        .ifPresent(
            report -> {
              score.edits().insertSolution(export.solution(document.problem(), report));
              mode.set(Mode.SCORE);
            });
  }

  /** What the window is about now. */
  public ObjectProperty<Mode> modeProperty() {
    return mode;
  }

  /** The colours of the window. */
  public ObjectProperty<Appearance> appearanceProperty() {
    return appearance;
  }

  /** Asks for a file, opens it, and shows it. */
  public void open() {
    questions.open().ifPresent(this::open);
  }

  /** Opens a file, and shows it. */
  public boolean open(Path file) {
    return shown(files.open(file));
  }

  /** Opens a problem that comes from no file of the user's, and shows it. */
  public boolean open(Problem problem) {
    return shown(files.open(problem));
  }

  /** Opens what a word names, a file or the id of a problem of the library, and shows it. */
  public boolean open(String word) {
    return shown(ProblemOpener.open(word, files));
  }

  private boolean shown(boolean opened) {
    if (opened) {
      mode.set(document.problem().solution().isEmpty() ? Mode.SOLVE : Mode.SCORE);
    }
    return opened;
  }

  /** Goes to the answer and starts the search, or stops it. */
  public void toggleSolve() {
    mode.set(Mode.SOLVE);
    check.stop();
    solve.toggle();
  }

  /** Goes to the verdict of soundness and starts the check, or stops it. */
  public void toggleCheck() {
    mode.set(Mode.SOUNDNESS);
    solve.stop();
    if (check.state().isRunning()) {
      check.stop();
    } else {
      check.start();
    }
  }

  /** Whether a search or a check runs. */
  public boolean isBusy() {
    return solve.state().isRunning() || check.state().isRunning() || whyNot.busyProperty().get();
  }

  /**
   * What Escape does: it puts the pen away, else stops a search, else leaves the export, else puts
   * a notice away.
   */
  public void escape() {
    if (pen.isOut()) {
      pen.putAway();
    } else if (isBusy()) {
      solve.stop();
      check.stop();
      whyNot.stop();
    } else if (export.shownProperty().get()) {
      export.shownProperty().set(false);
    } else {
      notices.clear();
    }
  }

  /** Ends all work. */
  public void close() {
    solve.stop();
    check.stop();
    whyNot.stop();
    runner.close();
  }
}
