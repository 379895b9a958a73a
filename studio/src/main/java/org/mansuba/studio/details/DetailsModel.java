package org.mansuba.studio.details;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.mansuba.problem.Problem;
import org.mansuba.studio.document.CommentSource;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.document.Edit;

/**
 * The short texts about the open problem, as they are typed. They follow the document and change
 * it. Belongs to the thread of the window.
 */
public final class DetailsModel {
  private final Document document;
  private final Map<Detail, StringProperty> texts = new EnumMap<>(Detail.class);
  private boolean following;

  /** Edits a document's details. */
  public DetailsModel(Document document) {
    this.document = document;
    for (Detail detail : Detail.values()) {
      StringProperty text = new SimpleStringProperty("");
      texts.put(detail, text);
      document.problemProperty().subscribe(problem -> follow(detail, text, problem));
      text.subscribe(typed -> type(detail, typed));
    }
  }

  /** A text as it is typed. */
  public StringProperty textProperty(Detail detail) {
    return Optional.ofNullable(texts.get(detail)).orElseThrow();
  }

  /** Shows a text as it is in the document, and ends the group of changes. */
  public void settle(Detail detail) {
    document.seal();
    show(textProperty(detail), detail.of(document.problem()));
  }

  /** The comment on the problem as a whole. */
  public CommentSource comment() {
    return new CommentSource() {
      @Override
      public String read(String language) {
        return Optional.ofNullable(document.problem().comment().get(language)).orElse("");
      }

      @Override
      public void write(String language, String text) {
        document.apply(
            new Edit("change.details", "comment " + language, p -> p.withComment(language, text)));
      }
    };
  }

  private void follow(Detail detail, StringProperty text, Problem problem) {
    // What is typed may be on its way to what the problem says, such as a keyword and a comma.
    if (!detail.write(problem, text.get()).equals(problem)) {
      show(text, detail.of(problem));
    }
  }

  private void show(StringProperty text, String words) {
    following = true;
    text.set(words);
    following = false;
  }

  private void type(Detail detail, String typed) {
    if (!following) {
      document.apply(new Edit("change.details", "detail " + detail, p -> detail.write(p, typed)));
    }
  }
}
