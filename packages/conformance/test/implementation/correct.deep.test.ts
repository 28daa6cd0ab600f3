// Checks what the proofs of the planted faults consider correct against an implementation that was written differently:
// results may differ only in what the contract leaves open.
import { expect, test } from "vitest";
import { loadFaults } from "../faults/load-faults.js";
import { startDifferent } from "./different/start-different.js";

/** Proofs whose observations legitimately differ on this implementation. */
const OTHERWISE = {
  compressed: ["gzip-not-announced", "gzip-announced-and-not-sent", "deflate-without-zlib-header"],
  "in chunks": ["length-too-short", "length-doubled"],
  "with a charset": [
    "media-type-missing",
    "media-type-is-text",
    "media-type-with-vendor-suffix",
    "problem-plain-on-405",
  ],
  "in other words": ["problem-without-title"],
  "with nine digits and an offset": [
    "date-without-zone",
    "date-with-space",
    "date-offset-without-colon",
    "date-as-number",
    "date-as-array",
    "date-in-words",
    "date-impossible",
  ],
};

test("another correct implementation differs only where the contract allows it", async () => {
  const waiting = [...loadFaults()];
  const differing: string[] = [];
  const work = async (): Promise<void> => {
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const target = await startDifferent();
      const observed = await fault.shows(target).catch(String);
      await target.stop();
      if (JSON.stringify(observed) !== JSON.stringify(fault.healthy)) differing.push(fault.id);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  expect(differing.sort()).toEqual(Object.values(OTHERWISE).flat().sort());
});
