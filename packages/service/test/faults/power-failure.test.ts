import { expect, test } from "vitest";
import { LOSSES } from "./power/crash-states.js";
import { tryStates } from "./power/try-states.js";

test("loses no acknowledged export in a power failure of any kind", async () => {
  const states = LOSSES.length;
  const run = { durability: "full", prepared: true, exports: 4, states, seed: 1 } as const;
  const { faults, promises } = await tryStates(run);
  expect(faults).toEqual([]);
  expect(promises).toBeGreaterThan(run.exports);
});

test("starts after a power failure during the creation of the data folder", async () => {
  const run = { durability: "full", prepared: false, exports: 1, states: 1, seed: 1 } as const;
  expect((await tryStates(run)).faults).toEqual([]);
});
