package org.mansuba.studio.app;

import java.io.ByteArrayInputStream;
import java.util.List;
import javafx.print.PageLayout;
import javafx.print.PageOrientation;
import javafx.print.Paper;
import javafx.print.Printer;
import javafx.print.PrinterJob;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;

/** Prints the open problem as it is exported to PDF. */
final class WindowPrinter {
  private final StudioModel model;
  private final Node owner;

  /**
   * Prints what a model holds.
   *
   * @param owner lies in the window over which the printer is chosen
   */
  WindowPrinter(StudioModel model, Node owner) {
    this.model = model;
    this.owner = owner;
  }

  /** Asks for a printer and prints; tells if that is not possible. */
  void print() {
    if (Printer.getDefaultPrinter() == null) {
      model.notices().warn(model.texts().get("print.none"));
    } else {
      // A job is made for pages that are there, so that none is left empty where they fail.
      model.export().pages(this::choose);
    }
  }

  private void choose(List<byte[]> pages) {
    PrinterJob job = PrinterJob.createPrinterJob();
    if (job == null) {
      model.notices().warn(model.texts().get("print.none"));
    } else if (job.showPrintDialog(owner.getScene().getWindow())) {
      print(job, pages);
    } else {
      job.cancelJob();
    }
  }

  private void print(PrinterJob job, List<byte[]> pages) {
    PageLayout layout =
        job.getPrinter()
            .createPageLayout(
                Paper.A4, PageOrientation.PORTRAIT, Printer.MarginType.HARDWARE_MINIMUM);
    boolean taken = pages.stream().allMatch(page -> job.printPage(layout, page(page, layout)));
    if (taken && job.endJob()) {
      model.notices().tell(model.texts().get("print.done", job.getPrinter().getName()));
    } else {
      model.notices().warn(model.texts().get("print.failed", job.getPrinter().getName()));
    }
  }

  private static ImageView page(byte[] file, PageLayout layout) {
    ImageView view = new ImageView(new Image(new ByteArrayInputStream(file)));
    view.setPreserveRatio(true);
    view.setFitWidth(layout.getPrintableWidth());
    view.setFitHeight(layout.getPrintableHeight());
    return view;
  }
}
