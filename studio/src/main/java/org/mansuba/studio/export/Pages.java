package org.mansuba.studio.export;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;

/** The pages of a document in the format PDF as pictures. */
final class Pages {
  private Pages() {}

  /**
   * Each page as a file in the format PNG.
   *
   * @param resolution in dots an inch
   * @throws IOException if the document cannot be read
   */
  static List<byte[]> of(byte[] pdf, int resolution) throws IOException {
    List<byte[]> pages = new ArrayList<>();
    try (PDDocument document = Loader.loadPDF(pdf)) {
      PDFRenderer renderer = new PDFRenderer(document);
      for (int page = 0; page < document.getNumberOfPages(); page++) {
        pages.add(png(renderer.renderImageWithDPI(page, resolution)));
      }
    }
    return pages;
  }

  private static byte[] png(BufferedImage image) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(image, "png", bytes);
    return bytes.toByteArray();
  }
}
