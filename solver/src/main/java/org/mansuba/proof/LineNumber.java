package org.mansuba.proof;

/** Locates errors in a certificate. */
final class LineNumber {
  private LineNumber() {}

  /** Returns the prefix of a message about a node: its line in the text. */
  static String of(int number) {
    return "line %d: ".formatted(CertificateText.HEADER_LINES + number);
  }
}
