package org.mansuba.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the studio is packed with has its licence named. */
class StudioThirdPartyTest {
  private static final Pattern JAR = Pattern.compile("(.+?)-[0-9][^/]*\\.jar");

  /** How the names of libraries begin that only tests use. */
  private static final Pattern OF_TESTS =
      Pattern.compile(
          "(apiguardian|archunit|assertj|byte-buddy|hamcrest|itu|jackson-dataformat|json-schema"
              + "|junit|opentest4j|org\\.osgi|snakeyaml|testfx).*");

  @Test
  void everyLibraryOfTheStudioIsListedWithItsLicence() throws IOException {
    String notices = Files.readString(Path.of("../THIRD-PARTY.md"));
    List<String> libraries =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(entry -> JAR.matcher(Path.of(entry).getFileName().toString()))
            .filter(Matcher::matches)
            .map(jar -> jar.group(1))
            .filter(name -> !OF_TESTS.matcher(name).matches())
            .filter(name -> !name.equals("problems") && !name.equals("solver"))
            .toList();

    assertThat(libraries)
        .contains("openpdf", "pdfbox")
        .allSatisfy(name -> assertThat(notices).contains("`" + name + "`"));
  }
}
