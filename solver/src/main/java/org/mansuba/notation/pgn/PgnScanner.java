package org.mansuba.notation.pgn;

import java.io.IOException;
import org.mansuba.notation.NotationException;
import org.mansuba.notation.pgn.PgnToken.Sort;

/** Splits a PGN stream into tokens. Reads forward only. */
final class PgnScanner {
  private final PgnCharacters in;
  private PgnToken here = new PgnToken(Sort.END, "", 1, 1);
  private long gameStart;

  PgnScanner(PgnCharacters in) {
    this.in = in;
  }

  /** Starts a game; its length is limited to {@link Pgn#LARGEST} characters. */
  void startGame() {
    gameStart = in.taken();
  }

  /** Returns the next token. */
  PgnToken next() throws IOException {
    skip();
    here = new PgnToken(Sort.END, "", in.line(), in.column());
    int c = in.peek();
    return switch (c) {
      case PgnCharacters.END -> here;
      case '[' -> tag();
      case '{' -> comment();
      case ';' -> restOfLine();
      case '$' -> glyph();
      case '(' -> sign(Sort.OPEN);
      case ')' -> sign(Sort.CLOSE);
      case ']', '}', '"' -> throw here.wrong("unexpected %c".formatted(c));
      default -> word();
    };
  }

  /** Skips white space, and lines that start with a per cent sign, which PGN reserves. */
  private void skip() throws IOException {
    while (true) {
      int c = in.peek();
      if (c == '%' && in.column() == 1) {
        while (in.peek() != '\n' && in.peek() != PgnCharacters.END) {
          take();
        }
      } else if (c != PgnCharacters.END && isSpace(c)) {
        take();
      } else {
        return;
      }
    }
  }

  private static boolean isSpace(int c) {
    return Character.isWhitespace(c) || c == '\u00a0' || c == '\ufeff';
  }

  private PgnToken sign(Sort sort) throws IOException {
    take();
    return token(sort, "");
  }

  private PgnToken comment() throws IOException {
    take();
    StringBuilder text = new StringBuilder();
    while (in.peek() != '}') {
      if (in.peek() == PgnCharacters.END) {
        throw here.wrong("a comment is not closed with }");
      }
      text.append(take());
    }
    take();
    return token(Sort.COMMENT, text.toString());
  }

  private PgnToken restOfLine() throws IOException {
    take();
    StringBuilder text = new StringBuilder();
    while (in.peek() != '\n' && in.peek() != PgnCharacters.END) {
      text.append(take());
    }
    return token(Sort.COMMENT, text.toString());
  }

  private PgnToken glyph() throws IOException {
    take();
    StringBuilder text = new StringBuilder();
    while (Character.isDigit(in.peek())) {
      text.append(take());
    }
    return token(Sort.GLYPH, text.toString());
  }

  private PgnToken word() throws IOException {
    StringBuilder text = new StringBuilder();
    while (in.peek() != PgnCharacters.END
        && !Character.isWhitespace(in.peek())
        && "[]{}();$\"".indexOf(in.peek()) < 0) {
      text.append(take());
    }
    return token(Sort.WORD, text.toString());
  }

  /** Reads a name and a quoted value in brackets. */
  private PgnToken tag() throws IOException {
    take();
    skipWhitespace();
    StringBuilder text = new StringBuilder();
    while (isNameLetter(in.peek())) {
      text.append(take());
    }
    skipWhitespace();
    if (text.isEmpty() || in.peek() != '"') {
      throw invalidTag();
    }
    text.append(' ').append(quoted());
    while (in.peek() == ' ') {
      take();
    }
    if (in.peek() != ']') {
      throw invalidTag();
    }
    take();
    return token(Sort.TAG, text.toString());
  }

  /** Reads a string in quotation marks, in which a backslash escapes the next character. */
  private StringBuilder quoted() throws IOException {
    take();
    StringBuilder text = new StringBuilder();
    while (in.peek() != '"') {
      if (in.peek() == '\\') {
        take();
      }
      if (in.peek() == '\n' || in.peek() == PgnCharacters.END) {
        throw invalidTag();
      }
      text.append(take());
    }
    take();
    return text;
  }

  private void skipWhitespace() throws IOException {
    while (Character.isWhitespace(in.peek())) {
      take();
    }
  }

  private NotationException invalidTag() {
    return here.wrong("invalid tag; expected, for example, [Event \"A game\"]");
  }

  private static boolean isNameLetter(int c) {
    return c == '_' || (c < 128 && Character.isLetterOrDigit(c));
  }

  private char take() throws IOException {
    if (in.taken() - gameStart == Pgn.LARGEST) {
      throw here.wrong(
          "the game is too large; the maximum is %d million characters"
              .formatted(Pgn.LARGEST / 1_000_000));
    }
    return (char) in.take();
  }

  private PgnToken token(Sort sort, String text) {
    return new PgnToken(sort, text, here.line(), here.column());
  }
}
