// Which rules find which fault was recorded by `pnpm bench --write`. Here one fault of each rule is
// planted again, and the rule alone must find it; the bench plants all of them.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { checkImplementation } from "../../src/engine/check-implementation.js";
import { isTrafficRule } from "../../src/checks/rule.js";
import { RULES } from "../../src/rules/rules.js";
import { loadFaults } from "../faults/load-faults.js";
import { startWith } from "../support/start-with.js";

const file = new URL("found.json", import.meta.url);
const found: Readonly<Record<string, readonly string[]>> = JSON.parse(await readFile(file, "utf8"));
const faults = new Map(loadFaults().map((fault) => [fault.id, fault]));

/** The fault that the fewest rules find shows best what a rule is for. */
function faultOf(rule: string): string | undefined {
  const own = Object.entries(found).filter(([, rules]) => rules.includes(rule));
  return own.toSorted(([, a], [, b]) => a.length - b.length)[0]?.[0];
}

test("every recorded fault is in the catalogue, and every rule is recorded", () => {
  const rules = new Set(Object.values(found).flat());
  expect(Object.keys(found).filter((id) => !faults.has(id))).toEqual([]);
  expect(RULES.map(({ id }) => id).filter((id) => !rules.has(id))).toEqual([]);
});

/** A rule on traffic needs the requests of others. */
const active = RULES.filter((rule) => !isTrafficRule(rule)).map(
  ({ id }) => [id, faultOf(id) ?? ""] as const,
);

test.for(active)("%s alone finds the fault %s", async ([rule, fault]) => {
  const target = await startWith(faults.get(fault)?.plant);
  try {
    const { rules } = await checkImplementation(target, { rules: [rule], deadline: 5_000 });
    expect(rules).toMatchObject([{ id: rule, verdict: "failed" }]);
  } finally {
    await target.stop();
  }
});
