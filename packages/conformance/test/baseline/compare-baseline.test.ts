import { expect, test } from "vitest";
import { compareBaseline } from "../../src/baseline/compare-baseline.js";
import { EXIT_CODES, exitCodeOf } from "../../src/report/report.js";
import { sampleFinding, sampleReport, sampleRule } from "../report/sample-report.js";

const finding = (rule: string, message: string): ReturnType<typeof sampleFinding> =>
  sampleFinding({ rule, message });
const known = finding("a-rule", "known");
const added = finding("a-rule", "added");
const gone = finding("a-rule", "gone");
const unchecked = finding("b", "unchecked");

const BEFORE = {
  rules: [
    sampleRule({ findings: [known, gone] }),
    sampleRule({ id: "b", findings: [], waived: [unchecked] }),
  ],
};
const skipped = sampleRule({ id: "b", verdict: "not exercised" });

test("sorts findings into new, known, gone and unchecked", () => {
  const now = [sampleRule({ findings: [known, added] }), skipped];
  expect(compareBaseline(BEFORE, now)).toEqual({
    added: [added.id],
    known: [known.id],
    gone: [{ id: gone.id, rule: "a-rule", message: "gone" }],
    unchecked: [{ id: unchecked.id, rule: "b", message: "unchecked" }],
  });
});

test("fails a run with a baseline only on new findings", () => {
  const run = (findings: readonly (typeof known)[]): number => {
    const rules = [sampleRule({ findings })];
    return exitCodeOf(sampleReport({ rules, baseline: compareBaseline(BEFORE, rules) }));
  };
  expect(run([known])).toBe(EXIT_CODES.conformant);
  expect(run([known, added])).toBe(EXIT_CODES.findings);
});
