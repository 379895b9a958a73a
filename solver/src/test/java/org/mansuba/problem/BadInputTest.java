package org.mansuba.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BadInputTest {
  private static final String FEN = "\"fen\":\"6K1/3r3r/5kn1/5p2/5P2/6N1/8/4R1R1 w - - 0 1\"";

  // spotless:off
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"fen":17}                                        | t.json: fen is 17; it must be text in quotation marks
          {"fen":null}                                      | t.json: fen is null; it must be text
          {"fen":"8/8/8/8/8/8/8 w"}                         | t.json: fen is wrong: the FEN has 7 ranks
          {"title":"x"}                                     | t.json: the file has no position; add a field fen
          17                                                | t.json: the file is 17; it must be an object, as in {"fen":
          "fen"                                             | t.json: the file is "fen"; it must be an object
          []                                                | t.json: the file holds an empty array
          [{FEN},{"id":"b"}]                                | t.json: [1] has no position
          [{FEN},{"fen":5}]                                 | t.json: [1].fen is 5
          {FEN,"pieces":{}}                                 | t.json: the file has both fen and pieces; keep one of them
          {"pieces":{"white":"Kx9","black":""}}             | t.json: pieces is wrong: "Kx9" in the list is neither
          {"pieces":[]}                                     | t.json: pieces is an array; it must be an object, as in {"white"
          {"pieces":{"white":"Ka1","toMove":"red"}}         | t.json: pieces.toMove is "red"; it must be "white" or "black"
          {FEN,"id":7}                                      | t.json: id is 7; it must be text
          {FEN,"title":["x"]}                               | t.json: title is an array; it must be text
          {FEN,"title":"a\\u0007"}                          | t.json: title has a control character; remove it
          {FEN,"stipulation":7}                             | t.json: stipulation is 7; it must be an object, as in {"attacker"
          {FEN,"stipulation":"mate in banana"}              | t.json: stipulation is wrong: the stipulation "mate in banana" cannot be read: "banana" is not a number
          {FEN,"stipulation":{"goal":"fly"}}                | t.json: stipulation.goal is "fly"; it must be one of win, mate, stalemate, bare
          {FEN,"stipulation":{"attacker":"green"}}          | t.json: stipulation.attacker is "green"; it must be "white" or "black"
          {FEN,"stipulation":{"goal":"win","moves":-3}}     | t.json: stipulation.moves is -3; it must be a whole number from 1 to 500
          {FEN,"stipulation":{"moves":2.5}}                 | t.json: stipulation.moves is 2.5; it must be a whole number
          {FEN,"stipulation":{"moves":99999999999999999999}} | t.json: stipulation.moves is 99999999999999999999; it must be a whole number
          {FEN,"stipulation":{"moves":"3"}}                 | t.json: stipulation.moves is "3"; it must be a whole number
          {FEN,"stipulation":{"exact":"yes"}}               | t.json: stipulation.exact is "yes"; it must be true or false
          {FEN,"stipulation":{"matingMan":"dragon"}}        | t.json: stipulation.matingMan is "dragon"; it must be king, ferz, alfil
          {FEN,"stipulation":{"matedOn":"h9"}}              | t.json: stipulation.matedOn is "h9"; it must be a square from a1 to h8
          {FEN,"rules":{"bareKing":"maybe"}}                | t.json: rules.bareKing is "maybe"; it must be one of win, off
          {FEN,"rules":{"bareKing":true}}                   | t.json: rules.bareKing is true; it must be text
          {FEN,"rules":{"foo":"bar"}}                       | t.json: rules has the unknown switch "foo"; the switches are stalemate, stalemateSwap, swapMen
          {FEN,"rules":"bareKing=off"}                      | t.json: rules is "bareKing=off"; it must be an object, as in {"bareKing": "off"}
          {FEN,"source":"Murray"}                           | t.json: source is "Murray"; it must be an object
          {FEN,"source":{"number":122}}                     | t.json: source.number is 122; it must be text
          {FEN,"source":{"links":"x"}}                      | t.json: source.links is "x"; it must be an array
          {FEN,"published":{"moves":0}}                     | t.json: published.moves is 0; it must be a whole number from 1 to 500
          {FEN,"published":{"lines":{}}}                    | t.json: published.lines is an object; it must be an array
          {FEN,"published":{"lines":[{"moves":"g3h5 h7h9"}]}} | t.json: published.lines[0].moves has "h7h9" as its move 2; a move is written as c4e5
          {FEN,"published":{"lines":[{"moves":["g3h5"]}]}}  | t.json: published.lines[0].moves is an array; it must be text
          {FEN,"published":{"lines":[{}]}}                  | t.json: published.lines[0] has no moves
          {FEN,"comment":"nice"}                            | t.json: comment is "nice"; it must be an object, as in {"en": "..."}
          {FEN,"comment":{"en":1}}                          | t.json: comment.en is 1; it must be text
          {FEN,"keywords":"checks"}                         | t.json: keywords is "checks"; it must be an array
          {FEN,"keywords":["a",2]}                          | t.json: keywords[1] is 2; it must be text
          {FEN                                              | t.json, line 1, column 53: unexpected end of file
          {FEN,"a":"b                                       | t.json, line 1, column 60: unexpected end of file
          {FEN,}                                            | t.json, line 1, column 54: this is not JSON: unexpected character ('}'
          {FEN "a":1}                                       | t.json, line 1, column 54: this is not JSON: unexpected character ('"'
          {fen:1}                                           | t.json, line 1, column 2: this is not JSON: unexpected character ('f'
          {FEN} {FEN}                                       | t.json, line 1, column 55: unexpected text after the JSON
          {FEN,FEN}                                         | t.json, line 1, column 54: duplicate field "fen" in one object
          banana                                            | t.json, line 1, column 1: this is not JSON: unrecognized token 'banana'
          {"a":1e99999999999}                               | t.json, line 1, column 19: this is not JSON: a number is too large
          """)
  // spotless:on
  void refusesWithOneSentence(String text, String start) {
    assertThatThrownBy(() -> ProblemJson.read(text.replace("FEN", FEN), "t.json"))
        .isInstanceOf(ProblemException.class)
        .hasMessageStartingWith(start)
        .hasMessageNotContaining("\n");
  }

  @Test
  void tellsTheLine() {
    String text = "{\n  " + FEN + ",\n  \"rules\": {\n    \"bareKing\" \"off\"\n  }\n}\n";
    assertThatThrownBy(() -> ProblemJson.read(text, "t.json"))
        .hasMessageStartingWith("t.json, line 4, column 16: this is not JSON");
  }

  @ParameterizedTest
  @CsvSource({"[", "'{\"a\":'", "'[{\"a\":'"})
  void refusesDeepNestingWithoutOverflowing(String unit) {
    assertThatThrownBy(() -> ProblemJson.read(unit.repeat(100_000), "deep.json"))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("objects and arrays are nested more than 1000 deep");
  }

  @Test
  void handlesWhatItAllowsToBeDeep() {
    String deep = "[".repeat(900) + "]".repeat(900);
    Problem problem = ProblemJson.read("{%s,\"x\":%s}".formatted(FEN, deep), "deep").getFirst();
    String written = ProblemJson.write(problem);
    assertThat(ProblemJson.read(written, "again").getFirst()).isEqualTo(problem);
  }

  @Test
  void namesFilesThatAreNoProblemFiles(@TempDir Path folder) throws IOException {
    byte[] all = new byte[256];
    for (int i = 0; i < all.length; i++) {
      all[i] = (byte) i;
    }
    refuses(folder.resolve("none.json"), "does not exist");
    refuses(folder, "is a folder; name a problem file in it");
    refuses(file(folder, "empty.json", new byte[0]), "is empty; a problem file needs at least");
    refuses(file(folder, "blank.json", bytes(" \n")), "is empty");
    refuses(file(folder, "binary.json", all), "is not UTF-8 text, perhaps a binary file");
    refuses(file(folder, "nul.json", bytes("{" + FEN + "\0}")), "is not UTF-8 text");
    refuses(
        file(folder, "utf16.json", ("{" + FEN + "}").getBytes(StandardCharsets.UTF_16)),
        "is not UTF-8 text");
    refuses(file(folder, "large.json", bytes(" ".repeat(5_000_001))), "is 5 MB");
    refuses(file(folder, "two.json", bytes("[{" + FEN + "},{" + FEN + "}]")), "2 problems");
  }

  @Test
  void repeatsOnlyAShortPieceOfALongText() {
    for (String text :
        new String[] {"x".repeat(100_000), "{\"fen\":\"" + "x".repeat(100_000) + "\"}"}) {
      assertThatThrownBy(() -> ProblemJson.read(text, "t.json"))
          .isInstanceOf(ProblemException.class)
          .hasMessageNotContaining("x".repeat(50));
    }
  }

  @Test
  void aNameCannotSteerTheTerminal() {
    assertThatThrownBy(() -> ProblemFile.read(Path.of("/none/\u001b[31m.json")))
        .isInstanceOf(ProblemException.class)
        .hasMessageNotContaining("\u001b");
  }

  @Test
  void damagedFilesAreRefusedInOneSentenceOrRead() throws IOException {
    SplittableRandom random = new SplittableRandom(6);
    byte[] whole = bytes(ProblemJson.write(Library.find("check").orElseThrow()));
    for (int i = 0; i < 3000; i++) {
      byte[] damaged = whole.clone();
      for (int j = random.nextInt(3); j >= 0; j--) {
        damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
      }
      try {
        assertThat(ProblemJson.read(damaged, "damaged")).hasSize(1);
      } catch (ProblemException e) {
        assertThat(e.getMessage()).startsWith("damaged").hasSizeLessThan(600).doesNotContain("\n");
      }
    }
  }

  private static void refuses(Path file, String part) {
    assertThatThrownBy(() -> ProblemFile.read(file))
        .isInstanceOf(ProblemException.class)
        .hasMessageStartingWith(file.toString())
        .hasMessageContaining(part);
  }

  private static Path file(Path folder, String name, byte[] content) throws IOException {
    return Files.write(folder.resolve(name), content);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
