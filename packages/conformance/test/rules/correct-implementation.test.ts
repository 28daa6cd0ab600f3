import { afterAll, beforeAll, expect, test } from "vitest";
import { checkImplementation } from "../../src/checks/check-implementation.js";
import type { Report } from "../../src/report/report.js";
import { RULES } from "../../src/rules/rules.js";
import {
  startImplementation,
  type RunningImplementation,
} from "../implementation/start-implementation.js";

let target: RunningImplementation;
let report: Report;

beforeAll(async () => {
  target = await startImplementation();
  report = await checkImplementation(target, { deadline: 5_000 });
});
afterAll(() => target.stop());

test.each(RULES.map(({ id }) => id))("%s passes on a correct implementation", (id) => {
  const result = report.rules.find((rule) => rule.id === id);
  expect(result).toMatchObject({ verdict: "passed", findings: [], waived: [] });
});
