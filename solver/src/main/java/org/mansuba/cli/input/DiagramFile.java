package org.mansuba.cli.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.mansuba.cli.output.Refusal;
import org.mansuba.notation.Excerpt;
import org.mansuba.notation.Fen;
import org.mansuba.notation.NotationException;
import org.mansuba.notation.PieceList;
import org.mansuba.problem.Problem;
import org.mansuba.problem.ProblemJson;

/** Reads a problem in JSON, a FEN, or a list of men, detecting the format from the text. */
public final class DiagramFile {
  private DiagramFile() {}

  /** Returns whether a file's extension indicates a FEN or a list of men. */
  public static boolean isPlainText(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return lower.endsWith(".fen") || lower.endsWith(".txt");
  }

  /**
   * Reads the problem in a file.
   *
   * @throws Refusal if it is missing
   */
  public static Problem read(Path file) {
    String name = Excerpt.fileName(file.toString());
    try (InputStream in = Files.newInputStream(file)) {
      return read(in, name);
    } catch (IOException e) {
      throw new Refusal(name + " cannot be read; check its permissions");
    }
  }

  /**
   * Reads the problem in a stream without closing it.
   *
   * @param name the name of the stream in messages
   * @throws Refusal if it is missing
   */
  public static Problem read(InputStream in, String name) {
    byte[] bytes;
    try {
      bytes = in.readNBytes(ProblemJson.LARGEST + 1);
    } catch (IOException e) {
      throw new Refusal(name + " cannot be read");
    }
    String text = new String(bytes, StandardCharsets.UTF_8).strip();
    if (text.isEmpty() || text.startsWith("{") || text.startsWith("[") || text.indexOf(0) >= 0) {
      return one(ProblemJson.read(bytes, name), name);
    }
    try {
      boolean isRecord = text.split("\\s", 2)[0].contains("/");
      return Problem.of(isRecord ? Fen.read(text) : PieceList.read(text));
    } catch (NotationException wrong) {
      throw new Refusal(name + ": " + wrong.getMessage());
    }
  }

  private static Problem one(List<Problem> problems, String name) {
    if (problems.size() > 1) {
      throw new Refusal("%s holds %d problems; expected one".formatted(name, problems.size()));
    }
    return problems.getFirst();
  }
}
