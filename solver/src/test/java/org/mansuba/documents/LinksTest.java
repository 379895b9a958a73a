package org.mansuba.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Follows the links between documents. */
final class LinksTest {
  private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:)([^)#]+)(#[^)]*)?\\)");

  @Test
  void everyLinkAndPictureLeadsToAFile() throws IOException {
    List<String> broken = new ArrayList<>();
    int links = 0;
    for (Path document : Documents.all()) {
      Matcher link = LINK.matcher(Documents.read(document));
      while (link.find()) {
        links++;
        Path target = Documents.ROOT.resolve(document).resolveSibling(link.group(1));
        if (!Files.exists(target)) {
          broken.add(document + ": " + link.group(1));
        }
      }
    }

    assertThat(broken).isEmpty();
    assertThat(links).isGreaterThan(20);
  }

  /** A page that no other names is never found by a reader. */
  @Test
  void everyPageIsReachedFromTheReadme() throws IOException {
    List<Path> reached = new ArrayList<>(List.of(Path.of("README.md")));
    for (int i = 0; i < reached.size(); i++) {
      Matcher link = LINK.matcher(Documents.read(reached.get(i)));
      while (link.find()) {
        Path target = Documents.ROOT.resolve(reached.get(i)).resolveSibling(link.group(1));
        Path page = Documents.ROOT.relativize(target.normalize());
        if (page.toString().endsWith(".md") && !reached.contains(page)) {
          reached.add(page);
        }
      }
    }

    assertThat(reached).containsAll(Documents.all());
  }
}
