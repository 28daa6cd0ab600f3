import { expect, test } from "vitest";
import { tryStates } from "../power/try-states.js";

// A long run: `DOCUMENT_EXPORT_POWER_FAILURES=2000 vitest run --mode deep test/faults/repeated/power-failure.deep.test.ts`.
const states = Number(process.env["DOCUMENT_EXPORT_POWER_FAILURES"] ?? 12);
const seed = Number(process.env["DOCUMENT_EXPORT_SEED"] ?? 1);
const timeout = 600_000 + states * 60_000;

test(`nothing acknowledged is lost over ${states} power failures`, { timeout }, async () => {
  const run = { durability: "full", prepared: true, exports: 60, states, seed } as const;
  const outcome = await tryStates(run);
  console.info(`${states} power failures in a run of ${outcome.events} file events`, outcome);
  expect(outcome.faults).toEqual([]);
  expect(outcome.promises).toBeGreaterThan(run.exports);
});

test(
  "a power failure while the data folder is made leaves one that starts",
  { timeout },
  async () => {
    const run = { durability: "full", prepared: false, exports: 1, states: 5, seed } as const;
    expect((await tryStates(run)).faults).toEqual([]);
  },
);

test("without syncing, power failures lose what was acknowledged", { timeout }, async () => {
  const run = { durability: "relaxed", prepared: true, exports: 20, states: 5 } as const;
  const faults: string[] = [];
  // Where a cut falls is chance, and some lose nothing.
  for (let round = 0; round < 10 && faults.length === 0; round += 1)
    faults.push(...(await tryStates({ ...run, seed: seed + round })).faults);
  expect(faults).not.toEqual([]);
});
