package org.mansuba.studio.app;

import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.mansuba.studio.notice.Notice;
import org.mansuba.studio.notice.Notices;
import org.mansuba.studio.widget.Icon;
import org.mansuba.studio.widget.Widgets;

/** The strip that tells what happened; it takes no room while there is nothing to tell. */
final class NoticeView extends HBox {
  private final Label text = new Label();

  NoticeView(Notices notices, Widgets widgets) {
    setId("notice");
    getStyleClass().add("notice");
    text.setId("notice-text");
    text.setWrapText(true);
    text.setMinHeight(Region.USE_PREF_SIZE);
    text.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(text, Priority.ALWAYS);
    getChildren().addAll(text, widgets.iconButton("notice.close", Icon.CLOSE, notices::clear));
    notices.latestProperty().subscribe(this::show);
  }

  private void show(Optional<Notice> notice) {
    setVisible(notice.isPresent());
    setManaged(notice.isPresent());
    notice.ifPresent(
        n -> {
          text.setText(n.text());
          getStyleClass().removeAll("information", "error");
          getStyleClass().add(n.tone() == Notice.Tone.ERROR ? "error" : "information");
        });
  }
}
