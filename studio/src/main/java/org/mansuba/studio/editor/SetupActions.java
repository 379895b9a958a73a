package org.mansuba.studio.editor;

import java.util.Optional;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.score.Colour;
import org.mansuba.studio.board.BoardActions;
import org.mansuba.studio.board.PaletteItem;
import org.mansuba.studio.document.Document;

/**
 * Setting up on the board: men are put by stamp, by dragging or by their letters, and taken away by
 * dragging them off, by the other button or by Delete.
 */
final class SetupActions implements BoardActions {
  private final Document document;
  private final EditorModel editor;

  /** Edits the diagram of a document through its editor. */
  SetupActions(Document document, EditorModel editor) {
    this.document = document;
    this.editor = editor;
  }

  @Override
  public boolean canLift(Square square) {
    return editor.toolProperty().get() instanceof PaletteItem.Hand && at(square).isPresent();
  }

  @Override
  public void lift(Square from) {}

  @Override
  public void drop(Square from, Square to) {
    editor.apply(DiagramChange.move(from, to));
  }

  @Override
  public void dropOutside(Square from) {
    editor.apply(DiagramChange.erase(from));
  }

  @Override
  public void drop(Man man, Square to) {
    editor.apply(DiagramChange.put(man, to));
  }

  @Override
  public void choose(Square square) {
    switch (editor.toolProperty().get()) {
      case PaletteItem.Hand() -> {}
      case PaletteItem.Eraser() -> erase(square);
      case PaletteItem.Stamp(Man man) -> {
        boolean there = at(square).filter(man::equals).isPresent();
        editor.apply(there ? DiagramChange.erase(square) : DiagramChange.put(man, square));
      }
    }
  }

  @Override
  public void chooseTwice(Square square) {
    if (editor.toolProperty().get() instanceof PaletteItem.Hand) {
      editor.apply(DiagramChange.exchangeOwner(square));
    } else {
      choose(square);
    }
  }

  @Override
  public void alternative(Square square, Colour colour) {
    erase(square);
  }

  @Override
  public void draw(Square from, Square to, Colour colour) {}

  @Override
  public boolean canDraw() {
    return false;
  }

  @Override
  public boolean arrow(int columns, int rows) {
    return false;
  }

  @Override
  public void type(Square square, String letter) {
    char upper = Character.toUpperCase(letter.charAt(0));
    boolean white = Character.isLowerCase(letter.charAt(0));
    kind(upper)
        .ifPresent(
            kind -> {
              Man man = new Man(white ? Side.WHITE : Side.BLACK, kind);
              editor.apply(DiagramChange.put(man, square));
            });
  }

  @Override
  public void erase(Square square) {
    editor.apply(DiagramChange.erase(square));
  }

  private Optional<Man> at(Square square) {
    return document.problem().setup().at(square);
  }

  private static Optional<Kind> kind(char letter) {
    return switch (letter) {
      case 'K' -> Optional.of(Kind.KING);
      case 'F', 'Q' -> Optional.of(Kind.FERZ);
      case 'A', 'B', 'E' -> Optional.of(Kind.ALFIL);
      case 'N' -> Optional.of(Kind.KNIGHT);
      case 'R' -> Optional.of(Kind.ROOK);
      case 'P' -> Optional.of(Kind.PAWN);
      default -> Optional.empty();
    };
  }
}
