// `proofs.json` has for each rule a planted fault that the rule finds alone, recorded by `pnpm bench
// --write`. Here each is planted again; the bench plants all faults of the catalogue.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { isTrafficRule } from "../../src/checks/rule.js";
import { checkImplementation } from "../../src/engine/check-implementation.js";
import { RULES } from "../../src/rules/rules.js";
import { loadFaults } from "../faults/load-faults.js";
import { startWith } from "../support/start-with.js";

const file = new URL("proofs.json", import.meta.url);
const proofs: Readonly<Record<string, string>> = JSON.parse(await readFile(file, "utf8"));
const faults = new Map(loadFaults().map((fault) => [fault.id, fault]));

/** Rules that find none of the catalogue alone: what they look for is rarer than what others find first. */
const UNPROVED: readonly string[] = [
  "workspace-shared",
  "public-keys",
  "unmatched-condition-served",
  "other-versions-served",
  "upload-recorded",
  "framing-unambiguous",
  "parallel-reads-apart",
  "abandoned-request-survived",
  "wrong-tokens-lock-nobody-out",
];

test("every active rule has a fault that it finds alone", () => {
  // A rule on traffic needs the requests of others.
  const active = RULES.filter((rule) => !isTrafficRule(rule)).map(({ id }) => id);
  const unproved = active.filter((id) => !Object.hasOwn(proofs, id));
  expect(unproved).toEqual(UNPROVED);
});

test.for(Object.entries(proofs))("%s alone finds the fault %s", async ([rule, fault]) => {
  let verdicts = await verdictsOf(rule, fault);
  // On a busy machine a job may end between two requests, so that there is nothing for the rule to see.
  for (let again = 0; again < 4 && verdicts[0]?.verdict === "not exercised"; again += 1)
    verdicts = await verdictsOf(rule, fault);
  expect(verdicts).toMatchObject([{ id: rule, verdict: "failed" }]);
});

async function verdictsOf(rule: string, fault: string) {
  const target = await startWith(faults.get(fault)?.plant);
  try {
    const { rules } = await checkImplementation(target, { rules: [rule], deadline: 5_000 });
    return rules;
  } finally {
    await target.stop();
  }
}
