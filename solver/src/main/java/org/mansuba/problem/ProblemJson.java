package org.mansuba.problem;

import java.nio.charset.StandardCharsets;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Problems as JSON: an object is a problem, an array of objects is a collection. Fields the program
 * does not know, and the order of fields, survive reading and writing.
 *
 * <pre>{@code
 * Problem problem = ProblemJson.read("{\"fen\": \"8/8/8/3k4/8/1KQ5/8/q7 w\"}", "input").getFirst();
 * }</pre>
 */
public final class ProblemJson {
  /** The greatest size of a file, in bytes. */
  public static final int LARGEST = 5_000_000;

  private ProblemJson() {}

  /**
   * The problems in a text: one, or those of a collection, at least one.
   *
   * @param name what messages call the text, usually the name of its file
   * @throws ProblemException if the text is not JSON, or does not describe problems
   */
  public static List<Problem> read(String text, String name) {
    return read(text.getBytes(StandardCharsets.UTF_8), name);
  }

  /**
   * The problems in a text in UTF-8.
   *
   * @param name what messages call the text, usually the name of its file
   * @throws ProblemException if the bytes are no text, not JSON, or do not describe problems
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

  /** A problem as a JSON object, laid out for people. */
  public static String write(Problem problem) {
    return JsonPrinter.print(ProblemWriter.write(problem));
  }

  /** A problem that has just been checked as a JSON object, which tells what was found. */
  public static String write(Problem problem, Checked checked) {
    return JsonPrinter.print(ProblemWriter.write(problem, checked));
  }

  /** A collection as a JSON array, laid out for people. */
  public static String write(List<Problem> collection) {
    ArrayNode array = JsonNodeFactory.instance.arrayNode();
    for (Problem problem : collection) {
      JsonNode object = ProblemWriter.write(problem);
      array.add(object);
    }
    return JsonPrinter.print(array);
  }

  /** Says that something has too many bytes to be a problem file. */
  static ProblemException tooLarge(String name) {
    return new ProblemException(
        "%s is too large; a problem file has at most %d MB".formatted(name, LARGEST / 1_000_000));
  }
}
