package org.mansuba.export.format;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.mansuba.export.sheet.Sheet;

/** A format that sheets are written in. */
public enum Format {
  /** Annotated text for people, lines of at most 79 characters. */
  TEXT(Kind.TEXT, "txt"),
  /** The solution as problem solving programs print it. */
  POPEYE(Kind.TEXT, "txt"),
  /** A game record. */
  PGN(Kind.TEXT, "pgn"),
  /** Text with the marks of Markdown. */
  MARKDOWN(Kind.TEXT, "md"),
  /** One page that needs nothing else, on which the solution can be played through. */
  HTML(Kind.TEXT, "html"),
  /** A document with the diagram environment for problems. */
  LATEX(Kind.TEXT, "tex"),
  /** The diagram as a vector picture. */
  SVG(Kind.TEXT, "svg"),
  /** The diagram as pixels. */
  PNG(Kind.BINARY, "png"),
  /** Pages to print. */
  PDF(Kind.BINARY, "pdf"),
  /** A problem file with the solution in it. */
  JSON(Kind.TEXT, "json");

  private final Kind kind;
  private final String extension;

  Format(Kind kind, String extension) {
    this.kind = kind;
    this.extension = extension;
  }

  /** What the bytes of a format are. */
  public enum Kind {
    /** Text in UTF-8. */
    TEXT,
    /** Bytes that no terminal should be given. */
    BINARY
  }

  /** What the bytes are. */
  public Kind kind() {
    return kind;
  }

  /** The usual end of a file's name, without a dot. */
  public String extension() {
    return extension;
  }

  /** A sheet in this format. */
  public byte[] write(Sheet sheet) {
    return exporter().write(sheet);
  }

  /** The name on the command line. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The format of a name; empty if there is none of it. */
  public static Optional<Format> named(String text) {
    return Arrays.stream(values()).filter(f -> f.text().equals(text)).findFirst();
  }

  /** The format whose files' names end like one; empty if none does. */
  public static Optional<Format> ofFile(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return Arrays.stream(values()).filter(f -> lower.endsWith("." + f.extension)).findFirst();
  }

  /** All names, for a message. */
  public static String names() {
    return Arrays.stream(values()).map(Format::text).collect(Collectors.joining(", "));
  }

  /** The ends of all files' names, for a message. */
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
