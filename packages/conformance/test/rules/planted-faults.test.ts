// `proofs.json` has for each rule a planted fault that the rule finds alone, recorded by `pnpm bench
// --write`. Here one of each family is planted again, and all in the deep tier; the bench plants the whole catalogue.
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

test("every active rule has a fault that it finds alone", () => {
  // A rule on traffic needs the requests of others.
  const active = RULES.filter((rule) => !isTrafficRule(rule)).map(({ id }) => id);
  const proved = new Set([...Object.keys(proofs), ...Object.keys(OWN_FAULTS)]);
  expect(active.filter((id) => !proved.has(id))).toEqual([]);
});

const families = FAMILIES.flatMap((family) => {
  const proof = Object.entries(proofs).find(([, id]) => faults.get(id)?.family === family);
  return proof ? [[family, ...proof] as const] : [];
});

test("every family has a proof", () => {
  expect(families.map(([family]) => family)).toEqual(FAMILIES);
});

test.for(families)("of %s, %s alone finds the fault %s", async ([, rule, fault]) => {
  const verdicts = await exercisedVerdictsOf(rule, fault);
  expect(verdicts).toMatchObject([{ id: rule, verdict: "failed" }]);
});
