package org.mansuba.studio.soundness;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import org.mansuba.answer.StoredForm;
import org.mansuba.problem.AtomicFile;
import org.mansuba.studio.task.TaskRunner;

/**
 * Stores known verdicts in a file. Every verdict can be found again, so a file that cannot be read,
 * or is of another {@link StoredForm}, counts as empty, and a failure to write it is ignored. What
 * other running studios have written to it stays. Confined to the JavaFX thread; the file is
 * written in the background, one state at a time and the newest last.
 */
public final class VerdictFile {
  /** How long verdicts are gathered, since the whole file is written for however few. */
  private static final Duration PAUSE = Duration.ofSeconds(5);

  private final KnownVerdicts verdicts;
  private final TaskRunner runner;
  private final Path file;
  private int kept;
  private boolean busy;

  /** Keeps verdicts in a file, which need not exist. */
  public VerdictFile(KnownVerdicts verdicts, TaskRunner runner, Path file) {
    this.verdicts = verdicts;
    this.runner = runner;
    this.file = file;
  }

  /** Begins: takes what an earlier run has kept, then keeps whatever is found. */
  public void begin() {
    AtomicFile.clearAbandoned(file);
    verdicts.take(read());
    kept = revision();
    verdicts.revisionProperty().subscribe((_, _) -> keep());
  }

  /** Ends: what is not written yet is written before this returns. */
  public void end() {
    int now = revision();
    if (kept != now) {
      try {
        write(verdicts.all());
        kept = now;
      } catch (IOException _) {
        // It can be found out again.
      }
    }
  }

  private int revision() {
    return verdicts.revisionProperty().get();
  }

  private void keep() {
    if (!busy) {
      busy = true;
      runner.after(PAUSE, this::writeBeside);
    }
  }

  private void writeBeside() {
    int now = revision();
    Map<String, VerdictKind> all = verdicts.all();
    runner.run(() -> write(all), _ -> written(now), _ -> busy = false);
  }

  private void written(int revision) {
    kept = revision;
    busy = false;
    if (kept != revision()) {
      keep();
    }
  }

  /** Writes one state after the other, since the last may be written while one before it is. */
  private synchronized boolean write(Map<String, VerdictKind> now) throws IOException {
    Map<String, VerdictKind> all = read();
    now.forEach((question, verdict) -> all.merge(question, verdict, VerdictFile::better));
    Properties lines = new Properties();
    lines.setProperty(StoredForm.FIELD, String.valueOf(StoredForm.CURRENT));
    all.forEach((question, verdict) -> lines.setProperty(question, verdict.text()));
    StringWriter text = new StringWriter();
    lines.store(text, "Mansuba: verdicts of soundness, by diagram, stipulation and rules");
    Files.createDirectories(file.toAbsolutePath().getParent());
    AtomicFile.write(file, text.toString().getBytes(StandardCharsets.UTF_8));
    return true;
  }

  /** What is proved is not given up for what is open. */
  private static VerdictKind better(VerdictKind written, VerdictKind found) {
    return found.isDecided() || !written.isDecided() ? found : written;
  }

  private Map<String, VerdictKind> read() {
    Map<String, VerdictKind> earlier = new HashMap<>();
    try {
      Properties lines = new Properties();
      lines.load(new StringReader(Files.readString(file)));
      if (!StoredForm.isCurrent(lines.getProperty(StoredForm.FIELD, ""))) {
        return earlier;
      }
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
