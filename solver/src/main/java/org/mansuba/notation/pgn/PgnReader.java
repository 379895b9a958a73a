package org.mansuba.notation.pgn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mansuba.notation.pgn.PgnScanner.Part;
import org.mansuba.notation.pgn.PgnScanner.Sort;

/** Reads game records one behind the other. */
final class PgnReader {
  private final PgnScanner scanner;
  private Part part;

  PgnReader(String text) {
    scanner = new PgnScanner(text);
    part = scanner.next();
  }

  List<PgnGame> games() {
    List<PgnGame> games = new ArrayList<>();
    while (part.sort() != Sort.END) {
      games.add(game());
    }
    return games;
  }

  private PgnGame game() {
    Part first = part;
    Map<String, String> tags = new LinkedHashMap<>();
    while (part.sort() == Sort.TAG) {
      int space = part.text().indexOf(' ');
      tags.put(part.text().substring(0, space), part.text().substring(space + 1));
      part = scanner.next();
    }
    PgnStart start = PgnStart.of(tags, first);
    PgnMoves moves = new PgnMoves(start);
    while (part.sort() != Sort.END && part.sort() != Sort.TAG && !moves.isOver()) {
      moves.take(part);
      part = scanner.next();
    }
    PgnStart.NAMES.forEach(tags::remove);
    return new PgnGame(tags, start.setup(), start.rules(), moves.score(first));
  }
}
