package org.mansuba.problem;

import java.nio.charset.StandardCharsets;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Reads and writes problems as JSON: an object is a problem, an array of objects a collection.
 * Unknown fields and the order of fields survive a round trip.
 *
 * <pre>{@code
 * Problem problem = ProblemJson.read("{\"fen\": \"8/8/8/3k4/8/1KQ5/8/q7 w\"}", "input").getFirst();
 * }</pre>
 */
public final class ProblemJson {
  /** The maximum size of a file, in bytes. */
  public static final int LARGEST = 5_000_000;

  private ProblemJson() {}

  /**
   * Returns the problems in a text: one, or a collection of at least one.
   *
   * @param name the name of the text in messages, normally its file name
   * @throws ProblemException if the text is not JSON or does not describe problems
   */
  public static List<Problem> read(String text, String name) {
    return read(text.getBytes(StandardCharsets.UTF_8), name);
  }

  /**
   * Returns the problems in a UTF-8 text.
   *
   * @param name the name of the text in messages, normally its file name
   * @throws ProblemException if the bytes are not text, not JSON, or do not describe problems
   */
  public static List<Problem> read(byte[] bytes, String name) {
    if (bytes.length > LARGEST) {
      throw tooLarge(name);
    }
    JsonField root = new JsonField(name, "", JsonText.parse(bytes, name));
    if (!root.node().isArray()) {
      return List.of(ProblemReader.read(root));
    }
    if (root.node().isEmpty()) {
      throw root.wrong("holds an empty array; a collection has at least one problem");
    }
    return root.items("[{\"fen\": \"...\"}]").stream().map(ProblemReader::read).toList();
  }

  /** Returns a problem as a formatted JSON object. */
  public static String write(Problem problem) {
    return JsonPrinter.print(ProblemWriter.write(problem));
  }

  /** Returns a problem as a formatted JSON object that includes the result of a check. */
  public static String write(Problem problem, Checked checked) {
    return JsonPrinter.print(ProblemWriter.write(problem, checked));
  }

  /** Returns a collection as a formatted JSON array. */
  public static String write(List<Problem> collection) {
    ArrayNode array = JsonNodeFactory.instance.arrayNode();
    for (Problem problem : collection) {
      JsonNode object = ProblemWriter.write(problem);
      array.add(object);
    }
    return JsonPrinter.print(array);
  }

  /** Returns an exception that says the file is too large. */
  static ProblemException tooLarge(String name) {
    return new ProblemException(
        "%s is too large; the maximum for a problem file is %d MB"
            .formatted(name, LARGEST / 1_000_000));
  }
}
