package org.mansuba.export.format;

import java.awt.Color;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.openpdf.text.Font;
import org.openpdf.text.pdf.BaseFont;

/** The fonts of a document: DejaVu, which has Latin, Cyrillic and Arabic letters. */
final class PdfFonts {
  private static final String FOLDER = "/net/sf/jasperreports/fonts/dejavu/";
  private static final Color SOFT = new Color(0x5c4526);
  private static final Color ACCENT = new Color(0x1f5c66);

  private final BaseFont regular = load("DejaVuSans.ttf");
  private final BaseFont strong = load("DejaVuSans-Bold.ttf");

  Font title() {
    return new Font(strong, 19);
  }

  Font heading() {
    return new Font(strong, 11, Font.NORMAL, ACCENT);
  }

  Font plain() {
    return new Font(regular, 10);
  }

  Font bold() {
    return new Font(strong, 10);
  }

  Font remark() {
    return new Font(regular, 9.5f, Font.NORMAL, SOFT);
  }

  Font small() {
    return new Font(regular, 5);
  }

  private static BaseFont load(String name) {
    try (InputStream in = PdfFonts.class.getResourceAsStream(FOLDER + name)) {
      return BaseFont.createFont(
          name, BaseFont.IDENTITY_H, BaseFont.EMBEDDED, true, in.readAllBytes(), null);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
