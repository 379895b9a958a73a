package org.mansuba.cli.output;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** A table whose columns are as wide as their widest cell. */
public final class Columns {
  private final List<List<String>> rows = new ArrayList<>();

  /** Adds a row; all rows have the same number of cells. */
  public void add(String... cells) {
    rows.add(List.of(cells));
  }

  /** Prints all rows. */
  public void print(PrintStream out) {
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < row.size(); column++) {
        line.append(row.get(column));
        int gap = width(column) - row.get(column).length() + 2;
        line.append(" ".repeat(column + 1 < row.size() ? gap : 0));
      }
      out.println(line);
    }
  }

  private int width(int column) {
    return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
  }
}
