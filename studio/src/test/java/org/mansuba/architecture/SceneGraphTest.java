package org.mansuba.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameEndingWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import javafx.application.Platform;

/** Which part of the studio may know the window. */
@AnalyzeClasses(packages = "org.mansuba", importOptions = ProductionClasses.class)
final class SceneGraphTest {
  private static final String ROOT = ProductionClasses.ROOT + "studio";

  private static final DescribedPredicate<JavaClass> VIEWS =
      DescribedPredicate.describe(
          "views",
          type -> {
            JavaClass outermost = type;
            while (outermost.getEnclosingClass().isPresent()) {
              outermost = outermost.getEnclosingClass().get();
            }
            return simpleNameEndingWith("View").test(outermost)
                || resideInAnyPackage(ROOT + ".widget..", ROOT + ".app..").test(outermost);
          });

  @ArchTest
  static final ArchRule onlyViewsKnowTheSceneGraph =
      noClasses()
          .that()
          .resideInAPackage(ROOT + "..")
          .and(DescribedPredicate.not(VIEWS))
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("javafx.scene..", "javafx.stage..")
          .because("everything else is tested without a window");

  @ArchTest
  static final ArchRule viewModelsOfTheWholeWindowKnowNoSceneGraphEither =
      noClasses()
          .that()
          .resideInAPackage(ROOT + "..")
          .and()
          .haveSimpleNameEndingWith("Model")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("javafx.scene..", "javafx.stage..")
          .because("view models are tested without a window");

  @ArchTest
  static final ArchRule onlyTheRunnerStartsThreads =
      noClasses()
          .that()
          .resideInAPackage(ROOT + "..")
          .and()
          .resideOutsideOfPackage(ROOT + ".task..")
          .should()
          .dependOnClassesThat()
          .belongToAnyOf(Thread.class, Platform.class)
          .because("tests replace the runner to control when work runs");
}
