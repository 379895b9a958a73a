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
import org.mansuba.problem.AtomicFile;

/**
 * What is read in one go: a file, or standard input, which - stands for.
 *
 * @param word what names it on the command line
 * @param name what messages call it
 */
public record InputFile(String word, String name) {
  /** The file that a word of the command line names. */
  public static InputFile of(String word) {
    return new InputFile(word, word.equals("-") ? "standard input" : FileName.shown(word));
  }

  /**
   * Its bytes.
   *
   * @param largest how many there may be
   * @throws Refusal if it cannot be read or is larger
   */
  public byte[] bytes(Terminal terminal, int largest) {
    try (InputStream in = word.equals("-") ? terminal.in() : open()) {
      byte[] bytes = in.readNBytes(largest + 1);
      if (bytes.length > largest) {
        throw new Refusal("%s is too large; at most %d MB are read".formatted(name, largest >> 20));
      }
      return bytes;
    } catch (NoSuchFileException e) {
      throw new Refusal(name + " does not exist; check the name and the folder");
    } catch (AccessDeniedException e) {
      throw new Refusal(name + " may not be read; check its permissions");
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
