package org.mansuba.export.format;

import java.nio.charset.StandardCharsets;

/** Text as bytes. */
final class Utf8 {
  private Utf8() {}

  static byte[] bytes(CharSequence text) {
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }
}
