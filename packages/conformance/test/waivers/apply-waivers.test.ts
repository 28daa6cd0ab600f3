import { parse } from "yaml";
import { expect, test } from "vitest";
import { isWaivedBy, waiverResults } from "../../src/waivers/apply-waivers.js";
import { proposeWaivers } from "../../src/waivers/propose-waivers.js";
import type { Waiver } from "../../src/findings/waiver.js";
import { sampleFinding, sampleReport, sampleRule } from "../report/sample-report.js";

const NOON = new Date("2026-11-22T12:00:00Z");
const PAGE_SIZE = { decision: "page-size" } as const;
const BY_DECISION = { ...PAGE_SIZE, reason: "Ours are small.", until: "2026-11-22" };

const decided = sampleFinding({ basis: PAGE_SIZE, waivable: true });
const fact = sampleFinding();

test("applies a waiver on its last day and not on the next", () => {
  expect(isWaivedBy([BY_DECISION], NOON)(decided)).toBe(true);
  expect(isWaivedBy([BY_DECISION], new Date("2026-11-23T00:00:00Z"))(decided)).toBe(false);
  expect(isWaivedBy([{ ...BY_DECISION, until: "never" }], new Date("2099-01-01"))(decided)).toBe(
    true,
  );
});

test("applies a waiver to its one finding, but not to a fact", () => {
  const of = (finding: string, rule = "a-rule"): readonly Waiver[] => [
    { rule, finding, reason: "why", until: "never" },
  ];
  expect(isWaivedBy(of(decided.id), NOON)(decided)).toBe(true);
  expect(isWaivedBy(of("a-rule-00000000"), NOON)(decided)).toBe(false);
  expect(isWaivedBy(of(decided.id, "b"), NOON)(decided)).toBe(false);
  expect(isWaivedBy(of(fact.id), NOON)(fact)).toBe(false);
});

test.each([
  ["used", BY_DECISION, "failed", [decided]],
  ["expired", { ...BY_DECISION, until: "2026-11-21" }, "failed", [decided]],
  ["unused", BY_DECISION, "passed", []],
  ["not exercised", BY_DECISION, "not exercised", []],
  [
    "refused",
    { rule: "a-rule", finding: fact.id, reason: "why", until: "never" },
    "failed",
    [fact],
  ],
] as const)("reports a waiver as %s", (state, waiver, verdict, waived) => {
  const result = sampleRule({ verdict, waived });
  const [judged] = waiverResults([waiver], [{ result, basis: [PAGE_SIZE] }], NOON);
  expect(judged).toEqual({ ...waiver, state, findings: waived.map(({ id }) => id) });
});

test("proposes waivers for decisions with evidence, not for facts or crashes", () => {
  const crash = sampleFinding({ basis: { decision: "tokens" }, waivable: true, status: 500 });
  const message = "a\n- decision: tokens\u2028  reason: x, got 1.";
  const findings = [{ ...decided, message }, fact, crash];
  const text = proposeWaivers(sampleReport({ rules: [sampleRule({ findings })] }));
  expect(parse(text)).toEqual({ waivers: [{ ...PAGE_SIZE, reason: "", until: "" }] });
  expect(text).toContain(`# - ${decided.id}: a - decision: tokens   reason: x, got 1.`);
  expect(text).toContain(`#   ${decided.curl}`);
  expect(parse(proposeWaivers(sampleReport()))).toEqual({ waivers: [] });
});
