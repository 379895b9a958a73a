package org.mansuba;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.stream.Stream;

/** The order of the packages: each may import only those that stand before it. */
@AnalyzeClasses(packages = "org.mansuba", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
  private static final String ROOT = "org.mansuba.";
  private static final List<String> ORDER =
      List.of(
          "board",
          "rules",
          "score",
          "notation",
          "problem",
          "proof",
          "search",
          "tables",
          "analysis",
          "answer",
          "words",
          "export",
          "bench",
          "cli");

  @ArchTest
  static void everyPackageImportsOnlyThoseBefore(JavaClasses ours) {
    for (int i = 0; i < ORDER.size(); i++) {
      noClasses()
          .that()
          .resideInAPackage(ROOT + ORDER.get(i) + "..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(packages(ORDER.subList(i + 1, ORDER.size()).stream()))
          .allowEmptyShould(true)
          .check(ours);
    }
  }

  @ArchTest
  static final ArchRule everythingHasItsPlaceInTheOrder =
      classes().should().resideInAnyPackage(packages(ORDER.stream()));

  @ArchTest
  static final ArchRule searchKnowsPositionsAndStipulationsOnly =
      noClasses()
          .that()
          .resideInAPackage(ROOT + "search..")
          .should()
          .dependOnClassesThat(
              resideInAnyPackage(packages(Stream.of("notation", "problem")))
                  .and(resideInAnyPackage(ROOT + "problem.stipulation..").negate()));

  @ArchTest
  static final ArchRule fastRulesDoNotKnowPlainOnes =
      noClasses()
          .that()
          .resideInAPackage(ROOT + "rules.fast..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage(ROOT + "rules.plain..");

  @ArchTest
  static final ArchRule plainRulesDoNotKnowFastOnes =
      noClasses()
          .that()
          .resideInAPackage(ROOT + "rules.plain..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage(ROOT + "rules.fast..");

  @ArchTest
  static final ArchRule onlyOnePlaceChoosesBetweenThem =
      noClasses()
          .that()
          .resideOutsideOfPackages(ROOT + "rules.fast..", ROOT + "rules.play..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage(ROOT + "rules.fast..");

  @ArchTest
  static final ArchRule proofsAreJudgedByThePlainRulesAlone =
      noClasses()
          .that()
          .resideInAPackage(ROOT + "proof..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(ROOT + "rules.fast..", ROOT + "rules.play..");

  private static String[] packages(Stream<String> names) {
    return names.map(name -> ROOT + name + "..").toArray(String[]::new);
  }
}
