package org.mansuba.documents;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.mansuba.cli.Run;
import org.mansuba.cli.output.ExitStatus;

/**
 * Runs the commands of a document in a folder of its own: {@code ./mansuba}, {@code cat FILE} and
 * {@code echo $?}, piped through {@code head -n N} or {@code tail -n N} if need be.
 */
final class Console {
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

  /** A word that names a file or, with a slash at its end, a folder. */
  private static final Pattern FILE =
      Pattern.compile(
          "[\\w-]+(/|\\.(json|jsonl|fen|txt|pgn|epd|proof|checkpoint|trials|html|tex|svg|png|pdf|md))");

  private final Path folder;
  private ExitStatus last = ExitStatus.YES;

  Console(Path folder) {
    this.folder = folder;
  }

  /** Writes a file that the commands read. */
  void write(String name, String content) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, content);
  }

  /** Returns what a command prints: standard output, then standard error. */
  String run(String command) throws IOException {
    List<String> parts = List.of(command.split(" \\| "));
    List<String> words = words(parts.getFirst());
    String out;
    String err = "";
    switch (words.getFirst()) {
      case "cat" -> out = Files.readString(folder.resolve(words.get(1)));
      case "echo" -> out = last.code() + "\n";
      case "./mansuba" -> {
        Run run = Run.of(words.stream().skip(1).map(this::placed).toArray(String[]::new));
        last = run.status();
        out = run.out();
        err = run.err();
      }
      default -> throw new IllegalArgumentException("cannot run: " + command);
    }
    for (String filter : parts.subList(1, parts.size())) {
      out = filtered(out, filter);
    }
    return (out + err)
        .replace(System.lineSeparator(), "\n")
        .replace(folder + File.separator, "")
        .replace(File.separatorChar, '/');
  }

  private String placed(String word) {
    return FILE.matcher(word).matches() ? folder.resolve(word).toString() : word;
  }

  private static String filtered(String text, String filter) {
    List<String> lines = text.lines().toList();
    String[] words = filter.split(" ", -1);
    int count = Integer.parseInt(words[2]);
    int from = words[0].equals("tail") ? Math.max(0, lines.size() - count) : 0;
    int to = words[0].equals("head") ? Math.min(count, lines.size()) : lines.size();
    if (!filter.matches("(head|tail) -n \\d+")) {
      throw new IllegalArgumentException("cannot filter by: " + filter);
    }
    StringBuilder kept = new StringBuilder();
    lines.subList(from, to).forEach(line -> kept.append(line).append('\n'));
    return kept.toString();
  }

  private static List<String> words(String command) {
    List<String> words = new ArrayList<>();
    WORD.matcher(command)
        .results()
        .forEach(word -> words.add(word.group(1) == null ? word.group(2) : word.group(1)));
    return words;
  }
}
