package org.mansuba.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mansuba.rules.option.RuleOption;
import org.mansuba.rules.option.RuleValue;

class SchemaTest {
  private static final String FOLDER = "/org/mansuba/problems/";
  private static final String FEN = "\"fen\":\"6K1/3r3r/5kn1/5p2/5P2/6N1/8/4R1R1 w - - 0 1\"";

  private final Schema schema =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(resource("schema/problem.schema.json"));

  @ParameterizedTest
  @MethodSource("org.mansuba.problem.Library#ids")
  void everyFileOfTheLibraryIsValid(String id) {
    String text = resource(id + ".json");
    assertThat(validate(text)).isEmpty();
    assertThat(text).contains("\"$schema\": \"schema/problem.schema.json\"");
  }

  @Test
  void theSchemaIsValidItself() {
    Schema meta =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));
    assertThat(meta.validate(resource("schema/problem.schema.json"), InputFormat.JSON)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{FEN}",
        "[{FEN},{FEN}]",
        "{FEN,\"stipulation\":\"mate in 3\",\"x-unknown\":[1]}",
        "{\"pieces\":{\"white\":\"Ka1\",\"black\":\"Kh8\",\"toMove\":\"black\"}}",
        "{FEN,\"check\":{\"verdict\":\"sound\",\"unfinished\":[]}}",
        "{FEN,\"check\":{\"verdict\":\"undecided\",\"moves\":9,\"lowerBound\":-1,\"extent\":\"usual\","
            + "\"unfinished\":[\"set-play\"],\"x\":1}}",
        "{\"fen\":\"F'7/8/8/8/8/8/8/kK6 w - -\"}",
        "{FEN,\"stipulation\":{\"matingMan\":\"h3\",\"moves\":3,\"exact\":true,\"x\":1}}",
        "{FEN,\"published\":{\"lines\":[{\"moves\":\"e1<c3 a7a8f\"}]}}",
        "{FEN,\"solution\":{\"children\":[{\"move\":\"g3h5\",\"glyphs\":[1],\"x\":1,"
            + "\"comment\":{\"en\":\"!\"},\"arrows\":[\"red a1h8\"],\"squares\":[\"blue e4\"],"
            + "\"children\":[{\"moves\":\"h7h5 g1g6\"}]}]}}"
      })
  void acceptsWhatTheProgramReads(String text) {
    assertThat(validate(text)).isEmpty();
    assertThat(ProblemJson.read(text.replace("FEN", FEN), "test")).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "17",
        "[]",
        "{\"title\":\"x\"}",
        "{\"fen\":17}",
        "{\"fen\":\"8/8/8/8/8/8/8 w\"}",
        "{FEN,\"pieces\":{}}",
        "{\"pieces\":{\"white\":\"Ka1\",\"toMove\":\"red\"}}",
        "{FEN,\"stipulation\":7}",
        "{FEN,\"check\":7}",
        "{FEN,\"check\":{\"verdict\":\"fine\"}}",
        "{FEN,\"check\":{\"moves\":-1}}",
        "{FEN,\"check\":{\"moves\":\"3\"}}",
        "{FEN,\"check\":{\"lowerBound\":501}}",
        "{FEN,\"check\":{\"extent\":\"all\"}}",
        "{FEN,\"check\":{\"unfinished\":[\"supper\"]}}",
        "{FEN,\"stipulation\":{\"goal\":\"fly\"}}",
        "{FEN,\"stipulation\":{\"moves\":-3}}",
        "{FEN,\"stipulation\":{\"moves\":501}}",
        "{FEN,\"stipulation\":{\"matingMan\":\"dragon\"}}",
        "{FEN,\"stipulation\":{\"matedOn\":\"h9\"}}",
        "{FEN,\"stipulation\":{\"goal\":\"mate\",\"exact\":true}}",
        "{FEN,\"rules\":{\"bareKing\":\"maybe\"}}",
        "{FEN,\"rules\":{\"foo\":\"bar\"}}",
        "{FEN,\"source\":{\"number\":122}}",
        "{FEN,\"published\":{\"lines\":[{\"moves\":\"h7h9\"}]}}",
        "{FEN,\"published\":{\"lines\":[{}]}}",
        "{FEN,\"comment\":\"nice\"}",
        "{FEN,\"solution\":[]}",
        "{FEN,\"solution\":{\"children\":[{}]}}",
        "{FEN,\"solution\":{\"children\":[{\"move\":\"Nh5\"}]}}",
        "{FEN,\"solution\":{\"children\":[{\"move\":\"g3h5\",\"moves\":\"g3h5\"}]}}",
        "{FEN,\"solution\":{\"glyphs\":[300]}}",
        "{FEN,\"solution\":{\"squares\":[\"pink e4\"]}}",
        "{FEN,\"solution\":{\"comment\":{\"e n\":\"\"}}}",
        "{FEN,\"keywords\":[2]}"
      })
  void refusesWhatTheProgramRefuses(String text) {
    assertThat(validate(text)).isNotEmpty();
    assertThatThrownBy(() -> ProblemJson.read(text.replace("FEN", FEN), "test"))
        .isInstanceOf(ProblemException.class);
  }

  @Test
  void knowsEverySwitchAndValue() {
    for (RuleOption option : RuleOption.values()) {
      for (RuleValue value : option.allowed()) {
        assertThat(
                validate("{FEN,\"rules\":{\"%s\":\"%s\"}}".formatted(option.key(), value.text())))
            .isEmpty();
      }
    }
  }

  private List<Error> validate(String text) {
    return schema.validate(text.replace("FEN", FEN), InputFormat.JSON);
  }

  private static String resource(String name) {
    try (InputStream in = SchemaTest.class.getResourceAsStream(FOLDER + name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
