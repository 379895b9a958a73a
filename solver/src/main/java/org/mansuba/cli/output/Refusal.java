package org.mansuba.cli.output;

import java.util.List;

/** Thrown on bad input or wrong usage. The sentences are for the user. */
public final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  @SuppressWarnings("serial") // created by List.copyOf
  private final List<String> sentences;

  /** Refuses with one sentence, without its full stop. */
  public Refusal(String sentence) {
    this(List.of(sentence));
  }

  /** Creates an exception with several sentences. */
  public Refusal(List<String> sentences) {
    super(String.join("\n", sentences), null, false, false);
    this.sentences = List.copyOf(sentences);
  }

  /** Returns what is wrong, a sentence each; at least one. */
  public List<String> sentences() {
    return sentences;
  }
}
