package org.mansuba.studio.export;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.mansuba.export.format.Format;
import org.mansuba.export.sheet.Sheet;

/** Shows sheets as they will look when they are written. */
final class PreviewMaker {
  private static final int MOST_LINES = 2_000;
  private static final int LONGEST_LINE = 400;
  private static final int DOTS_PER_INCH = 110;

  /** Marks of direction, which are written but not seen; JavaFX draws them as boxes. */
  private static final String UNSEEN = "[\u200e\u200f\u2066-\u2069]";

  private PreviewMaker() {}

  static Preview of(Sheet sheet, Format format) throws IOException {
    return switch (format) {
      // The picture in pixels is the same as that in vectors.
      case SVG, PNG -> new Preview.Pictures(List.of(Format.PNG.write(sheet)));
      case PDF -> new Preview.Pictures(Pages.of(format.write(sheet), DOTS_PER_INCH));
      case HTML -> new Preview.Source(words(format.write(sheet)));
      case TEXT, POPEYE, PGN, MARKDOWN, LATEX, JSON -> words(format.write(sheet));
    };
  }

  /** The beginning of a text, since a control for text is slow where lines are long or many. */
  private static Preview.Words words(byte[] file) {
    String text = new String(file, StandardCharsets.UTF_8);
    List<String> lines = text.replaceAll(UNSEEN, "").lines().toList();
    List<String> shown = lines.stream().limit(MOST_LINES).map(PreviewMaker::shortened).toList();
    int cut = (int) shown.stream().filter(line -> line.endsWith(" …")).count();
    return new Preview.Words(String.join("\n", shown), lines.size() - shown.size() + cut);
  }

  private static String shortened(String line) {
    return line.length() <= LONGEST_LINE ? line : line.substring(0, LONGEST_LINE) + " …";
  }
}
