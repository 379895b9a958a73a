package org.mansuba.cli;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Damages files the way disks, editors and attackers do: flipped bits, cuts, doubled and swapped
 * parts, and bytes that readers tend to mishandle.
 */
final class Mutator {
  private static final int MOST_CHANGES = 4;

  /** Text that is hard on a reader: signs of the formats, numbers at the edges, odd characters. */
  private static final List<byte[]> HARD =
      List.of(
              "",
              "\0",
              "\n",
              "\r\n",
              "\t",
              "\"",
              "\\",
              "{",
              "}",
              "[",
              "]",
              "(",
              ")",
              ",",
              ":",
              ";",
              "/",
              "-1",
              "0",
              "9999999999999999999",
              "1e999",
              "NaN",
              "null",
              "true",
              "{}",
              "[[[[",
              "\u001b[31m",
              "\u202e",
              "\ufeff",
              "\uffff",
              "e\u0301",
              "\u0660",
              "\ud83d\ude00",
              "a1",
              "z9",
              "Kk",
              "PPPPPPPPP",
              "8/8",
              "w",
              "b - -",
              "1.",
              "...",
              "$999",
              "%s",
              "&lt;",
              "İ",
              "ı",
              "\\u0000",
              "../../x")
          .stream()
          .map(text -> text.getBytes(StandardCharsets.UTF_8))
          .toList();

  private final SplittableRandom random;

  /** A mutator whose results follow from the seed. */
  Mutator(long seed) {
    random = new SplittableRandom(seed);
  }

  /** Returns a damaged copy. */
  byte[] damage(byte[] whole) {
    byte[] bytes = whole;
    int changes = 1 + random.nextInt(MOST_CHANGES);
    for (int i = 0; i < changes; i++) {
      bytes = once(bytes);
    }
    return bytes;
  }

  /** Returns damaged text. */
  String damage(String whole) {
    return new String(damage(whole.getBytes(StandardCharsets.UTF_8)), StandardCharsets.UTF_8);
  }

  private byte[] once(byte[] bytes) {
    int from = random.nextInt(bytes.length + 1);
    int length = Math.min(bytes.length - from, 1 + random.nextInt(1 + random.nextInt(40)));
    byte[] part = Arrays.copyOfRange(bytes, from, from + length);
    byte[] hard = HARD.get(random.nextInt(HARD.size()));
    return switch (random.nextInt(7)) {
      case 0 -> flipped(bytes, from);
      case 1 -> Arrays.copyOf(bytes, from);
      case 2 -> joined(bytes, from, new byte[0], from + length);
      case 3 -> joined(bytes, from + length, part, from + length);
      case 4 -> joined(bytes, from, hard, from + length);
      case 5 -> joined(bytes, from, hard, from);
      default -> joined(bytes, random.nextInt(bytes.length + 1), part);
    };
  }

  private byte[] flipped(byte[] bytes, int at) {
    byte[] copy = bytes.clone();
    if (at < copy.length) {
      copy[at] ^= (byte) (1 << random.nextInt(8));
    }
    return copy;
  }

  private static byte[] joined(byte[] bytes, int at, byte[] between) {
    return joined(bytes, at, between, at);
  }

  private static byte[] joined(byte[] bytes, int until, byte[] between, int from) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    all.write(bytes, 0, until);
    all.writeBytes(between);
    all.write(bytes, from, bytes.length - from);
    return all.toByteArray();
  }
}
