package org.mansuba.cli.check;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mansuba.cli.input.DiagramFile;
import org.mansuba.cli.input.DiagramGate;
import org.mansuba.cli.input.ProblemOptions;
import org.mansuba.cli.input.ProblemSource;
import org.mansuba.cli.output.Refusal;
import org.mansuba.cli.output.Terminal;
import org.mansuba.notation.Excerpt;
import org.mansuba.notation.NotationException;
import org.mansuba.problem.Problem;
import org.mansuba.problem.ProblemException;
import org.mansuba.problem.ProblemFile;

/** Gathers the problems of several words: files, collections, folders and ids. */
final class CheckTargets {
  private final Terminal terminal;
  private final ProblemOptions options;
  private final DiagramGate gate =
      new DiagramGate(
          new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
  private final List<CheckTarget> targets = new ArrayList<>();
  private final List<String> refused = new ArrayList<>();

  private CheckTargets(Terminal terminal, ProblemOptions options) {
    this.terminal = terminal;
    this.options = options;
  }

  /** Whether words name more than one problem, or may do so. */
  static boolean areSeveral(List<String> words) {
    return words.size() > 1
        || (words.size() == 1
            && !words.getFirst().isBlank()
            && path(words.getFirst()).filter(CheckTargets::holdsMany).isPresent());
  }

  /**
   * All problems of the words, in their order; those of a folder by the names of their files.
   *
   * @throws Refusal if any cannot be read or played; it names all of them
   */
  static List<CheckTarget> of(Terminal terminal, ProblemOptions options, List<String> words) {
    CheckTargets all = new CheckTargets(terminal, options);
    if (words.isEmpty() || options.wordsNeeded() == 0) {
      all.add(new CheckTarget("position", options.read(terminal, words)));
    } else {
      words.forEach(all::add);
    }
    if (!all.refused.isEmpty()) {
      throw new Refusal(all.refused);
    }
    return all.targets;
  }

  private void add(CheckTarget target) {
    gate.admitUnfinished(target.problem());
    targets.add(target);
  }

  private void add(String word) {
    if (word.isBlank()) {
      refused.add("the problem name is empty; give a file or a library id");
      return;
    }
    Optional<Path> path = path(word);
    if (path.filter(Files::isDirectory).isPresent()) {
      files(path.get()).forEach(this::addFile);
    } else if (path.filter(Files::exists).isPresent() && !DiagramFile.isPlainText(word)) {
      addFile(path.get());
    } else {
      attempt(word, () -> admit(word, new ProblemSource(terminal.in()).read(word)));
    }
  }

  private void addFile(Path file) {
    String name = Excerpt.plain(String.valueOf(file.getFileName()), 100);
    int point = name.lastIndexOf('.');
    String base = point > 0 ? name.substring(0, point) : name;
    if (DiagramFile.isPlainText(name)) {
      attempt(name, () -> admit(base, DiagramFile.read(file)));
    } else {
      attempt(
          name, () -> ProblemFile.readAll(file).forEach(p -> attempt(name, () -> admit(base, p))));
    }
  }

  private void admit(String name, Problem read) {
    Problem problem = options.changed(read);
    add(new CheckTarget(problem.id().isEmpty() ? name : problem.id(), problem));
  }

  private void attempt(String name, Runnable reading) {
    try {
      reading.run();
    } catch (Refusal refusal) {
      refusal.sentences().forEach(sentence -> refuse(name, sentence));
    } catch (ProblemException | NotationException badInput) {
      refuse(name, String.valueOf(badInput.getMessage()));
    }
  }

  private void refuse(String name, String sentence) {
    refused.add(sentence.contains(name) ? sentence : name + ": " + sentence);
  }

  private List<Path> files(Path folder) {
    List<Path> files = new ArrayList<>();
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder, "*.{json,fen}")) {
      entries.forEach(files::add);
    } catch (IOException e) {
      refused.add(Excerpt.plain(folder.toString(), 300) + " cannot be read; check its permissions");
      return files;
    }
    if (files.isEmpty()) {
      refused.add(
          Excerpt.plain(folder.toString(), 300)
              + " holds no problems: no file ends in .json or .fen");
    }
    files.sort(null);
    return files;
  }

  private static boolean holdsMany(Path path) {
    try {
      return Files.isDirectory(path)
          || (Files.isRegularFile(path)
              && !DiagramFile.isPlainText(path.toString())
              && ProblemFile.readAll(path).size() > 1);
    } catch (ProblemException unreadable) {
      return false;
    }
  }

  private static Optional<Path> path(String word) {
    try {
      return Optional.of(Path.of(word));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }
}
