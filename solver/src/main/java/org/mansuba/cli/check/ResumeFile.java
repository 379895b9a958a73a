package org.mansuba.cli.check;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.mansuba.cli.output.Refusal;
import org.mansuba.notation.Excerpt;
import org.mansuba.problem.AtomicFile;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The answers that are already known of a long piece of work, one line of JSON each. A line is
 * written at once and down to the disk before the answer counts as given; a line that a killed run
 * left half written is taken away.
 *
 * <p>Safe for use by any number of threads of one process.
 */
final class ResumeFile implements AutoCloseable {
  private static final String QUESTION = "question";
  private static final String BEGINNING = "{\"" + QUESTION + "\":";
  private static final JsonMapper JSON = new JsonMapper();

  private final String name;
  private final FileChannel channel;
  private final Map<String, ObjectNode> answers = new HashMap<>();

  private ResumeFile(Path file, FileChannel channel) {
    this.name = Excerpt.plain(file.toString(), 300);
    this.channel = channel;
  }

  /**
   * Opens a file, or begins one.
   *
   * @throws Refusal if it is something else, which is then left as it is, or cannot be written
   */
  static ResumeFile open(Path file) {
    String name = Excerpt.plain(file.toString(), 300);
    try {
      String text = Files.exists(file) ? Files.readString(file) : "";
      int whole = text.lastIndexOf('\n') + 1;
      String half = text.substring(whole);
      boolean isOurs = half.startsWith(BEGINNING) || BEGINNING.startsWith(half);
      Map<String, ObjectNode> known = read(text.substring(0, whole), name);
      if (!isOurs) {
        throw foreign(name, text.lines().toList().size());
      }
      FileChannel channel =
          FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      channel.truncate(text.substring(0, whole).getBytes(StandardCharsets.UTF_8).length);
      channel.position(channel.size());
      ResumeFile opened = new ResumeFile(file, channel);
      opened.answers.putAll(known);
      return opened;
    } catch (CharacterCodingException e) {
      throw foreign(name, 1);
    } catch (IOException e) {
      throw new Refusal("%s cannot be read and written: %s".formatted(name, AtomicFile.reason(e)));
    }
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
    answer.properties().forEach(field -> line.set(field.getKey(), field.getValue()));
    ByteBuffer bytes = StandardCharsets.UTF_8.encode(line + "\n");
    try {
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      channel.force(false);
    } catch (IOException e) {
      throw new Refusal("%s cannot be written; is the disk full?".formatted(name));
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new Refusal("%s cannot be written; is the disk full?".formatted(name));
    }
  }

  private static Map<String, ObjectNode> read(String text, String name) {
    Map<String, ObjectNode> known = new HashMap<>();
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      try {
        if (!(JSON.readTree(line) instanceof ObjectNode answer) || !answer.has(QUESTION)) {
          throw foreign(name, number);
        }
        known.put(answer.remove(QUESTION).asString(), answer);
      } catch (JacksonException notJson) {
        throw foreign(name, number);
      }
    }
    return known;
  }

  private static Refusal foreign(String name, int line) {
    return new Refusal(
        "%s, line %d: this is no result of an earlier check; name another file for --resume"
            .formatted(name, line));
  }
}
