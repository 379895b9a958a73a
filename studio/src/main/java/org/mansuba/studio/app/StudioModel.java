package org.mansuba.studio.app;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.mansuba.answer.Answers;
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
import org.mansuba.studio.library.LibraryCheckModel;
import org.mansuba.studio.library.LibraryModel;
import org.mansuba.studio.library.LibraryReader;
import org.mansuba.studio.notice.Notices;
import org.mansuba.studio.solution.PlayActions;
import org.mansuba.studio.solution.ScoreListModel;
import org.mansuba.studio.solution.ScoreModel;
import org.mansuba.studio.solution.WhyNotModel;
import org.mansuba.studio.solve.SolveModel;
import org.mansuba.studio.solve.StipulationModel;
import org.mansuba.studio.solve.StudioAnswers;
import org.mansuba.studio.soundness.CheckModel;
import org.mansuba.studio.soundness.KnownVerdicts;
import org.mansuba.studio.task.TaskRunner;

/** All view models of the window, put together. Belongs to the thread of the window. */
public final class StudioModel {
  private final TaskRunner runner;
  private final Texts texts;
  private final Notices notices = new Notices();
  private final Document document = new Document();
  private final BoardModel board = new BoardModel();
  private final PenModel pen = new PenModel(board);
  private final EditorModel editor;
  private final StipulationModel stipulation = new StipulationModel(document);
  private final SolveModel solve;
  private final ExportModel export;
  private final KnownVerdicts verdicts = new KnownVerdicts();
  private final LibraryModel library;
  private final LibraryReader reader;
  private final LibraryCheckModel shelfCheck;
  private final Searches searches;
  private final Opening opening;
  private final IntoScore takeover;
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
    files = new FileModel(document, new RecentFiles(), questions, notices, texts);
    editor = new EditorModel(document, notices, texts);
    Answers answers = StudioAnswers.of(runner, notices);
    solve = new SolveModel(document, answers, runner, notices, texts);
    library = new LibraryModel(document, verdicts);
    reader = new LibraryReader(library, questions, runner, notices, texts);
    check = new CheckModel(document, answers, solve.limits(), runner, notices, texts);
    export = new ExportModel(document, check, questions, runner, notices, texts);
    score = new ScoreModel(document, notices, texts);
    whyNot = new WhyNotModel(document, score, solve, runner, notices, texts);
    scoreList = new ScoreListModel(document, score);
    play = new PlayActions(score);
    shelfCheck = new LibraryCheckModel(verdicts, answers, solve.limits(), runner, notices, texts);
    searches = new Searches(solve, check, shelfCheck, whyNot, library, mode);
    opening = new Opening(document, files, questions, library, mode);
    takeover = new IntoScore(document, solve, check, export, score.edits(), mode);
    verdicts.follow(document, solve, check);
    library.shelfProperty().subscribe(shelf -> shelf.ifPresent(_ -> libraryShown.set(true)));
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

  /** Takes a pen of a colour, or continues the stroke of the one in use. */
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

  /** Filling the library. */
  public LibraryReader reader() {
    return reader;
  }

  /** What is known about the soundness of problems. */
  public KnownVerdicts verdicts() {
    return verdicts;
  }

  /** Checking all problems that the library shows. */
  public LibraryCheckModel shelfCheck() {
    return shelfCheck;
  }

  /** Starting and stopping searches. */
  public Searches searches() {
    return searches;
  }

  /** Opening problems, and going where they are shown. */
  public Opening opening() {
    return opening;
  }

  /** Putting what was found into the score. */
  public IntoScore takeover() {
    return takeover;
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
    return mode.get() == Mode.SETUP ? editor.gestures() : play;
  }

  /** What the window is about now. */
  public ObjectProperty<Mode> modeProperty() {
    return mode;
  }

  /** The colours of the window. */
  public ObjectProperty<Appearance> appearanceProperty() {
    return appearance;
  }

  /**
   * What Escape does: it puts the pen away, else stops a search, else leaves the export, else puts
   * a notice away.
   */
  public void escape() {
    if (pen.isOut()) {
      pen.putAway();
    } else if (searches.isBusy()) {
      searches.stop();
    } else if (export.shownProperty().get()) {
      export.shownProperty().set(false);
    } else {
      notices.clear();
    }
  }

  /** Ends all work. */
  public void close() {
    searches.stop();
    runner.close();
  }
}
