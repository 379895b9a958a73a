package org.mansuba.studio.soundness;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import org.mansuba.problem.AtomicFile;
import org.mansuba.studio.task.TaskRunner;

/**
 * Keeps known verdicts in a file from one run to the next. Everything in it can be found out again,
 * so that a file which cannot be read counts as none, and one that cannot be written is no reason
 * to disturb anybody. Belongs to the thread of the window; writing is done beside it, one state at
 * a time and the newest last.
 */
public final class VerdictFile {
  private final KnownVerdicts verdicts;
  private final TaskRunner runner;
  private final Path file;
  private boolean writing;
  private boolean changed;

  /** Keeps verdicts in a file, which need not exist. */
  public VerdictFile(KnownVerdicts verdicts, TaskRunner runner, Path file) {
    this.verdicts = verdicts;
    this.runner = runner;
    this.file = file;
  }

  /** Begins: takes what an earlier run has kept, then keeps whatever is found. */
  public void begin() {
    verdicts.take(read());
    verdicts.revisionProperty().subscribe((_, _) -> keep());
  }

  private void keep() {
    changed = true;
    if (!writing) {
      changed = false;
      writing = true;
      Map<String, VerdictKind> now = verdicts.all();
      runner.run(() -> write(now), _ -> written(), _ -> written());
    }
  }

  private void written() {
    writing = false;
    if (changed) {
      keep();
    }
  }

  private boolean write(Map<String, VerdictKind> now) throws IOException {
    Properties lines = new Properties();
    now.forEach((question, verdict) -> lines.setProperty(question, verdict.text()));
    StringWriter text = new StringWriter();
    lines.store(text, "Mansuba: verdicts of soundness, by diagram, stipulation and rules");
    Files.createDirectories(file.toAbsolutePath().getParent());
    AtomicFile.write(file, text.toString().getBytes(StandardCharsets.UTF_8));
    return true;
  }

  private Map<String, VerdictKind> read() {
    Map<String, VerdictKind> earlier = new HashMap<>();
    try {
      Properties lines = new Properties();
      lines.load(new StringReader(Files.readString(file)));
      for (String question : lines.stringPropertyNames()) {
        VerdictKind.named(lines.getProperty(question, ""))
            .ifPresent(verdict -> earlier.put(question, verdict));
      }
    } catch (IOException | IllegalArgumentException _) {
      earlier.clear();
    }
    return earlier;
  }
}
