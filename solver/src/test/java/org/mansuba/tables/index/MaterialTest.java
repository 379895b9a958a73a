package org.mansuba.tables.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MaterialTest {
  @Test
  void ferzesOfEitherColour() {
    assertThat(Material.read("KFvKF").slices()).hasSize(4);
    assertThat(Material.read("KFvKF").tables()).containsExactly("KFa1vKFa1", "KFa1vKFb1");
    assertThat(Material.read("KFd1vKF").slices()).hasSize(2);
  }

  @Test
  void twoEqualMenAreNotToldApart() {
    assertThat(Material.read("KFFvK").slices()).hasSize(3);
    assertThat(Material.read("KAAvK").slices()).hasSize(8 * 9 / 2);
  }

  @Test
  void mirrorImagesAndExchangedSidesShareATable() {
    assertThat(Material.read("KAvK").tables()).containsExactly("KAa1vK", "KAb1vK");
    assertThat(Material.read("KNvKR").tables()).containsExactly("KRvKN");
    assertThat(Material.read("KvKP").tables()).containsExactly("KPvK");
    assertThat(Material.read("KFvKP").tables()).containsExactly("KFa1vKP");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "K", "KR", "KRvR", "KRvKX", "KR v K", "kRvk", "KRi1vK", "KRvKRvK"})
  void whatIsNoName(String name) {
    assertThatThrownBy(() -> Material.read(name))
        .isInstanceOf(TableException.class)
        .hasMessageContaining("is not a table name");
  }

  @Test
  void tooManyMenOrKings() {
    assertThatThrownBy(() -> Material.read("KRRvKRR")).hasMessageContaining("at most 5");
    assertThatThrownBy(() -> Material.read("KKvK")).hasMessageContaining("more than one king");
  }
}
