package org.mansuba.studio;

import javafx.scene.Scene;
import javafx.scene.control.TitledPane;
import org.mansuba.board.Square;
import org.mansuba.export.format.Format;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.score.Colour;
import org.mansuba.score.Glyph;
import org.mansuba.score.NodePath;
import org.mansuba.studio.app.Mode;
import org.mansuba.studio.app.StudioModel;
import org.mansuba.words.Language;

/** The usual states of the window. */
enum Scenery {
  EMPTY,
  EDITOR,
  SOLVING,
  SOLVED,
  SOUNDNESS,
  SCORE,
  TROUBLE,
  WHY_NOT,
  DETAILS,
  EXPORT_TEXT,
  EXPORT_PICTURE,
  LIBRARY;

  /** Brings a window there. */
  void set(StudioModel model) {
    switch (this) {
      case EMPTY -> {}
      case EDITOR -> {
        model.opening().open("check");
        model.modeProperty().set(Mode.SETUP);
      }
      case SOLVING -> {
        model.opening().open("water-wheel");
        model.solve().limits().secondsProperty().set("1");
        model.searches().toggleSolve();
      }
      case SOLVED -> {
        model.opening().open("dilaram");
        model.searches().toggleSolve();
      }
      case SOUNDNESS -> {
        // One that is sound and one that is not.
        model.opening().open(model.texts().language() == Language.ENGLISH ? "check" : "dilaram");
        model.searches().toggleCheck();
      }
      case SCORE -> annotate(model);
      case TROUBLE -> trouble(model);
      case DETAILS -> {
        model.opening().open("dilaram");
        model.modeProperty().set(Mode.DETAILS);
      }
      case WHY_NOT -> {
        model.opening().open("dilaram");
        model.score().edits().play("Rh7");
        model.modeProperty().set(Mode.SCORE);
        model.whyNot().ask();
      }
      case LIBRARY -> {
        model.solve().limits().nodesProperty().set("100000");
        model.searches().toggleShelf();
        model.notices().clear();
        model.opening().open("abu-naim");
      }
      case EXPORT_TEXT -> {
        annotate(model);
        model.export().choose(Format.TEXT);
        model.export().shownProperty().set(true);
      }
      case EXPORT_PICTURE -> {
        annotate(model);
        model.export().choose(Format.PDF);
        model.export().shownProperty().set(true);
      }
    }
  }

  /** What only the controls know, once the window is there. */
  void arrange(Scene scene) {
    if (this == LIBRARY && scene.lookup("#library-filters") instanceof TitledPane filters) {
      filters.setExpanded(scene.getHeight() > 900);
    }
  }

  private static void annotate(StudioModel model) {
    model.opening().open("dilaram");
    for (var line : model.document().problem().published().lines()) {
      model.score().edits().insert(line.moves());
    }
    model.score().go(NodePath.of(0, 0, 0));
    model.score().edits().comment("The alfil guards d7 and h7, but neither e7 nor g7.");
    model.score().edits().toggle(Glyph.GOOD);
    model.boardActions().draw(Square.H1, Square.H7, Colour.RED);
    model.boardActions().alternative(Square.H7, Colour.GREEN);
    model.modeProperty().set(Mode.SCORE);
  }

  private static void trouble(StudioModel model) {
    Problem problem = Library.find("as-suli-diamond-ke4").orElseThrow();
    model
        .opening()
        .open(
            problem.withTitle(
                "The diamond that nobody solved for a thousand years, with the king on e4"));
    model.modeProperty().set(Mode.SETUP);
    model.editor().paste("K6P/8/8/8/8/8/8/8 w");
    model.opening().open("nowhere.json");
  }
}
