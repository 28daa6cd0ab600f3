// On a correct implementation, no rule may find anything at any level, however deep the run. The eighth implementation,
// a foreign API with server-generated ids and every way to write parameters, is in `../openapi/things.test.ts`.
import { expect, test } from "vitest";
import { checkImplementation } from "../../src/engine/check-implementation.js";
import { runOptions } from "../../src/engine/check-options.js";
import { rulesOf } from "../../src/engine/select-rules.js";
import { CORRECT, IN_GO } from "./correct.js";
import { rulesThatCannotHold } from "./correct-implementation.js";
import { isGoMissing } from "./start-in-go.js";

const JOB_DEADLINE = 30_000;

// A thorough run includes everything that shallower runs do.
test.for(CORRECT)("a thorough run finds nothing on $name", async (correct) => {
  const { profile, stop } = await correct.start();
  const excepted = rulesThatCannotHold(correct);
  const ids = rulesOf(runOptions({ depth: "thorough" })).map(({ id }) => id);
  const rules = ids.filter((id) => !excepted.has(id));
  const options = { depth: "thorough", deadline: JOB_DEADLINE, rules } as const;
  const report = await checkImplementation(profile, options).finally(stop);
  expect(report.rules.flatMap(({ findings }) => findings)).toEqual([]);
});

test.skipIf(isGoMissing)("passes every rule on an implementation in another language", async () => {
  const { profile, stop } = await IN_GO.start();
  const { rules } = await checkImplementation(profile, {}).finally(stop);
  expect(rules.filter(({ verdict }) => verdict !== "passed").map(({ id }) => id)).toEqual([]);
});
