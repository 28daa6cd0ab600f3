// `proofs.json` has for each rule a planted fault that this rule alone finds, recorded by `pnpm bench --write`. Here
// each is planted again; the benchmark plants all faults of the catalogue.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { checkImplementation } from "../../src/engine/check-implementation.js";
import { loadLaterFaults } from "../faults/later/load-later-faults.js";
import { startWith } from "../support/start-with.js";
import { OWN_FAULTS, startWire } from "./own-faults.js";
import { exercisedVerdictsOf, verdictsOf } from "./verdicts-of.js";

const file = new URL("proofs.json", import.meta.url);
const proofs: Readonly<Record<string, string>> = JSON.parse(await readFile(file, "utf8"));

const own = Object.entries(OWN_FAULTS).map(([rule, fault]) => ({ rule, ...fault }));

test.concurrent.for(own)("$rule finds that $does", async ({ rule, fault, after = [] }) => {
  const target = await startWith("wire" in fault ? undefined : fault);
  const wire = "wire" in fault ? await startWire(target.baseUrl, fault.wire) : undefined;
  const checked = wire ? { ...target, baseUrl: wire.baseUrl } : target;
  const options = { rules: [...after, rule], deadline: 5_000 };
  const { rules } = await checkImplementation(checked, options);
  wire?.stop();
  await target.stop();
  const found = rules.filter(({ verdict }) => verdict === "failed").map(({ id }) => id);
  expect(found).toEqual([rule]);
});

test.concurrent.for(Object.entries(proofs))(
  "%s alone finds the fault %s",
  async ([rule, fault]) => {
    const verdicts = await exercisedVerdictsOf(rule, fault);
    expect(verdicts).toMatchObject([{ id: rule, verdict: "failed" }]);
  },
);

test.concurrent.for(loadLaterFaults())("$rule finds the later fault $id", async (fault) => {
  const { rule, plant, after = [] } = fault;
  const target = await startWith(plant);
  const options = { rules: [...after, rule], deadline: 5_000 };
  const { rules } = await checkImplementation(target, options).finally(() => target.stop());
  const found = rules.filter(({ verdict }) => verdict === "failed").map(({ id }) => id);
  expect(found).toEqual([rule]);
});

test("event-body reports a document in an event that the schema allows", async () => {
  const verdicts = await verdictsOf("event-body", "message-has-document");
  expect(verdicts).toMatchObject([{ verdict: "failed" }]);
});
