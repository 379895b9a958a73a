package org.mansuba.studio.library;

import javafx.scene.control.ListCell;
import org.mansuba.studio.i18n.Texts;

/**
 * What is chosen of a facet, behind the facet's name, since many values do not say what they are.
 */
final class FacetCellView extends ListCell<String> {
  private final Facet facet;
  private final Texts texts;

  FacetCellView(Facet facet, Texts texts) {
    this.facet = facet;
    this.texts = texts;
  }

  @Override
  protected void updateItem(String value, boolean empty) {
    super.updateItem(value, empty);
    String name = texts.get("facet." + facet.name());
    setText(texts.get("facet.chosen", name, facet.name(value == null ? "" : value, texts)));
  }
}
