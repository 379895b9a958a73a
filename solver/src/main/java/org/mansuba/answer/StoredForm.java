package org.mansuba.answer;

/**
 * The form of verdicts that are stored from one run to the next. A verdict stored in another form
 * is not used: its question is answered again.
 */
public final class StoredForm {
  /**
   * The current form. It increases whenever an error is corrected that may have let a wrong verdict
   * be stored, and whenever the meaning of a stored field changes. Verdicts stored before there
   * were numbers have none.
   */
  public static final int CURRENT = 1;

  /** The name of the field in which it is stored. */
  public static final String FIELD = "form";

  private StoredForm() {}

  /** Returns whether the text of a stored field is the current form; an absent one is empty. */
  public static boolean isCurrent(String stored) {
    return stored.equals(String.valueOf(CURRENT));
  }
}
