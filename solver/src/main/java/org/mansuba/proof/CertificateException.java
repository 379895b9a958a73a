package org.mansuba.proof;

/** A certificate does not prove what it claims. The message says why, for the end of a sentence. */
public final class CertificateException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  CertificateException(String reason) {
    super(reason, null, false, false);
  }
}
