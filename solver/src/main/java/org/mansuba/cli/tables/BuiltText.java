package org.mansuba.cli.tables;

import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.mansuba.cli.output.JsonLine;
import org.mansuba.cli.output.Numbers;
import org.mansuba.cli.output.Paragraph;
import org.mansuba.cli.output.Times;
import org.mansuba.notation.Excerpt;
import org.mansuba.tables.index.Material;
import org.mansuba.tables.probe.Tables;
import tools.jackson.core.JsonGenerator;

/** Reports the tables built for a material and their folder, as text or JSON. */
final class BuiltText {
  private final Material material;
  private final List<Tables.Built> built;
  private final Path folder;
  private final Duration elapsed;

  /** Creates a report on tables now in a folder; those not in {@code built} existed before. */
  BuiltText(Material material, List<Tables.Built> built, Path folder, Duration elapsed) {
    this.material = material;
    this.built = built;
    this.folder = folder;
    this.elapsed = elapsed;
  }

  void print(PrintStream out) {
    if (built.isEmpty()) {
      out.println("%s: already exists in %s".formatted(material, place()));
      return;
    }
    String names = built.stream().map(Tables.Built::name).collect(Collectors.joining(", "));
    out.println(
        Paragraph.wrap(
            "%s: built %s in %s: %s"
                .formatted(
                    material,
                    Numbers.count(built.size(), "table", "tables"),
                    Times.write(elapsed),
                    names)));
    out.println(
        "  %s, %s, in %s"
            .formatted(
                Numbers.count(built.size(), "file", "files"), Numbers.bytes(bytes()), place()));
  }

  void write(JsonGenerator json) {
    json.writeStringProperty("men", material.toString());
    JsonLine.list(json, "tables", material.tables());
    JsonLine.list(json, "built", built.stream().map(Tables.Built::name).toList());
    json.writeNumberProperty("bytes", bytes());
    json.writeStringProperty("folder", folder.toString());
    json.writeNumberProperty("seconds", elapsed.toMillis() / 1e3);
  }

  private String place() {
    return Excerpt.fileName(folder.toString());
  }

  private long bytes() {
    return built.stream().mapToLong(Tables.Built::bytes).sum();
  }
}
