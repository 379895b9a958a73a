package org.mansuba.architecture;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A Mermaid picture of packages: a node is written {@code id[package]}, and an arrow leads from a
 * package to one that it depends on. A node covers its package and all below that have no node of
 * their own.
 */
final class PackagePicture {
  private static final Pattern NODE = Pattern.compile("(\\w+)\\[([\\w.]+)]");
  private static final Pattern ARROW = Pattern.compile("(\\w+) --> (\\w+)");

  private final Map<String, String> packages = new TreeMap<>();
  private final Map<String, Set<String>> arrows = new TreeMap<>();

  private PackagePicture() {}

  /** Reads the block of a document that follows {@code ```mermaid}, counted from 0. */
  static PackagePicture read(String document, int index) {
    List<String> blocks =
        Pattern.compile("(?s)```mermaid\\n(.*?)```")
            .matcher(document)
            .results()
            .map(block -> block.group(1))
            .toList();
    PackagePicture picture = new PackagePicture();
    Matcher node = NODE.matcher(blocks.get(index));
    while (node.find()) {
      picture.packages.put(node.group(1), node.group(2));
    }
    Matcher arrow = ARROW.matcher(blocks.get(index));
    while (arrow.find()) {
      String from = picture.packages.get(arrow.group(1));
      String to = picture.packages.get(arrow.group(2));
      if (from == null || to == null) {
        throw new IllegalArgumentException("an arrow without a node: " + arrow.group());
      }
      picture.arrows.computeIfAbsent(from, _ -> new TreeSet<>()).add(to);
    }
    return picture;
  }

  /** Returns the packages drawn. */
  Set<String> nodes() {
    return new TreeSet<>(packages.values());
  }

  /** Returns the arrows drawn, as {@code from -> to}. */
  Set<String> edges() {
    return written(arrows);
  }

  /** Returns the package drawn that a class belongs to, the most specific one. */
  Optional<String> nodeOf(JavaClass type) {
    return packages.values().stream()
        .filter(
            name -> (type.getPackageName() + ".").startsWith(ProductionClasses.ROOT + name + "."))
        .max(Comparator.comparingInt(String::length));
  }

  /** Returns the arrows that the code asks for: its dependencies, less those that others imply. */
  Set<String> edgesOf(JavaClasses classes) {
    return written(reduced(dependencies(classes)));
  }

  /** Returns the packages from which arrows in the code lead back to themselves. */
  Set<String> cyclesOf(JavaClasses classes) {
    Map<String, Set<String>> all = dependencies(classes);
    Set<String> cycles = new TreeSet<>();
    for (String start : all.keySet()) {
      if (reachable(all, start).contains(start)) {
        cycles.add(start);
      }
    }
    return cycles;
  }

  private Map<String, Set<String>> dependencies(JavaClasses classes) {
    Map<String, Set<String>> all = new TreeMap<>();
    for (JavaClass type : classes) {
      Optional<String> from = nodeOf(type);
      for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
        Optional<String> to = nodeOf(dependency.getTargetClass().getBaseComponentType());
        if (from.isPresent() && to.isPresent() && !from.equals(to)) {
          all.computeIfAbsent(from.get(), _ -> new TreeSet<>()).add(to.get());
        }
      }
    }
    return all;
  }

  private static Map<String, Set<String>> reduced(Map<String, Set<String>> all) {
    Map<String, Set<String>> result = new TreeMap<>();
    all.forEach(
        (from, targets) -> {
          Set<String> implied = new TreeSet<>();
          targets.forEach(target -> implied.addAll(reachable(all, target)));
          Set<String> direct = new TreeSet<>(targets);
          direct.removeAll(implied);
          result.put(from, direct);
        });
    return result;
  }

  private static Set<String> reachable(Map<String, Set<String>> all, String start) {
    Set<String> found = new TreeSet<>();
    List<String> open = new ArrayList<>(all.getOrDefault(start, Set.of()));
    while (!open.isEmpty()) {
      String next = open.removeLast();
      if (found.add(next)) {
        open.addAll(all.getOrDefault(next, Set.of()));
      }
    }
    return found;
  }

  private static Set<String> written(Map<String, Set<String>> edges) {
    Set<String> lines = new TreeSet<>();
    edges.forEach((from, targets) -> targets.forEach(to -> lines.add(from + " -> " + to)));
    return lines;
  }
}
