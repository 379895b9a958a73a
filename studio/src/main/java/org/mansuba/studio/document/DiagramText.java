package org.mansuba.studio.document;

import org.mansuba.notation.Fen;
import org.mansuba.notation.NotationException;
import org.mansuba.notation.PieceList;
import org.mansuba.rules.Setup;

/** Reads what may be a FEN or a list of men, and tells which by its text. */
public final class DiagramText {
  private DiagramText() {}

  /**
   * The diagram of a text.
   *
   * @throws NotationException if it is neither a FEN nor a list of men
   */
  public static Setup read(String text) {
    String stripped = text.strip();
    boolean isRecord = stripped.split("\\s", 2)[0].contains("/");
    return isRecord ? Fen.read(stripped) : PieceList.read(stripped);
  }
}
