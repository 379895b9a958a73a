package org.mansuba.notation.pgn;

import java.io.IOException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.mansuba.notation.pgn.PgnToken.Sort;

/** Reads the games of a stream and passes them to a listener. */
final class PgnReader {
  private final PgnScanner scanner;
  private final PgnListener listener;

  PgnReader(PgnScanner scanner, PgnListener listener) {
    this.scanner = scanner;
    this.listener = listener;
  }

  void readGames() throws IOException {
    PgnToken first = scanner.next();
    while (first.sort() != Sort.END) {
      scanner.startGame();
      Map<String, String> tags = new LinkedHashMap<>();
      PgnToken token = first;
      while (token.sort() == Sort.TAG) {
        int space = token.text().indexOf(' ');
        tags.put(token.text().substring(0, space), token.text().substring(space + 1));
        token = scanner.next();
      }
      switch (listener.choose(Collections.unmodifiableMap(tags))) {
        case READ -> first = read(first, token, tags);
        case SKIP -> first = skip(token);
        case STOP -> {
          return;
        }
      }
    }
  }

  /** Reads the moves from {@code token} on, delivers the game, and returns the next token. */
  private PgnToken read(PgnToken first, PgnToken token, Map<String, String> tags)
      throws IOException {
    PgnStart start = PgnStart.of(tags, first);
    PgnMoves moves = new PgnMoves(start);
    PgnToken next = token;
    while (isMoveText(next) && !moves.isOver()) {
      moves.take(next);
      // The token after the result belongs to the next game; an error in it must come later.
      if (!moves.isOver()) {
        next = scanner.next();
      }
    }
    Map<String, String> others = new LinkedHashMap<>(tags);
    PgnStart.NAMES.forEach(others::remove);
    listener.game(new PgnGame(others, start.setup(), start.rules(), moves.score(first)));
    return moves.isOver() ? scanner.next() : next;
  }

  /** Skips the moves from {@code token} on and returns the next token. */
  private PgnToken skip(PgnToken token) throws IOException {
    int depth = 0;
    PgnToken next = token;
    while (isMoveText(next)) {
      switch (next.sort()) {
        case OPEN -> depth++;
        case CLOSE -> depth--;
        case WORD -> {
          if (depth <= 0 && PgnToken.isResult(next.text())) {
            return scanner.next();
          }
        }
        case TAG, COMMENT, GLYPH, END -> {}
      }
      next = scanner.next();
    }
    return next;
  }

  private static boolean isMoveText(PgnToken token) {
    return token.sort() != Sort.END && token.sort() != Sort.TAG;
  }
}
