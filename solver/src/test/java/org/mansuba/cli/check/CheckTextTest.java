package org.mansuba.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.export.format.Samples;
import org.mansuba.search.Bounds;

/** What a first move is called depends on how much is known of its win. */
final class CheckTextTest {
  private static String print(Report report) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8);
    new CheckText(Samples.problem("abu-naim"), report, "the check stopped", out).print();
    out.flush();
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Test
  void theOnlyFastestFirstMoveIsTheKey() {
    assertThat(print(Samples.report("abu-naim"))).containsPattern("\\nKey\\R  1\\.Nh5\\+");
  }

  @Test
  void whereAFasterWinMayExistThereIsNoKeyYet() {
    assertThat(print(Samples.reportOfOpenLength("abu-naim", new Bounds(1, 3))))
        .contains("Undecided: mate in at most 3; no mate in 1 move (proved)")
        .containsPattern("\\nMate in at most 3, the fastest known\\R  1\\.Nh5\\+")
        .doesNotContain("Key");
  }

  @Test
  void whereOtherKeysMayExistItIsCalledOneOfThoseKnown() {
    String text = print(Samples.reportOfOpenLength("abu-naim", new Bounds(2, 3)));
    assertThat(text.replaceAll("\\s+", " "))
        .contains("Undecided: mate in 3 (proved); other first moves are open; the check stopped.");
    assertThat(text).containsPattern("\\nKey known so far\\R  1\\.Nh5\\+");
  }
}
