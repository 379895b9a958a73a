package org.mansuba.studio.document;

/** Something in a document that can be commented on, in several languages. */
public interface CommentSource {
  /**
   * The comment in a language.
   *
   * @param language its code
   * @return the comment; empty if there is none
   */
  String read(String language);

  /**
   * Sets the comment in a language while it is being typed.
   *
   * @param language its code
   * @param text the comment; empty takes it away
   */
  void write(String language, String text);
}
