package org.mansuba;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Imports go one way only. */
@AnalyzeClasses(packages = "org.mansuba", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  @ArchTest
  static final ArchRule BOARD =
      neverImports("board", "rules", "notation", "problem", "search", "cli");

  @ArchTest
  static final ArchRule RULES = neverImports("rules", "notation", "problem", "search", "cli");

  @ArchTest static final ArchRule NOTATION = neverImports("notation", "problem", "search", "cli");
  @ArchTest static final ArchRule PROBLEM = neverImports("problem", "search", "cli");
  @ArchTest static final ArchRule SEARCH = neverImports("search", "cli", "notation");

  @ArchTest
  static final ArchRule SEARCH_KNOWS_ONLY_THE_STIPULATION_OF_A_PROBLEM =
      noClasses()
          .that()
          .resideInAPackage("org.mansuba.search..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.mansuba.problem");

  @ArchTest
  static final ArchRule THE_FAST_RULES_DO_NOT_KNOW_THE_PLAIN_ONES =
      neverImports("rules.fast", "rules.plain");

  @ArchTest
  static final ArchRule THE_PLAIN_RULES_DO_NOT_KNOW_THE_FAST_ONES =
      neverImports("rules.plain", "rules.fast");

  private static ArchRule neverImports(String from, String... never) {
    String[] packages = new String[never.length];
    for (int i = 0; i < never.length; i++) {
      packages[i] = "org.mansuba." + never[i] + "..";
    }
    return noClasses()
        .that()
        .resideInAPackage("org.mansuba." + from + "..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(packages);
  }
}
