package org.mansuba.studio;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameEndingWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.stream.Stream;

/** Which part of the studio may know which. */
@AnalyzeClasses(
    packages = "org.mansuba.studio",
    importOptions = ImportOption.DoNotIncludeTests.class)
final class StudioArchitectureTest {
  private static final String ROOT = "org.mansuba.studio.";
  private static final List<String> ORDER =
      List.of(
          "i18n",
          "task",
          "notice",
          "widget",
          "document",
          "details",
          "board",
          "editor",
          "solve",
          "soundness",
          "solution",
          "library",
          "export",
          "app");

  private static final DescribedPredicate<JavaClass> VIEWS =
      DescribedPredicate.describe(
          "views",
          type -> {
            JavaClass outermost = type;
            while (outermost.getEnclosingClass().isPresent()) {
              outermost = outermost.getEnclosingClass().get();
            }
            return simpleNameEndingWith("View").test(outermost)
                || resideInAnyPackage(ROOT + "widget..", ROOT + "app..").test(outermost);
          });

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
  static final ArchRule onlyViewsKnowTheSceneGraph =
      noClasses()
          .that(DescribedPredicate.not(VIEWS))
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("javafx.scene..", "javafx.stage..");

  @ArchTest
  static final ArchRule viewModelsOfTheWholeWindowKnowNoSceneGraphEither =
      noClasses()
          .that()
          .haveSimpleNameEndingWith("Model")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("javafx.scene..", "javafx.stage..");

  @ArchTest
  static final ArchRule onlyTheRunnerStartsThreads =
      noClasses()
          .that()
          .resideOutsideOfPackage(ROOT + "task..")
          .should()
          .dependOnClassesThat()
          .belongToAnyOf(Thread.class, javafx.application.Platform.class);

  @ArchTest
  static final ArchRule theCommandLineIsNotNeeded =
      noClasses().should().dependOnClassesThat().resideInAPackage("org.mansuba.cli..");

  private static String[] packages(Stream<String> names) {
    return names.map(name -> ROOT + name + "..").toArray(String[]::new);
  }
}
