import { afterAll, beforeAll, describe, test } from "vitest";
import { runOptions } from "../engine/check-options.js";
import { rulesOf } from "../engine/select-rules.js";
import { canFail, type RuleResult } from "../report/report.js";
import { type ConformanceOptions, reasonOfPartial, startRun } from "./conformance-run.js";
import { describeFailure } from "./describe-failure.js";
import { type ConformanceTarget, openTarget } from "./open-target.js";

/** Only for hanging tests: rules have their own deadlines, and rules about retries take minutes. */
const TIMEOUT_MS = 30 * 60_000;

/** Thrown by a failed test. Its stack is its message, since a location in this package is not helpful. */
class ConformanceError extends Error {
  override readonly name = "ConformanceError";

  constructor(message: string) {
    super(message);
    this.stack = `${this.name}: ${message}`;
  }
}

/**
 * Declares one test for each rule of a run on an implementation. A test fails with its findings: what was expected and
 * received, the request as curl, and how to replay it. A rule that was not exercised or not decided is skipped with the
 * reason, and a final test fails if that is more than half of them, or a whole family that `isPartialAllowed` does not
 * name.
 *
 * A run creates exports and webhooks on the target, which the interface has no operation to remove.
 * @param target an address, a target, or a function that starts a server
 * @throws UsageError if an option names a rule that does not exist
 */
export function describeConformance(
  target: ConformanceTarget,
  options: ConformanceOptions = {},
): void {
  const rules = rulesOf(runOptions(options));
  describe(options.name ?? "conformance", { concurrent: false, shuffle: false }, () => {
    let running: ReturnType<typeof startRun>;
    let stop: (() => unknown) | undefined;
    beforeAll(async () => {
      const opened = await openTarget(target, options.description === undefined);
      ({ stop } = opened);
      running = startRun(opened.target, options);
      await running.started;
    }, TIMEOUT_MS);
    afterAll(async () => {
      // If the run failed, a test has already failed.
      await running?.report.catch(() => undefined);
      await stop?.();
    }, TIMEOUT_MS);
    const each = { timeout: TIMEOUT_MS, retry: 0 };
    for (const { id, title } of rules)
      test(`${id}: ${title}`, each, async ({ skip, annotate }) => {
        const result = await running.resultOf(id);
        const others = result.findings.filter(({ level }) => !canFail(level, options.isStrict));
        for (const { message } of others) await annotate(message, "warning");
        const failure = describeFailure(result, options);
        if (failure !== undefined) throw new ConformanceError(failure);
        if (isSkipped(result)) skip(`${result.verdict}: ${result.reason ?? "no reason is known"}`);
      });
    test("enough rules are exercised", each, async () => {
      const reason = reasonOfPartial(await running.report, options.isPartialAllowed ?? false);
      if (reason !== undefined) throw new ConformanceError(reason);
    });
  });
}

function isSkipped({ verdict }: RuleResult): boolean {
  return verdict === "not exercised" || verdict === "undecidable";
}
