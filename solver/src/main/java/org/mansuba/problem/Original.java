package org.mansuba.problem;

import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A problem's own form in its file: all fields in their order, also those the program does not
 * know. Immutable; equal if the fields are equal.
 */
public final class Original {
  /** The problem does not come from a file. */
  public static final Original NONE = new Original(JsonNodeFactory.instance.objectNode());

  private final ObjectNode fields;

  private Original(ObjectNode fields) {
    this.fields = fields;
  }

  /** Keeps an object, which must not be changed afterwards. */
  static Original of(ObjectNode fields) {
    return new Original(fields);
  }

  /** A copy of the fields, to be changed at will. */
  ObjectNode copy() {
    return fields.deepCopy();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Original that && fields.equals(that.fields);
  }

  @Override
  public int hashCode() {
    return fields.hashCode();
  }

  /** The names of the fields, for diagnostics. */
  @Override
  public String toString() {
    return fields.propertyNames().toString();
  }
}
