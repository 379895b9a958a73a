package org.mansuba.notation.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.mansuba.board.Square;
import org.mansuba.rules.Move;
import org.mansuba.score.Annotation;
import org.mansuba.score.Arrow;
import org.mansuba.score.Colour;
import org.mansuba.score.MarkedSquare;

/**
 * Converts annotations to comment text and back, using the markup of other programs where it
 * exists.
 */
final class PgnComment {
  private static final String DEFAULT = "en";

  private static final Pattern ARROWS = Pattern.compile("\\[%cal ([^\\]]*)\\]");
  private static final Pattern SQUARES = Pattern.compile("\\[%csl ([^\\]]*)\\]");
  private static final Pattern LANGUAGE = Pattern.compile("\\[%lang ([A-Za-z0-9-]+)\\]");
  private static final Pattern NUMBER = Pattern.compile("\\[%([0-9A-F]{2,6})\\]");
  private static final Pattern OWN = Pattern.compile("\\[(?=%(cal |csl |lang |[0-9A-F]{2,6}\\]))");
  private static final Pattern SPACE = Pattern.compile("[ \\t\\n\\r\\f]+");

  private PgnComment() {}

  /**
   * Returns the comments of an annotation, each the text for one pair of braces. Glyphs are left
   * out.
   */
  static List<String> write(Annotation annotation) {
    String shapes = shapes(annotation);
    List<String> texts = new ArrayList<>();
    annotation
        .comments()
        .forEach(
            (language, text) -> {
              boolean plain = language.equals(DEFAULT);
              texts.add((plain ? "" : "[%lang " + language + "] ") + encode(text));
            });
    if (!shapes.isEmpty() && texts.isEmpty()) {
      return List.of(shapes);
    }
    if (!shapes.isEmpty()) {
      texts.set(0, shapes + " " + texts.getFirst());
    }
    return texts;
  }

  /** Returns {@code before} with the contents of a comment added. */
  static Annotation add(Annotation before, String comment) {
    Annotation[] result = {before};
    String line = SPACE.matcher(comment).replaceAll(" ");
    String rest = take(ARROWS, line, list -> result[0] = arrows(result[0], list));
    rest = take(SQUARES, rest, list -> result[0] = squares(result[0], list));
    String[] language = {DEFAULT};
    rest = take(LANGUAGE, rest, code -> language[0] = known(code));
    String text = decode(trim(SPACE.matcher(rest).replaceAll(" ")));
    if (text.isEmpty()) {
      return result[0];
    }
    String old = result[0].comment(language[0]).map(t -> t + " ").orElse("");
    return result[0].withComment(language[0], old + text);
  }

  private static String known(String language) {
    return Annotation.isLanguage(language) ? language : DEFAULT;
  }

  private static String shapes(Annotation annotation) {
    String squares =
        annotation.squares().stream()
            .map(m -> "" + m.colour().letter() + m.square())
            .collect(Collectors.joining(","));
    String arrows =
        annotation.arrows().stream()
            .map(a -> "" + a.colour().letter() + a.from() + a.to())
            .collect(Collectors.joining(","));
    return (squares.isEmpty() ? "" : "[%csl " + squares + "]")
        + (arrows.isEmpty() ? "" : "[%cal " + arrows + "]");
  }

  /**
   * Removes the matches of a pattern from a text and passes each to {@code inside}; returns the
   * rest.
   */
  private static String take(Pattern pattern, String text, Consumer<String> inside) {
    Matcher matcher = pattern.matcher(text);
    StringBuilder rest = new StringBuilder();
    while (matcher.find()) {
      inside.accept(matcher.group(1));
      matcher.appendReplacement(rest, "");
    }
    return matcher.appendTail(rest).toString();
  }

  private static Annotation arrows(Annotation before, String list) {
    List<Arrow> arrows = new ArrayList<>(before.arrows());
    for (String word : list.split(",", -1)) {
      String text = word.strip();
      Optional<Colour> colour = colour(text);
      Optional<Move> squares =
          text.length() == 5 ? Move.parse(text.substring(1)) : Optional.empty();
      if (colour.isPresent() && squares.isPresent()) {
        arrows.add(new Arrow(colour.get(), squares.get().from(), squares.get().to()));
      }
    }
    return new Annotation(before.comments(), before.glyphs(), arrows, before.squares());
  }

  private static Annotation squares(Annotation before, String list) {
    List<MarkedSquare> squares = new ArrayList<>(before.squares());
    for (String word : list.split(",", -1)) {
      String text = word.strip();
      Optional<Colour> colour = colour(text);
      Optional<Square> square =
          text.length() == 3 ? Square.parse(text.substring(1)) : Optional.empty();
      if (colour.isPresent() && square.isPresent()) {
        squares.add(new MarkedSquare(colour.get(), square.get()));
      }
    }
    return new Annotation(before.comments(), before.glyphs(), before.arrows(), squares);
  }

  private static Optional<Colour> colour(String text) {
    return text.isEmpty() ? Optional.empty() : Colour.of(text.charAt(0));
  }

  private static String encode(String text) {
    StringBuilder out = new StringBuilder();
    Matcher own = OWN.matcher(text);
    for (int i = 0; i < text.length(); ) {
      int point = text.codePointAt(i);
      boolean first = i == 0;
      boolean isOwn = point == '[' && own.find(i) && own.start() == i;
      boolean afterSpace = !first && text.charAt(i - 1) == ' ';
      i += Character.charCount(point);
      boolean edge = first || i == text.length();
      if (isOwn || point == '}' || isOdd(point) || (point == ' ' && (edge || afterSpace))) {
        out.append("[%%%02X]".formatted(point));
      } else {
        out.appendCodePoint(point);
      }
    }
    return out.toString();
  }

  /**
   * Returns whether a character is a control character or an unpaired surrogate, neither of which a
   * file can hold.
   */
  private static boolean isOdd(int point) {
    return Character.isISOControl(point) || Character.getType(point) == Character.SURROGATE;
  }

  private static String decode(String text) {
    Matcher number = NUMBER.matcher(text);
    StringBuilder out = new StringBuilder();
    while (number.find()) {
      int point = Integer.parseInt(number.group(1), 16);
      String character = point <= Character.MAX_CODE_POINT ? pointText(point) : number.group();
      number.appendReplacement(out, Matcher.quoteReplacement(character));
    }
    return number.appendTail(out).toString();
  }

  /**
   * Returns the text of a character. Of the control characters, a comment keeps only white space.
   */
  private static String pointText(int point) {
    if (Character.isISOControl(point) && !Character.isWhitespace(point)) {
      return "";
    }
    return new StringBuilder().appendCodePoint(point).toString();
  }

  private static String trim(String text) {
    int start = text.startsWith(" ") ? 1 : 0;
    int end = text.length() > start && text.endsWith(" ") ? text.length() - 1 : text.length();
    return text.substring(start, end);
  }
}
