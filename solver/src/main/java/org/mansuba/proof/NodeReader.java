package org.mansuba.proof;

import java.util.ArrayList;
import java.util.List;
import org.mansuba.notation.Excerpt;
import org.mansuba.rules.Move;

/** Reads the line of one node. */
final class NodeReader {
  private final String text;
  private final int line;

  /**
   * Creates a reader for one line.
   *
   * @param line its number in the file, for messages
   */
  NodeReader(String text, int line) {
    this.text = text;
    this.line = line;
  }

  CertificateNode read() {
    String[] words = text.split(" ", -1);
    List<CertificateNode.Reply> replies = new ArrayList<>();
    for (int i = 1; i < words.length; i++) {
      replies.add(reply(words[i]));
    }
    return words[0].equals(CertificateText.DEFENDER_FIRST)
        ? new CertificateNode.Defence(replies)
        : new CertificateNode.Attack(move(words[0]), replies);
  }

  private CertificateNode.Reply reply(String word) {
    int colon = word.indexOf(':');
    if (colon < 0) {
      throw wrong(word, "a reply, as e4d5:17");
    }
    String next = word.substring(colon + 1);
    int number = next.equals(CertificateText.END) ? CertificateNode.Reply.END : number(next, word);
    return new CertificateNode.Reply(move(word.substring(0, colon)), number);
  }

  private int number(String digits, String word) {
    try {
      int number = Integer.parseInt(digits);
      if (number > 0 && Integer.toString(number).equals(digits)) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Rejected below, like a number that is not canonical.
    }
    throw wrong(word, "a reply, as e4d5:17");
  }

  private Move move(String word) {
    return Move.parse(word)
        .filter(move -> move.toString().equals(word))
        .orElseThrow(() -> wrong(word, "a move"));
  }

  private CertificateException wrong(String word, String due) {
    return new CertificateException("line %d: %s is not %s".formatted(line, Excerpt.of(word), due));
  }
}
