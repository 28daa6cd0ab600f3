// `proofs.json` has for each rule a planted fault that this rule alone finds, recorded by `pnpm bench --write`. Here
// one of each family is planted again, and all of them in the deep tier; the benchmark plants the whole catalogue.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { isTrafficRule } from "../../src/checks/rule.js";
import { RULES } from "../../src/rules/rules.js";
import { loadFaults } from "../faults/load-faults.js";
import { FAMILIES } from "../faults/fault.js";
import { OWN_FAULTS } from "./own-faults.js";
import { exercisedVerdictsOf } from "./verdicts-of.js";

const file = new URL("proofs.json", import.meta.url);
const proofs: Readonly<Record<string, string>> = JSON.parse(await readFile(file, "utf8"));
const faults = new Map(loadFaults().map((fault) => [fault.id, fault]));

test("every active rule has a fault that only it finds", () => {
  // Traffic rules need requests that other rules send.
  const active = RULES.filter((rule) => !isTrafficRule(rule)).map(({ id }) => id);
  const proved = new Set([...Object.keys(proofs), ...Object.keys(OWN_FAULTS)]);
  expect(active.filter((id) => !proved.has(id))).toEqual([]);
});

const families = FAMILIES.flatMap((family) => {
  const proof = Object.entries(proofs).find(([, id]) => faults.get(id)?.family === family);
  return proof ? [[family, ...proof] as const] : [];
});

test("every family has a proven fault", () => {
  expect(families.map(([family]) => family)).toEqual(FAMILIES);
});

test.for(families)("in %s, only %s finds the fault %s", async ([, rule, fault]) => {
  const verdicts = await exercisedVerdictsOf(rule, fault);
  expect(verdicts).toMatchObject([{ id: rule, verdict: "failed" }]);
});
