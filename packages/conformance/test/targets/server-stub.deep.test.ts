import { beforeAll, expect, test } from "vitest";
import { checkImplementation } from "../../src/engine/check-implementation.js";
import type { Report } from "../../src/report/report.js";
import { runOptions } from "../../src/engine/check-options.js";
import { rulesOf } from "../../src/engine/select-rules.js";
import { BARE_STUB } from "../implementation/correct.js";
import { rulesThatCannotHold } from "../implementation/correct-implementation.js";

/** The stub's job stays queued, so a longer deadline would change nothing. */
const DEADLINE = 2_000;
const excepted = rulesThatCannotHold(BARE_STUB);

let report: Report;
beforeAll(async () => {
  const { profile, stop } = await BARE_STUB.start();
  report = await checkImplementation(profile, { deadline: DEADLINE }).finally(stop);
});

test.each(
  rulesOf(runOptions({}))
    .map(({ id }) => id)
    .filter((id) => !excepted.has(id)),
)("%s passes on the stub with its examples", (id) => {
  const result = report.rules.find((rule) => rule.id === id);
  expect(result).toMatchObject({ verdict: "passed", findings: [] });
});

test.each([...excepted])("%s cannot pass on the stub with its examples", (id) => {
  const result = report.rules.find((rule) => rule.id === id);
  expect(result?.verdict).toMatch(/^(?:failed|not exercised)$/);
});
