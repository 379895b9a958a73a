package org.mansuba.studio.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mansuba.board.Side;
import org.mansuba.notation.Fen;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.rules.Setup;
import org.mansuba.search.Verdict;
import org.mansuba.studio.InlineRunner;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.editor.DiagramChange;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.notice.Notices;
import org.mansuba.studio.task.TaskRunner;
import org.mansuba.words.Language;

/** Solving beside the window, stopping, and what is kept. */
final class SolveModelTest {
  private final Document document = new Document();
  private final Notices notices = new Notices();
  private final Texts texts = new Texts();

  private SolveModel model(TaskRunner runner) {
    return new SolveModel(document, StudioAnswers.of(runner, notices), runner, notices, texts);
  }

  private static Problem library(String id) {
    return Library.find(id).orElseThrow();
  }

  @Test
  void dilaramIsSolvedInSix() {
    document.open(library("dilaram"));
    SolveModel model = model(new InlineRunner());
    model.start();
    assertThat(model.state().solution().orElseThrow().verdict())
        .isEqualTo(new Verdict.ShortestWin(6));
    assertThat(model.state().bounds().isExact()).isTrue();
    assertThat(model.state().line()).hasSize(11);
    VerdictTexts words = new VerdictTexts(texts, document.problem().stipulation());
    assertThat(words.headline(model.state())).isEqualTo("White mates in 6");
    assertThat(words.proof(model.state())).isEqualTo("Proved: no shorter mate exists.");
  }

  /** White can bare the king in time, but was asked to mate. */
  @ParameterizedTest
  @CsvSource({
    "ENGLISH, mate, (?i)\\bwin",
    "RUSSIAN, мат, (?iu)выиг",
    "POLISH, mat, (?iu)wygr",
    "ARABIC, مات, فوز",
    "PERSIAN, مات, برد"
  })
  void aMissingMateIsNeverCalledAMissingWin(Language language, String mate, String win) {
    Setup diagram = Fen.read("3K4/8/1r6/8/8/3k4/8/RR4N1 w");
    Stipulation asked = StipulationText.read("mate in 2", Side.WHITE);
    document.open(Problem.of(diagram).withStipulation(asked));
    SolveModel model = model(new InlineRunner());
    model.start();
    texts.languageProperty().set(language);
    VerdictTexts words = new VerdictTexts(texts, document.problem().stipulation());
    String told = words.headline(model.state()) + " " + words.proof(model.state());
    assertThat(told).containsIgnoringCase(mate).doesNotContainPattern(win);
  }

  @Test
  void anAnswerComesBackWhenTheQuestionDoes() {
    document.open(library("abu-naim"));
    SolveModel model = model(new InlineRunner());
    model.start();
    SolveState answer = model.state();
    document.apply(DiagramChange.toMove(Side.BLACK));
    assertThat(model.state()).isEqualTo(SolveState.UNASKED);
    document.undo();
    assertThat(model.state()).isEqualTo(answer);
  }

  @Test
  void aStoppedSearchKeepsWhatItHasProved() {
    document.open(library("water-wheel").withStipulation(Stipulation.win(Side.BLACK)));
    LaterRunner runner = new LaterRunner();
    SolveModel model = model(runner);
    runner.onProgress = () -> stopOnceSomethingIsProved(model);
    model.start();
    assertThat(model.state().isRunning()).isTrue();
    runner.finish();
    assertThat(model.state().phase()).isEqualTo(SolveState.Phase.STOPPED);
    assertThat(model.state().bounds().noneIn()).isPositive();
  }

  private static void stopOnceSomethingIsProved(SolveModel model) {
    if (model.state().bounds().noneIn() > 0) {
      model.stop();
    }
  }

  @Test
  void aLimitEndsASearchUndecided() {
    document.open(library("dilarams-legacy"));
    SolveModel model = model(new InlineRunner());
    model.limits().nodesProperty().set("1,000");
    model.start();
    assertThat(model.state().phase()).isEqualTo(SolveState.Phase.ENDED);
    VerdictTexts words = new VerdictTexts(texts, document.problem().stipulation());
    assertThat(words.proof(model.state())).endsWith("Stopped at the limit; more is open.");
  }

  @Test
  void aLimitThatIsNoNumberIsToldOf() {
    document.open(library("abu-naim"));
    SolveModel model = model(new InlineRunner());
    for (String wrong : new String[] {"0", "-1", "ten", "1e9", "99999999999999999999"}) {
      notices.clear();
      model.limits().secondsProperty().set(wrong);
      model.start();
      assertThat(notices.latestProperty().get()).isPresent();
      assertThat(model.state()).isEqualTo(SolveState.UNASKED);
    }
  }

  @Test
  void whatCannotBeSolvedIsToldOf() {
    SolveModel model = model(new InlineRunner());
    model.start();
    assertThat(notices.latestProperty().get().orElseThrow().text()).contains("cannot be solved");
    document.open(Problem.of(Fen.read("7k/8/8/8/8/8/8/K7 w")));
    model.start();
    assertThat(notices.latestProperty().get().orElseThrow().text()).contains("already over");
  }

  @Test
  void wantOfMemoryIsToldOfAndLosesNothing() {
    document.open(library("abu-naim"));
    SolveModel model =
        model(
            new InlineRunner() {
              @Override
              public <T> void run(Callable<T> work, Consumer<T> done, Consumer<Throwable> failed) {
                failed.accept(new OutOfMemoryError());
              }
            });
    model.start();
    assertThat(notices.latestProperty().get().orElseThrow().text()).contains("memory");
    assertThat(document.problem()).isEqualTo(library("abu-naim"));
    assertThat(model.state().isRunning()).isFalse();
  }

  /** Begins work only when told to. */
  private static final class LaterRunner implements TaskRunner {
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private Runnable onProgress = () -> {};

    @Override
    public <T> void run(Callable<T> work, Consumer<T> done, Consumer<Throwable> failed) {
      waiting.add(() -> new InlineRunner().run(work, done, failed));
    }

    @Override
    public void inWindow(Runnable action) {
      action.run();
      onProgress.run();
    }

    @Override
    public void after(Duration pause, Runnable action) {
      waiting.add(action);
    }

    @Override
    public void close() {}

    void finish() {
      waiting.forEach(Runnable::run);
    }
  }
}
