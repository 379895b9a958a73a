package org.mansuba.proof;

/** Thrown if a file is not a certificate or has an unknown version. The message says which. */
public final class NoCertificateException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NoCertificateException(String reason) {
    super(reason, null, false, false);
  }
}
