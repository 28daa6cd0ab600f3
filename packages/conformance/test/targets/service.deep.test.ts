import { beforeAll, expect, test } from "vitest";
import { checkImplementation } from "../../src/engine/check-implementation.js";
import { runOptions } from "../../src/engine/check-options.js";
import { rulesOf } from "../../src/engine/select-rules.js";
import type { Report } from "../../src/report/report.js";
import { SERVICE } from "../implementation/correct.js";

let report: Report;
beforeAll(async () => {
  const { profile, stop } = await SERVICE.start();
  report = await checkImplementation(profile, { deadline: 120_000 }).finally(stop);
});

test.each(rulesOf(runOptions({})).map(({ id }) => id))("%s passes on the service", (id) => {
  const result = report.rules.find((rule) => rule.id === id);
  expect(result).toMatchObject({ verdict: "passed", findings: [] });
});
