package org.mansuba.studio;

import org.mansuba.board.Square;
import org.mansuba.export.format.Format;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.score.Colour;
import org.mansuba.score.Glyph;
import org.mansuba.score.NodePath;
import org.mansuba.studio.app.Mode;
import org.mansuba.studio.app.StudioModel;
import org.mansuba.studio.i18n.Language;

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
  EXPORT_PICTURE;

  /** Brings a window there. */
  void set(StudioModel model) {
    switch (this) {
      case EMPTY -> {}
      case EDITOR -> {
        model.open("check");
        model.modeProperty().set(Mode.SETUP);
      }
      case SOLVING -> {
        model.open("water-wheel");
        model.solve().limits().secondsProperty().set("1");
        model.toggleSolve();
      }
      case SOLVED -> {
        model.open("dilaram");
        model.toggleSolve();
      }
      case SOUNDNESS -> {
        // One that is sound and one that is not.
        model.open(model.texts().language() == Language.ENGLISH ? "check" : "dilaram");
        model.toggleCheck();
      }
      case SCORE -> annotate(model);
      case TROUBLE -> trouble(model);
      case DETAILS -> {
        model.open("dilaram");
        model.modeProperty().set(Mode.DETAILS);
      }
      case WHY_NOT -> {
        model.open("dilaram");
        model.score().play("Rh7");
        model.modeProperty().set(Mode.SCORE);
        model.whyNot().ask();
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

  private static void annotate(StudioModel model) {
    model.open("dilaram");
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
    model.open(
        problem.withTitle(
            "The diamond that nobody solved for a thousand years, with the king on e4"));
    model.modeProperty().set(Mode.SETUP);
    model.editor().paste("K6P/8/8/8/8/8/8/8 w");
    model.open("nowhere.json");
  }
}
