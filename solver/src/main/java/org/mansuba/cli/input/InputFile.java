package org.mansuba.cli.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.mansuba.cli.output.FileName;
import org.mansuba.cli.output.Refusal;
import org.mansuba.cli.output.Terminal;
import org.mansuba.notation.Excerpt;
import org.mansuba.problem.AtomicFile;

/**
 * An input read as a whole: a file, or standard input for {@code -}.
 *
 * @param word the argument
 * @param name the name in messages
 */
public record InputFile(String word, String name) {
  /** Returns the input for an argument. */
  public static InputFile of(String word) {
    return new InputFile(word, word.equals("-") ? "standard input" : Excerpt.fileName(word));
  }

  /**
   * Returns its bytes.
   *
   * @param largest the maximum number
   * @throws Refusal if it cannot be read or is larger
   */
  public byte[] bytes(Terminal terminal, int largest) {
    try (InputStream in = word.equals("-") ? terminal.in() : open()) {
      byte[] bytes = in.readNBytes(largest + 1);
      if (bytes.length > largest) {
        throw new Refusal("%s is too large; the maximum is %d MB".formatted(name, largest >> 20));
      }
      return bytes;
    } catch (NoSuchFileException e) {
      throw new Refusal(name + " does not exist; check the name and the folder");
    } catch (AccessDeniedException e) {
      throw new Refusal(name + " is not readable; check its permissions");
    } catch (IOException e) {
      throw new Refusal("%s cannot be read: %s".formatted(name, AtomicFile.reason(e)));
    }
  }

  private InputStream open() throws IOException {
    Path path = FileName.path("FILE", word);
    if (Files.isDirectory(path)) {
      throw new Refusal(name + " is a folder; name a file in it");
    }
    return Files.newInputStream(path);
  }
}
