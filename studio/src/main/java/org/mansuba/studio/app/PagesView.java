package org.mansuba.studio.app;

import java.util.EnumMap;
import java.util.Map;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.mansuba.score.Colour;
import org.mansuba.studio.details.DetailsView;
import org.mansuba.studio.editor.SetupView;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.solution.ScoreView;
import org.mansuba.studio.solve.SolveView;
import org.mansuba.studio.soundness.CheckView;
import org.mansuba.studio.widget.Widgets;

/** The pages beside the board, one for each thing the window can be about. */
final class PagesView extends TabPane {
  private final StudioModel model;
  private final Texts texts;
  private final Widgets widgets;
  private final Map<Mode, Tab> tabs = new EnumMap<>(Mode.class);

  PagesView(StudioModel model, Texts texts, Widgets widgets) {
    this.model = model;
    this.texts = texts;
    this.widgets = widgets;
    setId("pages");
    setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
    setMinWidth(320);
    add(Mode.SETUP, new SetupView(model.document(), model.editor(), texts, widgets));
    add(Mode.SOLVE, solve());
    add(Mode.SOUNDNESS, check());
    add(Mode.SCORE, score());
    add(Mode.DETAILS, new DetailsView(model.document(), model.details(), texts, widgets));
    model.modeProperty().subscribe(mode -> getSelectionModel().select(tabs.get(mode)));
    getSelectionModel().selectedItemProperty().subscribe(this::choose);
  }

  private SolveView solve() {
    SolveView view =
        new SolveView(model.document(), model.stipulation(), model.solve(), texts, widgets);
    view.lineButton().setOnAction(_ -> model.takeover().bestLine());
    view.button().disableProperty().bind(model.editor().playableProperty().not());
    return view;
  }

  private CheckView check() {
    CheckView view =
        new CheckView(
            model.document(),
            model.check(),
            texts,
            model.searches()::toggleCheck,
            model.score()::visit);
    view.solutionButton().setOnAction(_ -> model.takeover().solution());
    view.button().disableProperty().bind(model.editor().playableProperty().not());
    return view;
  }

  private ScoreView score() {
    ScoreView view =
        new ScoreView(model.document(), model.score(), model.scoreList(), texts, widgets);
    view.drawButton().setOnAction(_ -> model.draw(Colour.GREEN));
    return view;
  }

  private void choose(Tab chosen) {
    tabs.forEach(
        (mode, tab) -> {
          if (tab.equals(chosen)) {
            model.modeProperty().set(mode);
          }
        });
  }

  private void add(Mode mode, Region content) {
    Tab tab = new Tab();
    tab.setId("tab-" + mode.key());
    tab.textProperty().bind(texts.bind("mode." + mode.key()));
    tab.setContent(new StackPane(content));
    tabs.put(mode, tab);
    getTabs().add(tab);
  }
}
