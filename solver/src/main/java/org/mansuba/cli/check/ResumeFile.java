package org.mansuba.cli.check;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.mansuba.answer.StoredForm;
import org.mansuba.cli.output.AppendedLines;
import org.mansuba.cli.output.Refusal;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The answers of earlier runs of a check, one line of JSON each. A line is forced to the disk
 * before its answer is given. A damaged line, or one of another {@link StoredForm}, costs its own
 * answer and no other.
 *
 * <p>Safe for use by any number of threads of one process; another process is refused.
 */
final class ResumeFile implements AutoCloseable {
  private static final String QUESTION = "question";
  private static final String BEGINNING = "{\"" + QUESTION + "\":";
  private static final JsonMapper JSON = new JsonMapper();

  private final AppendedLines file;
  private final Map<String, ObjectNode> answers = new HashMap<>();

  private ResumeFile(AppendedLines file) {
    this.file = file;
  }

  /**
   * Opens a file, or begins one.
   *
   * @throws Refusal if it is something else, which is then left as it is, if it cannot be written,
   *     or if another process has it open
   */
  static ResumeFile open(Path path) {
    AppendedLines file = AppendedLines.open(path);
    ResumeFile opened = new ResumeFile(file);
    file.lines().forEach(opened::read);
    if (opened.answers.isEmpty() && !isNew(file)) {
      file.close();
      throw new Refusal(
          file.name() + " holds no results of an earlier check; name another file for --resume");
    }
    return opened;
  }

  /** The answer to a question, if it is known. */
  synchronized Optional<ObjectNode> find(String question) {
    return Optional.ofNullable(answers.get(question)).map(ObjectNode::deepCopy);
  }

  /**
   * Keeps an answer.
   *
   * @throws Refusal if it cannot be written
   */
  synchronized void append(String question, JsonNode answer) {
    ObjectNode line = JSON.createObjectNode();
    line.put(QUESTION, question);
    line.put(StoredForm.FIELD, StoredForm.CURRENT);
    answer.properties().forEach(field -> line.set(field.getKey(), field.getValue()));
    file.append(line.toString());
    file.force();
  }

  @Override
  public void close() {
    file.close();
  }

  /** Whether a file without an answer is empty, or one in which the first answer was cut off. */
  private static boolean isNew(AppendedLines file) {
    String start = file.unfinished();
    return file.lines().stream().allMatch(ResumeFile::isBegun)
        && (start.startsWith(BEGINNING) || BEGINNING.startsWith(start));
  }

  private static boolean isBegun(String line) {
    return line.startsWith(BEGINNING);
  }

  private static boolean isCurrent(ObjectNode answer) {
    return StoredForm.isCurrent(answer.path(StoredForm.FIELD).asString(""));
  }

  private void read(String line) {
    if (line.contains(AppendedLines.DAMAGE)) {
      return;
    }
    try {
      if (JSON.readTree(line) instanceof ObjectNode answer) {
        JsonNode question = answer.path(QUESTION);
        if (question.isString() && answer.path("verdict").isString() && isCurrent(answer)) {
          answers.put(question.stringValue(), answer.without(List.of(QUESTION, StoredForm.FIELD)));
        }
      }
    } catch (JacksonException damaged) {
      // The question is answered anew.
    }
  }
}
