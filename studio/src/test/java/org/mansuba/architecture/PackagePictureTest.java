package org.mansuba.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Holds the two pictures of ARCHITECTURE.md, of the solver and of the studio, against the code. */
@AnalyzeClasses(packages = "org.mansuba", importOptions = ProductionClasses.class)
final class PackagePictureTest {
  private static final Path DOCUMENT = Path.of("..", "ARCHITECTURE.md");

  @ArchTest
  static void everyClassBelongsToAPackageOfOnePicture(JavaClasses ours) throws IOException {
    List<PackagePicture> pictures = pictures();
    Set<String> missing = new TreeSet<>();
    for (JavaClass type : ours) {
      if (pictures.stream().filter(picture -> picture.nodeOf(type).isPresent()).count() != 1) {
        missing.add(type.getPackageName());
      }
    }

    assertThat(missing).as("packages without a node").isEmpty();
  }

  @ArchTest
  static void everyPackageDrawnHasClasses(JavaClasses ours) throws IOException {
    for (PackagePicture picture : pictures()) {
      Set<String> used = new TreeSet<>();
      ours.forEach(type -> picture.nodeOf(type).ifPresent(used::add));

      assertThat(used).isEqualTo(picture.nodes());
    }
  }

  @ArchTest
  static void arrowsAreTheDependenciesOfTheCodeLessThoseImplied(JavaClasses ours)
      throws IOException {
    for (PackagePicture picture : pictures()) {
      assertThat(picture.cyclesOf(ours)).as("packages in a cycle").isEmpty();
      assertThat(picture.edges()).isEqualTo(picture.edgesOf(ours)).isNotEmpty();
    }
  }

  private static List<PackagePicture> pictures() throws IOException {
    String document = Files.readString(DOCUMENT);
    return List.of(PackagePicture.read(document, 0), PackagePicture.read(document, 1));
  }
}
