package org.mansuba.proof;

/** A file is no certificate, or one of a version that is not known. The message says which. */
public final class NoCertificateException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NoCertificateException(String reason) {
    super(reason, null, false, false);
  }
}
