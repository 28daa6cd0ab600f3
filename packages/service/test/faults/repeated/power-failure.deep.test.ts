import { expect, test } from "vitest";
import { tryStates } from "../power/try-states.js";

// A long run: `DOCUMENT_EXPORT_POWER_FAILURES=2000 vitest run --mode deep test/faults/repeated/power-failure.deep.test.ts`.
const states = Number(process.env["DOCUMENT_EXPORT_POWER_FAILURES"] ?? 12);
const seed = Number(process.env["DOCUMENT_EXPORT_SEED"] ?? 1);
const timeout = 600_000 + states * 60_000;

test(`loses no acknowledged export over ${states} power failures`, { timeout }, async () => {
  const run = { durability: "full", prepared: true, exports: 60, states, seed } as const;
  const outcome = await tryStates(run);
  console.info(`${states} power failures in a run of ${outcome.events} file events`, outcome);
  expect(outcome.faults).toEqual([]);
  expect(outcome.promises).toBeGreaterThan(run.exports);
});

test(
  "starts after a power failure during the creation of the data folder",
  { timeout },
  async () => {
    const run = { durability: "full", prepared: false, exports: 1, states: 5, seed } as const;
    expect((await tryStates(run)).faults).toEqual([]);
  },
);

test("loses acknowledged exports in power failures without syncing", { timeout }, async () => {
  const run = { durability: "relaxed", prepared: true, exports: 20, states: 5 } as const;
  const faults: string[] = [];
  // Cuts are random, and some lose nothing.
  for (let round = 0; round < 10 && faults.length === 0; round += 1)
    faults.push(...(await tryStates({ ...run, seed: seed + round })).faults);
  expect(faults).not.toEqual([]);
});
