package org.mansuba.studio.document;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.Properties;
import org.mansuba.problem.AtomicFile;
import org.mansuba.problem.Problem;
import org.mansuba.problem.ProblemException;
import org.mansuba.problem.ProblemJson;

/**
 * A state of a document that is not in its file, as it is kept apart.
 *
 * @param problem the state
 * @param file the document's file, if it has one
 * @param written when it was kept
 * @param process the number of the process that kept it
 */
record JournalEntry(Problem problem, Optional<Path> file, Instant written, long process) {
  /** Keeps this entry in a file; a file that was there stays whole until this one is. */
  void write(Path to) throws IOException {
    Properties fields = new Properties();
    fields.setProperty("problem", ProblemJson.write(problem));
    file.ifPresent(f -> fields.setProperty("file", f.toAbsolutePath().toString()));
    fields.setProperty("written", written.toString());
    fields.setProperty("process", String.valueOf(process));
    StringWriter text = new StringWriter();
    fields.store(text, "Mansuba: a problem that was not saved");
    AtomicFile.write(to, text.toString().getBytes(StandardCharsets.UTF_8));
  }

  /** The entry kept in a file; empty if it cannot be read. */
  static Optional<JournalEntry> read(Path from) {
    Properties fields = new Properties();
    try {
      fields.load(new StringReader(Files.readString(from)));
      Problem problem =
          ProblemJson.read(fields.getProperty("problem", ""), "the journal").getFirst();
      return Optional.of(
          new JournalEntry(
              problem,
              Optional.ofNullable(fields.getProperty("file")).map(Path::of),
              Instant.parse(fields.getProperty("written", "")),
              Long.parseLong(fields.getProperty("process", "0"))));
    } catch (IOException
        | UncheckedIOException
        | ProblemException
        | DateTimeParseException
        | IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  /** Whether the program that kept this may still be running. */
  boolean isInUse() {
    return process != ProcessHandle.current().pid()
        && ProcessHandle.of(process)
            .filter(ProcessHandle::isAlive)
            .filter(p -> p.info().startInstant().filter(s -> s.isAfter(written)).isEmpty())
            .isPresent();
  }
}
