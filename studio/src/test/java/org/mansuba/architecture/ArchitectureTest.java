package org.mansuba.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.mansuba.analysis.judgement.MoveJudge;
import org.mansuba.analysis.proof.CertificateMaker;
import org.mansuba.analysis.soundness.SoundnessCheck;
import org.mansuba.board.Square;
import org.mansuba.rules.Move;

/** Which package may import which, in both programs. */
@AnalyzeClasses(packages = "org.mansuba", importOptions = ProductionClasses.class)
final class ArchitectureTest {
  private static final String ROOT = ProductionClasses.ROOT;

  /** The packages of both programs, lowest first. */
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
          "cli",
          "studio.i18n",
          "studio.task",
          "studio.notice",
          "studio.widget",
          "studio.document",
          "studio.details",
          "studio.board",
          "studio.editor",
          "studio.solve",
          "studio.soundness",
          "studio.solution",
          "studio.library",
          "studio.export",
          "studio.app");

  @ArchTest
  static void everyPackageImportsOnlyThoseBelow(JavaClasses ours) {
    for (int i = 0; i < ORDER.size(); i++) {
      noClasses()
          .that()
          .resideInAPackage(ROOT + ORDER.get(i) + "..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(packages(ORDER.subList(i + 1, ORDER.size()).stream()))
          .allowEmptyShould(true)
          .because("a layer that knows those above cannot be read or tested without them")
          .check(ours);
    }
  }

  @ArchTest
  static final ArchRule everythingHasItsPlaceInTheOrder =
      classes()
          .should()
          .resideInAnyPackage(packages(ORDER.stream()))
          .because("a package outside the order escapes the other rules");

  @ArchTest
  static final ArchRule subPackagesHaveNoCycles =
      slices()
          .matching(ROOT + "(**)")
          .should()
          .beFreeOfCycles()
          .because("packages in a cycle are one package with several names");

  @ArchTest
  static final ArchRule searchKnowsPositionsAndStipulationsOnly =
      noClasses()
          .that()
          .resideInAPackage(ROOT + "search..")
          .should()
          .dependOnClassesThat(
              resideInAnyPackage(packages(Stream.of("score", "notation", "problem")))
                  .and(resideOutsideOfPackages(ROOT + "problem.stipulation..")))
          .because("the search must work on any position and any source of problems");

  @ArchTest
  static final ArchRule searchDoesNotKnowTheBoard =
      noClasses()
          .that()
          .resideInAPackage(ROOT + "search..")
          .should()
          .dependOnClassesThat(
              belongToAnyOf(Square.class)
                  .or(resideInAnyPackage(ROOT + "rules.fast..", ROOT + "rules.plain..")))
          .orShould()
          .callMethod(Move.class, "from", int.class)
          .orShould()
          .callMethod(Move.class, "to", int.class)
          .orShould()
          .callMethod(Move.class, "pack", int.class, int.class)
          .orShould()
          .callMethod(Move.class, "isSwap", int.class)
          .because("another board or another packing of moves must not change the search");

  @ArchTest
  static final ArchRule onlyTheSearchUsesItsEngine =
      noClasses()
          .that()
          .resideOutsideOfPackage(ROOT + "search..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage(ROOT + "search.engine..")
          .because("algorithms change; Solver and Explorer are what others may rely on");

  @ArchTest
  static final ArchRule questionsAreAnsweredInOnePlace =
      noClasses()
          .that()
          .resideOutsideOfPackages(
              ROOT + "search..", ROOT + "analysis..", ROOT + "answer..", ROOT + "bench..")
          .should()
          .dependOnClassesThat(
              resideInAPackage(ROOT + "search.solver..")
                  .or(belongToAnyOf(SoundnessCheck.class, MoveJudge.class, CertificateMaker.class)))
          .because("an answer that has not been verified must not get out");

  @ArchTest
  static final ArchRule fastRulesDoNotKnowPlainOnes =
      noClasses()
          .that()
          .resideInAPackage(ROOT + "rules.fast..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage(ROOT + "rules.plain..")
          .because("code that both share could hide a mistake from their comparison");

  @ArchTest
  static final ArchRule plainRulesDoNotKnowFastOnes =
      noClasses()
          .that()
          .resideInAPackage(ROOT + "rules.plain..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage(ROOT + "rules.fast..")
          .because("the plain rules are the second opinion on the fast ones");

  @ArchTest
  static final ArchRule onlyOnePlaceChoosesBetweenThem =
      noClasses()
          .that()
          .resideOutsideOfPackages(ROOT + "rules.fast..", ROOT + "rules.play..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage(ROOT + "rules.fast..")
          .because("a caller of the fast rules would fail with rule sets they do not serve");

  @ArchTest
  static final ArchRule certificatesAreJudgedByThePlainRulesAlone =
      noClasses()
          .that()
          .resideInAPackage(ROOT + "proof..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(ROOT + "rules.fast..", ROOT + "rules.play..", ROOT + "search..")
          .because("a certificate must not rest on what made it");

  @ArchTest
  static final ArchRule studioNeedsNoCommandLine =
      noClasses()
          .that()
          .resideInAPackage(ROOT + "studio..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(ROOT + "cli..", ROOT + "bench..")
          .because("what both programs need belongs below both");

  @ArchTest
  static void noTwoClassesHaveOneName(JavaClasses ours) {
    Map<String, List<String>> byName =
        ours.stream()
            .filter(type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
            .collect(groupingBy(JavaClass::getSimpleName, mapping(JavaClass::getName, toList())));

    assertThat(byName)
        .hasSizeGreaterThan(300)
        .allSatisfy((_, types) -> assertThat(types).hasSize(1));
  }

  private static String[] packages(Stream<String> names) {
    return names.map(name -> ROOT + name + "..").toArray(String[]::new);
  }
}
