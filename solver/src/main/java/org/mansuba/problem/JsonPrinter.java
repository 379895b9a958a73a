package org.mansuba.problem;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * Formats JSON for people: two spaces per level, with short objects and arrays of plain values on
 * one line, except for the root.
 */
final class JsonPrinter {
  private static final int SHORT = 80;

  private final StringBuilder out = new StringBuilder();

  private JsonPrinter() {}

  /** Returns the text of a tree, ending with a line feed. */
  static String print(JsonNode node) {
    JsonPrinter printer = new JsonPrinter();
    printer.value(node, 0);
    return BidiEscapes.in(printer.out.append('\n').toString());
  }

  private void value(JsonNode node, int level) {
    if (!node.isContainer()) {
      out.append(scalar(node));
      return;
    }
    String open = node.isObject() ? "{" : "[";
    String close = node.isObject() ? "}" : "]";
    boolean flat = level > 0 && node.valueStream().noneMatch(JsonNode::isContainer);
    String line = flat ? oneLine(node, open, close) : "";
    if (flat && line.length() <= SHORT) {
      out.append(line);
      return;
    }
    String gap = "\n" + "  ".repeat(level + 1);
    String separator = open;
    for (Entry entry : entries(node)) {
      out.append(separator).append(gap).append(entry.label());
      value(entry.node(), level + 1);
      separator = ",";
    }
    out.append('\n').append("  ".repeat(level)).append(close);
  }

  private static String oneLine(JsonNode node, String open, String close) {
    List<String> parts = entries(node).stream().map(e -> e.label() + scalar(e.node())).toList();
    String space = node.isObject() && !parts.isEmpty() ? " " : "";
    return open + space + String.join(", ", parts) + space + close;
  }

  private static List<Entry> entries(JsonNode node) {
    List<Entry> entries = new ArrayList<>();
    if (node.isObject()) {
      node.properties()
          .forEach(e -> entries.add(new Entry(quoted(e.getKey()) + ": ", e.getValue())));
    } else {
      node.forEach(element -> entries.add(new Entry("", element)));
    }
    return entries;
  }

  private static String scalar(JsonNode node) {
    return switch (node.getNodeType()) {
      case STRING -> quoted(node.stringValue());
      case NUMBER ->
          node.isIntegralNumber()
              ? node.bigIntegerValue().toString()
              : node.decimalValue().toString();
      case BOOLEAN -> String.valueOf(node.booleanValue());
      default -> "null";
    };
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"', '\\' -> quoted.append('\\').append(c);
        case '\n' -> quoted.append("\\n");
        case '\t' -> quoted.append("\\t");
        default ->
            quoted.append(mustEscape(text, i) ? "\\u%04x".formatted((int) c) : String.valueOf(c));
      }
    }
    return quoted.append('"').toString();
  }

  /**
   * Returns whether a character is a control character or an unpaired surrogate, which UTF-8 cannot
   * encode.
   */
  private static boolean mustEscape(String text, int i) {
    char c = text.charAt(i);
    boolean half =
        (Character.isHighSurrogate(c)
                && (i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1))))
            || (Character.isLowSurrogate(c)
                && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1))));
    return Character.isISOControl(c) || half;
  }

  private record Entry(String label, JsonNode node) {}
}
