package org.mansuba.studio.app;

import java.util.Optional;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.mansuba.studio.notice.Notice;
import org.mansuba.studio.notice.Notices;
import org.mansuba.studio.widget.Icon;
import org.mansuba.studio.widget.Widgets;
import org.mansuba.studio.widget.WrapLabel;

/** The strip that tells what happened; it takes no room while there is nothing to tell. */
final class NoticeView extends HBox {
  private final Notices notices;
  private final Widgets widgets;
  private final WrapLabel text = new WrapLabel(110);
  private final HBox answers = new HBox(6);

  NoticeView(Notices notices, Widgets widgets) {
    setId("notice");
    getStyleClass().add("notice");
    text.setId("notice-text");
    text.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(text, Priority.ALWAYS);
    answers.getStyleClass().add("answers");
    this.notices = notices;
    this.widgets = widgets;
    getChildren()
        .addAll(text, answers, widgets.iconButton("notice.close", Icon.CLOSE, notices::clear));
    notices.latestProperty().subscribe(this::show);
  }

  private void answer(Notice.Answer answer) {
    notices.clear();
    answer.action().run();
  }

  private void show(Optional<Notice> notice) {
    setVisible(notice.isPresent());
    setManaged(notice.isPresent());
    notice.ifPresent(
        n -> {
          text.show(n.text());
          answers
              .getChildren()
              .setAll(
                  n.answers().stream().map(a -> widgets.button(a.key(), () -> answer(a))).toList());
          getStyleClass().removeAll("information", "error");
          getStyleClass().add(n.tone() == Notice.Tone.ERROR ? "error" : "information");
        });
  }
}
