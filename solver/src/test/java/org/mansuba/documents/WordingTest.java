package org.mansuba.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Refuses phrases that make a native reader stumble, in documents, messages, comments and scripts.
 * The phrases are in {@code phrases.txt}.
 */
final class WordingTest {
  private static final Set<String> SKIPPED = Set.of("target", ".git", ".idea", "META-INF");
  private static final Pattern NAMES =
      Pattern.compile(".*\\.(java|md|properties|json|sh|options|yml|css|js)|build|mansuba|run");

  /**
   * A phrase that is refused.
   *
   * @param pattern what it looks like
   * @param instead what to write
   */
  private record Phrase(Pattern pattern, String instead) {}

  @Test
  void noRefusedPhraseIsUsed() throws IOException {
    List<String> found = new ArrayList<>();
    int files = 0;
    for (Path file : files()) {
      files++;
      String name = Documents.ROOT.relativize(file).toString();
      refused(WordedText.of(name, Files.readString(file)))
          .forEach(phrase -> found.add(name + ": " + phrase));
    }

    assertThat(found).isEmpty();
    assertThat(files).isGreaterThan(100);
  }

  @ParameterizedTest
  @CsvSource({
    "A.java, '/** Is to check tables. */', 1",
    "A.java, '// it is\n  // told where', 1",
    "A.java, 'String s = \"knows it by \" + \"heart\";', 1",
    "A.java, 'boolean isTold = gets(on); // fine', 0",
    "a.md, 'No effect by itself.', 1",
    "a.md, 'The search starts by itself.', 0",
    "a.md, 'The rook stands in the way, the king stands in check.', 0",
    "a.md, 'What that takes stands in BENCHMARKS.md.', 1",
    "a.md, 'There are so many that none is listed.', 0",
    "a.md, 'at most so many moves', 1",
    "a.sh, '# goes on\n# where it stopped', 1",
    "a.properties, 'key = It could be read off.', 1",
  })
  void phrasesAreFoundInWordsAlone(String name, String content, int count) throws IOException {
    assertThat(refused(WordedText.of(name, content))).hasSize(count);
  }

  private static List<String> refused(String words) throws IOException {
    List<String> found = new ArrayList<>();
    for (Phrase phrase : phrases()) {
      Matcher match = phrase.pattern().matcher(words);
      while (match.find()) {
        int from = Math.max(0, match.start() - 30);
        int to = Math.min(words.length(), match.end() + 30);
        found.add("\"…%s…\"; write: %s".formatted(words.substring(from, to), phrase.instead()));
      }
    }
    return found;
  }

  private static List<Phrase> phrases() throws IOException {
    return lines().stream()
        .map(line -> line.split(" => ", 2))
        .map(parts -> new Phrase(Pattern.compile(parts[0]), parts[1]))
        .toList();
  }

  private static List<String> lines() throws IOException {
    try (InputStream in = WordingTest.class.getResourceAsStream("phrases.txt")) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    }
  }

  private static List<Path> files() throws IOException {
    List<Path> files = new ArrayList<>();
    Files.walkFileTree(
        Documents.ROOT,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return SKIPPED.contains(folder.getFileName().toString())
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (NAMES.matcher(file.getFileName().toString()).matches()) {
              files.add(file);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    return files.stream()
        .filter(file -> !file.endsWith(Path.of("documents", "WordingTest.java")))
        .sorted()
        .toList();
  }
}
