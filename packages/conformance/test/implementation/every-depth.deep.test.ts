// On a correct implementation, no rule may find anything at any level, however deep the run. The eighth implementation,
// a foreign API with server-generated ids and every way to write parameters, is in `../openapi/things.test.ts`.
import { expect, test } from "vitest";
import { checkImplementation } from "../../src/engine/check-implementation.js";
import { runOptions } from "../../src/engine/check-options.js";
import { rulesOf } from "../../src/engine/select-rules.js";
import { CORRECT, IN_GO, SERVICE } from "./correct.js";
import { rulesThatCannotHold } from "./correct-implementation.js";

const JOB_DEADLINE = 30_000;
/** On a busy machine, the last job must not end the chance of a rule to judge it. */
const LONG_DEADLINE = 120_000;

/** Implementations on which each rule of the default depth must have something to judge, and pass. */
const COMPLETE = new Set([IN_GO, SERVICE]);
const OF_DEFAULT_DEPTH = new Set(rulesOf(runOptions({})).map(({ id }) => id));

// A thorough run includes everything that shallower runs do.
test.concurrent.for(CORRECT)("a thorough run finds nothing on $name", async (correct) => {
  const { profile, stop } = await correct.start();
  const excepted = rulesThatCannotHold(correct);
  const ids = rulesOf(runOptions({ depth: "thorough" })).map(({ id }) => id);
  const rules = ids.filter((id) => !excepted.has(id));
  const { deadline = COMPLETE.has(correct) ? LONG_DEADLINE : JOB_DEADLINE } = correct;
  const options = { depth: "thorough", deadline, rules } as const;
  const report = await checkImplementation(profile, options).finally(stop);
  expect(report.rules.flatMap(({ findings }) => findings)).toEqual([]);
  if (!COMPLETE.has(correct)) return;
  const judged = report.rules.filter(({ id }) => OF_DEFAULT_DEPTH.has(id));
  expect(judged.filter(({ verdict }) => verdict !== "passed")).toEqual([]);
  expect(judged).toHaveLength(OF_DEFAULT_DEPTH.size);
});
