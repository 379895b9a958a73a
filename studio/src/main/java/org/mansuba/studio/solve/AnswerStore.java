package org.mansuba.studio.solve;

import java.util.LinkedHashMap;
import java.util.Map;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import org.mansuba.search.Cancellation;

/**
 * How far the question that is open now is answered, and those asked before it, so that what is
 * known is there when one of them comes back. One piece of work at a time goes on, about the open
 * question. Belongs to the thread of the window.
 *
 * @param <Q> the questions
 * @param <A> how far one is answered
 */
public final class AnswerStore<Q, A> {
  private final int most;
  private final A unasked;
  private final Map<Q, A> known = new LinkedHashMap<>();
  private final ReadOnlyObjectWrapper<A> state;
  private Q question;
  private @Nullable Cancellation running;

  /**
   * Opens a first question.
   *
   * @param unasked what is known of a question that nobody has asked
   * @param most how many questions are kept; the one asked longest ago is forgotten
   */
  public AnswerStore(Q question, A unasked, int most) {
    this.question = question;
    this.unasked = unasked;
    this.most = most;
    state = new ReadOnlyObjectWrapper<>(unasked);
  }

  /** The question that is open. */
  public Q question() {
    return question;
  }

  /** How far the open question is answered. */
  public ReadOnlyObjectProperty<A> stateProperty() {
    return state.getReadOnlyProperty();
  }

  /** How far the open question is answered. */
  public A state() {
    return state.get();
  }

  /** How far some question is answered, or something else where nothing is known. */
  public A of(Q asked, A otherwise) {
    return known.getOrDefault(asked, otherwise);
  }

  /** Opens another question; work about the one before is stopped, but what it brings is kept. */
  public void follow(Q next) {
    if (!next.equals(question)) {
      stop();
      running = null;
      question = next;
      state.set(of(next, unasked));
    }
  }

  /**
   * Begins work about the open question.
   *
   * @param begun how far it is answered then
   * @return what the work is to look at
   */
  public Cancellation begin(A begun) {
    Cancellation cancellation = new Cancellation();
    running = cancellation;
    keep(question, begun);
    return cancellation;
  }

  /** Whether some work is the one that goes on, and about the open question. */
  public boolean isGoingOn(Cancellation work) {
    return work == running;
  }

  /** Takes note that some work has ended. */
  public void end(Cancellation work) {
    if (work == running) {
      running = null;
    }
  }

  /** Asks the work that goes on to stop; what it has found until then it still brings. */
  public void stop() {
    if (running != null) {
      running.cancel();
    }
  }

  /** Keeps how far a question is answered now. */
  public void keep(Q asked, A answer) {
    known.remove(asked);
    known.put(asked, answer);
    if (known.size() > most) {
      known.remove(known.keySet().iterator().next());
    }
    if (asked.equals(question)) {
      state.set(answer);
    }
  }
}
