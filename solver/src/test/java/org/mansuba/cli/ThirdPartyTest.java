package org.mansuba.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ThirdPartyTest {
  private static final Pattern JAR = Pattern.compile("(.+?)-[0-9][^/]*\\.jar");
  private static final Path NOTICES = Path.of("../THIRD-PARTY.md");

  /** What only tests use, so that it is not packed with the program. */
  private static final Set<String> OF_TESTS =
      Set.of(
          "apiguardian-api",
          "archunit",
          "archunit-junit5",
          "archunit-junit5-api",
          "archunit-junit5-engine",
          "archunit-junit5-engine-api",
          "assertj-core",
          "byte-buddy",
          "hamcrest",
          "itu",
          "jackson-dataformat-yaml",
          "json-schema-validator",
          "junit-jupiter",
          "junit-jupiter-api",
          "junit-jupiter-engine",
          "junit-jupiter-params",
          "junit-platform-commons",
          "junit-platform-console-standalone",
          "junit-platform-engine",
          "junit-platform-launcher",
          "opentest4j",
          "org.osgi.core",
          "snakeyaml-engine",
          "testfx-core",
          "testfx-junit5");

  @Test
  void everyLibraryOfTheProgramIsListedWithItsLicence() throws IOException {
    String notices = Files.readString(NOTICES);

    assertThat(libraries())
        .contains("openpdf", "picocli")
        .allSatisfy(name -> assertThat(notices).contains("`" + name + "`"));
  }

  @Test
  void everyLicenceNamedHasItsText() throws IOException {
    Matcher named =
        Pattern.compile("\\b(Apache|MPL|LGPL|GPL) ([0-9]\\.0)").matcher(Files.readString(NOTICES));

    List<String> texts = named.results().map(m -> m.group(1) + "-" + m.group(2)).toList();

    assertThat(texts)
        .contains("Apache-2.0", "LGPL-3.0")
        .allSatisfy(
            name ->
                assertThat(Path.of("../licenses", name + ".txt")).isRegularFile().isNotEmptyFile());
  }

  @Test
  void noLibraryIsNative() {
    assertThat(libraries())
        .noneMatch(name -> name.startsWith("native-") || name.contains("brotli"));
  }

  private static List<String> libraries() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(entry -> JAR.matcher(Path.of(entry).getFileName().toString()))
        .filter(Matcher::matches)
        .map(jar -> jar.group(1))
        .filter(name -> !OF_TESTS.contains(name) && !name.equals("problems"))
        .distinct()
        .toList();
  }
}
