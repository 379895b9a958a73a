package org.mansuba.proof;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.zip.CRC32;
import org.mansuba.notation.Fen;
import org.mansuba.problem.stipulation.StipulationText;

/**
 * Reads and writes certificates as canonical plain text, one line per position. {@code
 * docs/CERTIFICATE.md} describes the format.
 */
public final class CertificateText {
  /** The first line of every certificate in the current version. */
  public static final String TITLE = "mansuba certificate 1";

  /** The number of lines before the first position. */
  static final int HEADER_LINES = 6;

  static final String STANDARD_RULES = "standard";
  static final String DEFENDER_FIRST = "-";
  static final String CHECKSUM = "crc32 ";
  static final String END = "end";

  private static final int BYTES_PER_NODE = 128;

  private CertificateText() {}

  /** Returns the file contents of a certificate. */
  public static byte[] write(Certificate certificate) {
    StringBuilder out = new StringBuilder(BYTES_PER_NODE * (certificate.nodes().size() + 8));
    String rules = certificate.rules().toString();
    out.append(TITLE).append('\n');
    out.append("fen ").append(Fen.write(certificate.setup())).append('\n');
    out.append("rules ").append(rules.isEmpty() ? STANDARD_RULES : rules).append('\n');
    out.append("stipulation ").append(StipulationText.write(certificate.stipulation()));
    out.append("\nlength ").append(certificate.length());
    out.append("\npositions ").append(certificate.nodes().size()).append('\n');
    certificate.nodes().forEach(node -> write(node, out));
    String sum = checksum(ascii(out));
    out.append(CHECKSUM).append(sum).append('\n');
    return ascii(out);
  }

  /**
   * Reads a certificate. A well-formed certificate may still fail to prove its claim.
   *
   * @throws NoCertificateException if the file does not start like a certificate of a known version
   * @throws CertificateException if it is damaged or not in canonical form
   */
  public static Certificate read(byte[] file) {
    return new CertificateReader(file).read();
  }

  private static void write(CertificateNode node, StringBuilder out) {
    switch (node) {
      case CertificateNode.Attack attack -> out.append(attack.move());
      case CertificateNode.Defence _ -> out.append(DEFENDER_FIRST);
    }
    for (CertificateNode.Reply reply : node.replies()) {
      out.append(' ').append(reply.move()).append(':');
      if (reply.next() == CertificateNode.Reply.END) {
        out.append(END);
      } else {
        out.append(reply.next());
      }
    }
    out.append('\n');
  }

  /** Returns the checksum of all lines before the checksum line. */
  static String checksum(byte[] bytes) {
    CRC32 crc = new CRC32();
    crc.update(bytes);
    return String.format(Locale.ROOT, "%08x", crc.getValue());
  }

  private static byte[] ascii(StringBuilder text) {
    return text.toString().getBytes(StandardCharsets.US_ASCII);
  }
}
