package org.mansuba.proof;

/** Where in a certificate something is wrong. */
final class LineNumber {
  private LineNumber() {}

  /** The beginning of a reason that concerns a node: its line in the text. */
  static String of(int number) {
    return "line %d: ".formatted(CertificateText.HEADER_LINES + number);
  }
}
