import { expect, test } from "vitest";
import { LOSSES } from "./power/crash-states.js";
import { tryStates } from "./power/try-states.js";

test("nothing acknowledged is lost over a power failure with each kind of loss", async () => {
  const states = LOSSES.length;
  const run = { durability: "full", prepared: true, exports: 4, states, seed: 1 } as const;
  const { faults, promises } = await tryStates(run);
  expect(faults).toEqual([]);
  expect(promises).toBeGreaterThan(run.exports);
});

test("a power failure while the data folder is made leaves one that starts", async () => {
  const run = { durability: "full", prepared: false, exports: 1, states: 1, seed: 1 } as const;
  expect((await tryStates(run)).faults).toEqual([]);
});
