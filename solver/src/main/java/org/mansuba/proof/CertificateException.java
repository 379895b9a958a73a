package org.mansuba.proof;

/**
 * Thrown if a certificate does not prove its claim. The message gives the reason as a clause
 * without a full stop.
 */
public final class CertificateException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  CertificateException(String reason) {
    super(reason, null, false, false);
  }
}
