package org.mansuba.tables.index;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class IndexerTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"KRvK", "KFa1vK", "KAb1vK", "KPvK", "KAa1Aa1vK", "KAa1vKAa1", "KAc1Ad1vK"})
  void everyArrangementHasOneNumberAndIsCounted(String name) {
    MaterialSlice slice = Material.read(name).firstSlices().getFirst();
    Indexer indexer = new Indexer(slice);
    int[] at = new int[slice.size()];
    long counted = 0;
    for (int index = 0; index < indexer.size(); index++) {
      indexer.arrange(index, at);
      if (areApart(at) && indexer.index(at) == index) {
        counted += indexer.count(at);
      }
    }

    assertThat(counted).isEqualTo(arrangements(slice));
  }

  @ParameterizedTest
  @ValueSource(strings = {"KRvKN", "KFa1Fb1vK", "KFa1Fa1vK", "KRRvKR", "KAc1Aa2vKAb2"})
  void mirrorImagesAndEqualMenExchangedHaveTheSameNumber(String name) {
    MaterialSlice slice = Material.read(name).firstSlices().getFirst();
    Indexer indexer = new Indexer(slice);
    int[] at = new int[slice.size()];
    for (int index = 0; index < indexer.size(); index += Math.max(97, indexer.size() / 5003)) {
      indexer.arrange(index, at);
      if (areApart(at)) {
        int number = indexer.index(at);
        for (Symmetry symmetry : Symmetry.values()) {
          for (Rearrangement to : Rearrangement.all(slice, symmetry)) {
            int[] seen = new int[at.length];
            for (int man = 0; man < at.length; man++) {
              seen[to.place(man)] = symmetry.map(at[man]);
            }
            assertThat(indexer.index(seen)).isEqualTo(number);
          }
        }
      }
    }
  }

  private static boolean areApart(int[] at) {
    return Arrays.stream(at).distinct().count() == at.length;
  }

  /** Counted by hand: pairs of kings, times squares for the others, equal ones not told apart. */
  private static long arrangements(MaterialSlice slice) {
    long sum = 0;
    for (int white = 0; white < 64; white++) {
      for (int black = 0; black < 64; black++) {
        int files = Math.abs(white % 8 - black % 8);
        int ranks = Math.abs(white / 8 - black / 8);
        if (Math.max(files, ranks) > 1) {
          sum += others(slice, white, black);
        }
      }
    }
    return sum;
  }

  private static long others(MaterialSlice slice, int white, int black) {
    List<ColourBoundMan> men = slice.members().subList(2, slice.size());
    long first = free(men.getFirst(), white, black);
    if (men.size() == 1) {
      return first;
    }
    ColourBoundMan second = men.getLast();
    boolean alike =
        second.kind() == men.getFirst().kind() && second.circuit() == men.getFirst().circuit();
    if (!alike) {
      return first * free(second, white, black);
    }
    long ordered = first * (first - 1);
    return second.side() == men.getFirst().side() ? ordered / 2 : ordered;
  }

  private static long free(ColourBoundMan man, int white, int black) {
    return man.squares().stream().filter(s -> s.ordinal() != white && s.ordinal() != black).count();
  }
}
