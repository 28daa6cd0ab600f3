import { expect, test } from "vitest";
import { FAMILIES } from "./fault.js";
import { loadFaults } from "./load-faults.js";

const faults = loadFaults();

test("the catalogue has at least 250 faults with unique ids", () => {
  expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
  expect(faults.length).toBeGreaterThanOrEqual(250);
  expect(faults.filter(({ id }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

test.for(FAMILIES)("%s has about half of its faults in each half", (family) => {
  const halves = faults.filter((fault) => fault.family === family).map(({ half }) => half);
  const share = halves.filter((half) => half === "open").length / halves.length;
  expect(share).toBeGreaterThanOrEqual(0.35);
  expect(share).toBeLessThanOrEqual(0.65);
});

test("each fault has a sentence on its effect, and a source", () => {
  const mute = faults.filter(({ does, from }) => !/^[A-Z][^]*\.$/.test(does) || from === "");
  expect(mute.map(({ id }) => id)).toEqual([]);
});
