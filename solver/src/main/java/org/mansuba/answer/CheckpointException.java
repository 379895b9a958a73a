package org.mansuba.answer;

/** Thrown if a checkpoint file cannot be used. */
public final class CheckpointException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception.
   *
   * @param sentence what is wrong with which file, without a full stop
   */
  CheckpointException(String sentence) {
    super(sentence, null, false, false);
  }
}
