package org.mansuba.studio.document;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.mansuba.problem.Problem;
import org.mansuba.problem.ProblemException;
import org.mansuba.problem.ProblemFile;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.notice.Notice;
import org.mansuba.studio.notice.Notices;
import org.mansuba.studio.task.TaskRunner;

/**
 * Keeps the newest state of a document that is not saved in a folder apart, so that it survives the
 * end of the program, whatever that end is. What another run has left there is offered back: never
 * an empty state, and never one that the file has already. Belongs to the thread of the window;
 * writing is done beside it, one state at a time and the newest last.
 */
public final class Journal {
  private final Document document;
  private final TaskRunner runner;
  private final Notices notices;
  private final Texts texts;
  private final Path folder;
  private final Path own;
  private boolean writing;
  private boolean changed;

  /** Keeps a document's states in a folder, which need not exist. */
  public Journal(Document document, TaskRunner runner, Notices notices, Texts texts, Path folder) {
    this.document = document;
    this.runner = runner;
    this.notices = notices;
    this.texts = texts;
    this.folder = folder;
    own = folder.resolve(UUID.randomUUID() + ".journal");
  }

  /** Begins: offers what an earlier run has left, then keeps every change. */
  public void begin() {
    newest().ifPresent(this::offer);
    document.problemProperty().subscribe(_ -> keep());
    document.modifiedProperty().subscribe(_ -> keep());
  }

  /** Ends in good order: nothing is left to be offered. */
  public void end() {
    delete(own);
  }

  private void keep() {
    changed = true;
    if (!writing) {
      changed = false;
      writing = true;
      @Nullable JournalEntry entry = document.modifiedProperty().get() ? entry() : null;
      runner.run(() -> write(entry), _ -> written(), this::failed);
    }
  }

  private JournalEntry entry() {
    return new JournalEntry(
        document.problem(),
        document.fileProperty().get(),
        Instant.now(),
        ProcessHandle.current().pid());
  }

  private boolean write(@Nullable JournalEntry entry) throws IOException {
    if (entry == null) {
      Files.deleteIfExists(own);
    } else {
      Files.createDirectories(folder);
      entry.write(own);
    }
    return true;
  }

  private void written() {
    writing = false;
    if (changed) {
      keep();
    }
  }

  private void failed(Throwable failure) {
    writing = false;
    notices.warn(
        texts.get("journal.failed", folder.toString(), String.valueOf(failure.getMessage())));
  }

  /** The newest state that an earlier run has left and that is worth having. */
  private Optional<Left> newest() {
    return left().stream()
        .filter(left -> !left.entry().isInUse())
        .filter(this::isWorthHaving)
        .max(Comparator.comparing(left -> left.entry().written()));
  }

  /** An entry, and where it is kept. */
  private record Left(Path at, JournalEntry entry) {}

  private List<Left> left() {
    List<Left> all = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.journal")) {
        files.forEach(file -> JournalEntry.read(file).ifPresent(e -> all.add(new Left(file, e))));
      } catch (IOException e) {
        notices.warn(texts.get("journal.unreadable", folder.toString()));
      }
    }
    return all;
  }

  /** An empty state, and one that its file has, are not; they are cleared away. */
  private boolean isWorthHaving(Left left) {
    Problem problem = left.entry().problem();
    boolean worth =
        !isEmpty(problem) && left.entry().file().filter(file -> holds(file, problem)).isEmpty();
    if (!worth) {
      delete(left.at());
    }
    return worth;
  }

  private static boolean isEmpty(Problem problem) {
    return problem.setup().men().isEmpty()
        && problem.solution().isEmpty()
        && problem.title().isEmpty()
        && problem.comment().isEmpty();
  }

  private static boolean holds(Path file, Problem problem) {
    try {
      return ProblemFile.read(file).equals(problem);
    } catch (ProblemException _) {
      return false;
    }
  }

  private void offer(Left left) {
    String name = left.entry().problem().name();
    notices.offer(
        texts.get("journal.offer", name.isEmpty() ? texts.get("header.untitled") : name),
        new Notice.Answer("journal.restore", () -> restore(left)),
        new Notice.Answer("journal.discard", () -> delete(left.at())));
  }

  private void restore(Left left) {
    // A file that has changed since is not written over by mistake: the state comes back alone.
    Optional<Path> file = left.entry().file().filter(f -> !isNewer(f, left.entry().written()));
    document.restore(left.entry().problem(), file);
    delete(left.at());
  }

  private static boolean isNewer(Path file, Instant written) {
    try {
      return Files.getLastModifiedTime(file).toInstant().isAfter(written);
    } catch (IOException _) {
      return false;
    }
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException _) {
      // It is offered again at the next start, which does no harm.
    }
  }
}
