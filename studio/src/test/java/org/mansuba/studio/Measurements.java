package org.mansuba.studio;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.ListView;
import javafx.stage.Stage;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.studio.app.MainView;
import org.mansuba.studio.app.Mode;
import org.mansuba.studio.app.StudioModel;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.library.LibraryModel;
import org.mansuba.studio.soundness.KnownVerdicts;
import org.mansuba.studio.task.BackgroundRunner;

/**
 * Measures how smooth the window is, and prints it; nothing here is a test, since times depend on
 * the machine. Start it with {@code -Dglass.platform=Headless -Dprism.order=sw}.
 */
final class Measurements {
  private static final int NODES = 5_000;
  private static final int PROBLEMS = 10_000;
  private static final int TIMES = 10;

  private final StudioModel model;
  private final MainView view;

  private Measurements() {
    model =
        new StudioModel(
            new Texts(),
            new BackgroundRunner(),
            new NoQuestions() {
              @Override
              public Unsaved unsaved() {
                return Unsaved.DISCARD;
              }
            });
    view = new MainView(model, _ -> {});
    Stage stage = new Stage();
    stage.setScene(new Scene(view, 1280, 800));
    stage.show();
  }

  /** Measures all; takes as long as a proof of Dilaram's legacy does. */
  public static void main(String[] args) throws Exception {
    CompletableFuture<Measurements> opened = new CompletableFuture<>();
    Platform.startup(() -> opened.complete(new Measurements()));
    Measurements all = opened.get();
    all.pulses("doing nothing", Duration.ofSeconds(3));
    all.tree();
    inWindow(Measurements::filter);
    all.proof();
    Platform.exit();
    System.exit(0);
  }

  private static void inWindow(Runnable action) throws Exception {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    Platform.runLater(
        () -> {
          action.run();
          done.complete(true);
        });
    done.get();
  }

  private void proof() throws Exception {
    AtomicReference<Boolean> running = new AtomicReference<>(true);
    inWindow(
        () -> {
          model.opening().open("dilarams-legacy");
          model.solve().stateProperty().subscribe(s -> running.set(s.isRunning()));
          model.solve().limits().secondsProperty().set("60");
          model.searches().toggleSolve();
        });
    frames(running::get).print("while dilarams-legacy is being proved");
    System.out.println("  " + model.solve().state().solution().orElseThrow().verdict());
  }

  private void pulses(String what, Duration time) throws Exception {
    long end = System.nanoTime() + time.toNanos();
    frames(() -> System.nanoTime() < end).print(what);
  }

  private void tree() throws Exception {
    Problem large = LargeTree.of(Library.find("water-wheel").orElseThrow(), NODES);
    long[] took = new long[3];
    inWindow(
        () -> {
          long start = System.nanoTime();
          model.opening().open(large);
          model.modeProperty().set(Mode.SCORE);
          view.applyCss();
          view.layout();
          took[0] = System.nanoTime() - start;
        });
    inWindow(
        () -> {
          model.score().last();
          model.score().edits().comment("a");
          view.layout();
          long start = System.nanoTime();
          for (int i = 0; i < TIMES; i++) {
            model.score().edits().comment("a".repeat(i + 2));
            view.layout();
          }
          took[1] = (System.nanoTime() - start) / TIMES;
          start = System.nanoTime();
          for (int i = 0; i < TIMES; i++) {
            model.score().back();
            view.layout();
          }
          took[2] = (System.nanoTime() - start) / TIMES;
        });
    ListView<?> rows = (ListView<?>) view.lookup("#score-rows");
    int[] at = {0};
    Frames frames =
        frames(
            () -> {
              rows.scrollTo(at[0] += 5);
              return at[0] < rows.getItems().size();
            });
    System.out.printf(
        Locale.ROOT,
        "a score of %,d moves (%,d rows): opens in %.0f ms, a letter of a comment %.0f ms, a step %.0f ms%n",
        large.solution().size(),
        rows.getItems().size(),
        took[0] / 1e6,
        took[1] / 1e6,
        took[2] / 1e6);
    frames.print("while it is scrolled from top to bottom");
  }

  private static void filter() {
    List<Problem> known = List.copyOf(Library.all());
    List<Problem> many =
        IntStream.range(0, PROBLEMS)
            .mapToObj(i -> known.get(i % known.size()).withId("p" + i).withTitle("Problem " + i))
            .toList();
    LibraryModel library = new LibraryModel(new Document(), new KnownVerdicts());
    long start = System.nanoTime();
    library.load(many);
    System.out.printf(
        Locale.ROOT,
        "%,d problems: taken in %.0f ms%n",
        PROBLEMS,
        (System.nanoTime() - start) / 1e6);
    for (String words :
        List.of("m", "ma", "mate", "mate 99", "", "murray sacrifice", "nothing at all")) {
      start = System.nanoTime();
      library.wordsProperty().set(words);
      System.out.printf(
          Locale.ROOT,
          "  \"%s\": %,d found in %.1f ms%n",
          words,
          library.foundProperty().get().size(),
          (System.nanoTime() - start) / 1e6);
    }
  }

  /**
   * What the window did while a condition held.
   *
   * @param gaps the times between pulses, in nanoseconds
   * @param work processor time of the window's own thread, in nanoseconds
   */
  private record Frames(List<Long> gaps, long work) {
    void print(String what) {
      double seconds = gaps.stream().mapToLong(Long::longValue).sum() / 1e9;
      System.out.printf(
          Locale.ROOT,
          "%s: %.1f pulses a second over %.1f s; longest gap %.0f ms; gaps over 33 ms: %d of %d;"
              + " work of the window's thread %.1f ms a pulse%n",
          what,
          gaps.size() / seconds,
          seconds,
          gaps.stream().mapToLong(Long::longValue).max().orElse(0) / 1e6,
          gaps.stream().filter(gap -> gap > 33_400_000).count(),
          gaps.size(),
          work / 1e6 / gaps.size());
    }
  }

  private static Frames frames(BooleanSupplier goesOn) throws Exception {
    List<Long> gaps = Collections.synchronizedList(new ArrayList<>());
    CompletableFuture<Long> work = new CompletableFuture<>();
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    Platform.runLater(
        () ->
            new AnimationTimer() {
              private final long begun = threads.getCurrentThreadCpuTime();
              private long before = System.nanoTime();

              @Override
              public void handle(long pulse) {
                long now = System.nanoTime();
                gaps.add(now - before);
                before = now;
                if (!goesOn.getAsBoolean()) {
                  stop();
                  work.complete(threads.getCurrentThreadCpuTime() - begun);
                }
              }
            }.start());
    return new Frames(gaps, work.get());
  }
}
