package org.mansuba.cli;

import java.lang.reflect.Proxy;

/**
 * Handles signals of the operating system. A shutdown hook would not do: while Java shuts down,
 * libraries that ask for a hook of their own, as for drawing, fail.
 */
final class Signals {
  private Signals() {}

  /**
   * Runs an action, in a thread of its own, whenever a signal comes. The compiler warns of the
   * classes for it whatever it is asked, so they are named in text only.
   *
   * @param name its name without SIG
   */
  static void handle(String name, Runnable action) {
    try {
      Class<?> signal = Class.forName("sun.misc.Signal");
      Class<?> handler = Class.forName("sun.misc.SignalHandler");
      Object proxy =
          Proxy.newProxyInstance(
              Signals.class.getClassLoader(),
              new Class<?>[] {handler},
              (proxied, method, arguments) -> {
                action.run();
                return null;
              });
      signal
          .getMethod("handle", signal, handler)
          .invoke(null, signal.getConstructor(String.class).newInstance(name), proxy);
    } catch (ReflectiveOperationException e) {
      // This system has no such signal, or Java leaves it alone: then it ends the program at once.
    }
  }
}
