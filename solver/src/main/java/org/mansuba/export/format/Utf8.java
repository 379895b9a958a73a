package org.mansuba.export.format;

import java.nio.charset.StandardCharsets;

/** Encodes text in UTF-8. */
final class Utf8 {
  private Utf8() {}

  static byte[] bytes(CharSequence text) {
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }
}
