package org.mansuba.cli.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mansuba.analysis.soundness.CheckListener;
import org.mansuba.analysis.soundness.CheckRequest;
import org.mansuba.analysis.soundness.Plan;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.answer.Answers;
import org.mansuba.cli.output.JsonLine;
import org.mansuba.problem.Problem;
import org.mansuba.problem.PublishedLine;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.tables.build.BuildListener;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Checks many problems, as many at a time as there are threads allowed. */
final class BatchCheck {
  private static final JsonMapper JSON = new JsonMapper();

  private final Plan plan;
  private final Limits limits;
  private final Answers answers;
  private final Cancellation cancellation;
  private final @Nullable ResumeFile known;
  private final BatchLine progress;

  /**
   * A check of many problems.
   *
   * @param limits time and nodes of each problem, memory and threads of all together
   * @param answers answers each of them
   * @param known where answers are found and kept; null if nowhere
   * @param progress receives what is begun and done
   */
  BatchCheck(
      Plan plan,
      Limits limits,
      Answers answers,
      Cancellation cancellation,
      @Nullable ResumeFile known,
      BatchLine progress) {
    this.plan = plan;
    int threads = limits.threads();
    long share = Math.max(Limits.LEAST_MEMORY, limits.memory() / threads);
    this.limits = limits.withMemory(share);
    this.answers = answers;
    this.cancellation = cancellation;
    this.known = known;
    this.progress = progress;
  }

  /**
   * Checks problems. Their answers, with the fields of {@link CheckJson}, are given in the order of
   * the problems; those that a cancellation kept from being decided are left out.
   *
   * @param taker is given each answer as soon as it and those before it are known
   */
  void run(List<CheckTarget> targets, Consumer<ObjectNode> taker) {
    int threads = Math.clamp(targets.size(), 1, limits.threads());
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      List<Future<Optional<ObjectNode>>> answers = new ArrayList<>();
      targets.forEach(target -> answers.add(pool.submit(() -> answer(target))));
      try {
        for (Future<Optional<ObjectNode>> answer : answers) {
          answer.get().ifPresent(taker);
        }
      } catch (ExecutionException failure) {
        cancellation.cancel();
        throw cause(failure);
      } catch (InterruptedException interrupted) {
        cancellation.cancel();
        Thread.currentThread().interrupt();
        throw new CancellationException("interrupted");
      }
    }
  }

  private Optional<ObjectNode> answer(CheckTarget target) {
    if (cancellation.isCancelled()) {
      return Optional.empty();
    }
    String question = question(target.problem());
    Optional<ObjectNode> earlier = earlier(question);
    if (earlier.isPresent()) {
      earlier.get().put("id", target.id());
      progress.end(target.id());
      return earlier;
    }
    progress.begin(target.id());
    Optional<ObjectNode> answer = check(target, question);
    progress.end(target.id());
    return answer;
  }

  private Optional<ObjectNode> check(CheckTarget target, String question) {
    Problem problem = target.problem();
    Report report =
        answers.check(
            new CheckRequest(problem, plan, limits),
            CheckListener.silent(),
            BuildListener.silent(),
            cancellation);
    if (cancellation.isCancelled()) {
      return Optional.empty();
    }
    String text = JsonLine.write(json -> CheckJson.write(json, target.id(), problem, report));
    ObjectNode answer = (ObjectNode) JSON.readTree(text);
    if (known != null) {
      known.append(isUndecided(answer) ? limited(question) : question, answer);
    }
    return Optional.of(answer);
  }

  /** An answer that is known; an undecided one counts only if the limits were the same. */
  private Optional<ObjectNode> earlier(String question) {
    return known == null
        ? Optional.empty()
        : known.find(question).or(() -> known.find(limited(question)));
  }

  private static boolean isUndecided(ObjectNode answer) {
    return answer.path("verdict").asString("").equals("undecided");
  }

  /** All that an answer depends on. */
  private String question(Problem problem) {
    List<String> parts = new ArrayList<>();
    parts.add(problem.question().text());
    parts.add("%d %d %s".formatted(plan.within(), plan.refutations(), plan.effort()));
    parts.add(String.valueOf(problem.published().moves()));
    for (PublishedLine line : problem.published().lines()) {
      parts.add(String.join(" ", line.moves().stream().map(Object::toString).toList()));
    }
    return String.join("; ", parts);
  }

  private String limited(String question) {
    return "%s; %s %d nodes %d bytes"
        .formatted(question, limits.time(), limits.nodes(), limits.memory());
  }

  private static RuntimeException cause(ExecutionException failure) {
    return switch (failure.getCause()) {
      case RuntimeException runtime -> runtime;
      case Error error -> throw error;
      case null, default -> new IllegalStateException(failure);
    };
  }
}
