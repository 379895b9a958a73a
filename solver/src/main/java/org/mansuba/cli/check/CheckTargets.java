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

/**
 * Gathers the problems of several words: files, collections, folders and ids. A problem that cannot
 * be checked is left out, so that it costs itself alone.
 */
final class CheckTargets {
  private static final int LONGEST_NAME = 100;

  private final Terminal terminal;
  private final ProblemOptions options;
  private final DiagramGate gate =
      new DiagramGate(
          new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
  private final List<CheckTarget> targets = new ArrayList<>();
  private final List<Unchecked> unchecked = new ArrayList<>();
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
   * @throws Refusal if a word names nothing, or if no problem can be checked; it tells all that is
   *     wrong
   */
  static CheckTargets of(Terminal terminal, ProblemOptions options, List<String> words) {
    CheckTargets all = new CheckTargets(terminal, options);
    if (words.isEmpty() || options.wordsNeeded() == 0) {
      all.add(new CheckTarget("position", options.read(terminal, words)));
    } else {
      words.forEach(all::add);
    }
    if (!all.refused.isEmpty() || all.targets.isEmpty()) {
      all.unchecked.forEach(problem -> all.refused.add(problem.message()));
      throw new Refusal(all.refused);
    }
    return all;
  }

  /** The problems that can be checked. */
  List<CheckTarget> targets() {
    return targets;
  }

  /** What is wrong with the other problems, a sentence each. */
  List<Unchecked> unchecked() {
    return unchecked;
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
      read(word).ifPresent(problem -> admit(word, word, problem));
    }
  }

  private Optional<Problem> read(String word) {
    try {
      return Optional.of(new ProblemSource(terminal.in()).read(word));
    } catch (Refusal | ProblemException | NotationException wrong) {
      String sentence = String.valueOf(wrong.getMessage());
      refused.add(sentence.contains(word) ? sentence : word + ": " + sentence);
      return Optional.empty();
    }
  }

  private void addFile(Path file) {
    String name = Excerpt.plain(String.valueOf(file.getFileName()), LONGEST_NAME);
    int point = name.lastIndexOf('.');
    String base = point > 0 ? name.substring(0, point) : name;
    List<Problem> problems = problems(file, name);
    for (int i = 0; i < problems.size(); i++) {
      String place = problems.size() == 1 ? name : "%s: problem %d".formatted(name, i + 1);
      String id = problems.get(i).id();
      admit(id.isEmpty() ? place : "%s (%s)".formatted(place, id), base, problems.get(i));
    }
  }

  /** Returns the problems of a file; none if it cannot be read. */
  private List<Problem> problems(Path file, String name) {
    try {
      return DiagramFile.isPlainText(name)
          ? List.of(DiagramFile.read(file))
          : ProblemFile.readAll(file);
    } catch (Refusal | ProblemException | NotationException wrong) {
      unchecked.add(new Unchecked(name, String.valueOf(wrong.getMessage())));
      return List.of();
    }
  }

  /**
   * Takes a problem, or notes why not.
   *
   * @param name its name in messages
   * @param base its name in the answer if it has no id
   */
  private void admit(String name, String base, Problem read) {
    try {
      Problem problem = options.changed(read);
      add(new CheckTarget(problem.id().isEmpty() ? base : problem.id(), problem));
    } catch (Refusal refusal) {
      refusal.sentences().forEach(sentence -> leaveOut(name, sentence));
    } catch (ProblemException | NotationException wrong) {
      leaveOut(name, String.valueOf(wrong.getMessage()));
    }
  }

  private void leaveOut(String name, String sentence) {
    unchecked.add(new Unchecked(name, name + ": " + sentence));
  }

  private List<Path> files(Path folder) {
    List<Path> files = new ArrayList<>();
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder, "*.{json,fen}")) {
      entries.forEach(files::add);
    } catch (IOException e) {
      refused.add(Excerpt.fileName(folder.toString()) + " cannot be read; check its permissions");
      return files;
    }
    if (files.isEmpty()) {
      refused.add(
          Excerpt.fileName(folder.toString())
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
