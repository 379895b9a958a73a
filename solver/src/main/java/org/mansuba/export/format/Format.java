package org.mansuba.export.format;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.mansuba.export.sheet.Sheet;

/** An output format for sheets. */
public enum Format {
  /** Annotated plain text, at most 79 characters per line. */
  TEXT(Kind.TEXT, "txt"),
  /** The solution in the style of problem-solving programs. */
  POPEYE(Kind.TEXT, "txt"),
  /** A game in PGN. */
  PGN(Kind.TEXT, "pgn"),
  /** Markdown. */
  MARKDOWN(Kind.TEXT, "md"),
  /** A self-contained web page on which the solution can be played through. */
  HTML(Kind.TEXT, "html"),
  /** A document that uses the diagram environment for chess problems. */
  LATEX(Kind.TEXT, "tex"),
  /** The diagram as a vector image. */
  SVG(Kind.TEXT, "svg"),
  /** The diagram as a bitmap. */
  PNG(Kind.BINARY, "png"),
  /** A printable document. */
  PDF(Kind.BINARY, "pdf"),
  /** A problem file that includes the solution. */
  JSON(Kind.TEXT, "json");

  private final Kind kind;
  private final String extension;

  Format(Kind kind, String extension) {
    this.kind = kind;
    this.extension = extension;
  }

  /** The kind of output. */
  public enum Kind {
    /** Text in UTF-8. */
    TEXT,
    /** Binary data, not suitable for a terminal. */
    BINARY
  }

  /** Returns the kind of output. */
  public Kind kind() {
    return kind;
  }

  /** Returns the usual file extension, without a dot. */
  public String extension() {
    return extension;
  }

  /** Returns a sheet in this format. */
  public byte[] write(Sheet sheet) {
    return exporter().write(sheet);
  }

  /** Returns the name on the command line. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the format with a name; empty if unknown. */
  public static Optional<Format> named(String text) {
    return Arrays.stream(values()).filter(f -> f.text().equals(text)).findFirst();
  }

  /** Returns the format for the extension of a file name; empty if unknown. */
  public static Optional<Format> ofFile(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return Arrays.stream(values()).filter(f -> lower.endsWith("." + f.extension)).findFirst();
  }

  /** Returns all names as a list for messages. */
  public static String names() {
    return Arrays.stream(values()).map(Format::text).collect(Collectors.joining(", "));
  }

  /** Returns all file extensions as a list for messages. */
  public static String endings() {
    return Arrays.stream(values())
        .map(f -> "." + f.extension)
        .distinct()
        .collect(Collectors.joining(", "));
  }

  private Exporter exporter() {
    return switch (this) {
      case TEXT -> new TextExporter();
      case POPEYE -> new PopeyeExporter();
      case PGN -> new PgnExporter();
      case MARKDOWN -> new MarkdownExporter();
      case HTML -> new HtmlExporter();
      case LATEX -> new LatexExporter();
      case SVG -> new SvgExporter();
      case PNG -> new PngExporter();
      case PDF -> new PdfExporter();
      case JSON -> new JsonExporter();
    };
  }
}
