package org.mansuba.notation;

import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.Setup;

/**
 * Reads and writes diagrams as FEN.
 *
 * <p>The reader accepts two, four or six fields, Q or F for the ferz, and B, A or E for the alfil;
 * one FEN must not use two letters for the same kind. A promoted ferz that has not moved since may
 * be marked: {@code F'}. The diagram need not be playable.
 *
 * <pre>{@code
 * Setup diamond = Fen.read("8/8/8/3k4/8/1KF5/8/f7 w");
 * Fen.write(diamond); // 8/8/8/3k4/8/1KQ5/8/q7 w - - 0 1
 * }</pre>
 */
public final class Fen {
  private static final int LONGEST = 250;
  private static final String EXAMPLE = "8/8/8/3k4/8/1KQ5/8/q7 w - - 0 1";

  private Fen() {}

  /**
   * Reads a FEN.
   *
   * @throws NotationException if the text is not a FEN
   */
  public static Setup read(String text) {
    String record = text.replace('\u00A0', ' ').strip();
    if (record.length() > LONGEST) {
      throw new NotationException(
          "this is not a FEN: it has %d characters; the maximum is %d"
              .formatted(record.length(), LONGEST));
    }
    if (record.isEmpty()) {
      throw new NotationException("the FEN is empty; it should look like " + EXAMPLE);
    }
    refuseControls(record);
    String[] fields = record.split("\\s+", -1);
    FenBoard board = FenBoard.read(fields[0]);
    if (fields.length == 1) {
      throw new NotationException(
          "the FEN does not say who is to move; add w or b after the board");
    }
    Side side = side(fields[1]);
    rest(fields);
    return new Setup(board.men(), side, board.fresh());
  }

  /** Returns the FEN in six fields, with Q for the ferz and B for the alfil. */
  public static String write(Setup setup) {
    StringBuilder out = new StringBuilder();
    for (int rank = 7; rank >= 0; rank--) {
      int empty = 0;
      for (int file = 0; file < 8; file++) {
        Square square = Square.of(8 * rank + file);
        String man = setup.at(square).map(Fen::letter).orElse("");
        if (man.isEmpty()) {
          empty++;
          continue;
        }
        out.append(empty == 0 ? "" : String.valueOf(empty)).append(man);
        out.append(setup.freshFerzes().contains(square) ? "'" : "");
        empty = 0;
      }
      out.append(empty == 0 ? "" : String.valueOf(empty)).append(rank == 0 ? "" : "/");
    }
    return out.append(setup.toMove() == Side.WHITE ? " w" : " b").append(" - - 0 1").toString();
  }

  private static String letter(Man man) {
    char letter =
        switch (man.kind()) {
          case FERZ -> 'Q';
          case ALFIL -> 'B';
          case KING, KNIGHT, ROOK, PAWN -> man.kind().letter();
        };
    return String.valueOf(man.side() == Side.WHITE ? letter : Character.toLowerCase(letter));
  }

  private static void refuseControls(String record) {
    for (int i = 0; i < record.length(); i++) {
      char c = record.charAt(i);
      if (Character.isISOControl(c) && !Character.isWhitespace(c)) {
        throw new NotationException(
            "the FEN has a control character (U+%04X) at position %d; remove it"
                .formatted((int) c, i + 1));
      }
    }
  }

  private static Side side(String field) {
    return switch (field) {
      case "w" -> Side.WHITE;
      case "b" -> Side.BLACK;
      default ->
          throw new NotationException(
              "the FEN has %s as the side to move; expected w or b".formatted(Excerpt.of(field)));
    };
  }

  private static void rest(String[] fields) {
    if (fields.length != 2 && fields.length != 4 && fields.length != 6) {
      throw new NotationException(
          "the FEN has %d fields; it must have two, four or six, as in %s"
              .formatted(fields.length, EXAMPLE));
    }
    for (int i = 2; i < Math.min(4, fields.length); i++) {
      if (!fields[i].equals("-")) {
        throw new NotationException(
            "the FEN has %s as its %s field; shatranj has no %s, so it must be -"
                .formatted(
                    Excerpt.of(fields[i]),
                    i == 2 ? "third" : "fourth",
                    i == 2 ? "castling" : "en passant"));
      }
    }
    for (int i = 4; i < fields.length; i++) {
      if (!fields[i].chars().allMatch(c -> c >= '0' && c <= '9')) {
        throw new NotationException(
            "the FEN has %s as a move counter; expected a number, as in - - 0 1"
                .formatted(Excerpt.of(fields[i])));
      }
    }
  }
}
