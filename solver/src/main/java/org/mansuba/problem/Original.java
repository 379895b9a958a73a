package org.mansuba.problem;

import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The JSON object a problem was read from, including unknown fields and the order of fields.
 * Immutable; equal if the fields are equal.
 */
public final class Original {
  /** The original of a problem that was not read from a file. */
  public static final Original NONE = new Original(JsonNodeFactory.instance.objectNode());

  private final ObjectNode fields;

  private Original(ObjectNode fields) {
    this.fields = fields;
  }

  /** Wraps an object, which must not be changed afterwards. */
  static Original of(ObjectNode fields) {
    return new Original(fields);
  }

  /** Returns an independent copy of the object. */
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

  /** Returns the names of the fields, for debugging. */
  @Override
  public String toString() {
    return fields.propertyNames().toString();
  }
}
