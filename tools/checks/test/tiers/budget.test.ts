import { expect, test } from "vitest";
import { budgetFaults, budgetFor, suspects } from "../../src/tiers/budget.ts";

const REFERENCE_TIME = 1_200;
const cost = (file: string, processorTime: number) => ({ file, processorTime, duration: 0 });

test("a machine that opens PGlite in half of the time has half of the budget", () => {
  expect(budgetFor(REFERENCE_TIME / 2).file).toBe(budgetFor(REFERENCE_TIME).file / 2);
});

test("a file is measured alone where it took more than it may beside others", () => {
  const costs = [cost("cheap.test.ts", 7_900), cost("dear.test.ts", 8_100)];
  expect(suspects(costs, 8_000).map(({ file }) => file)).toEqual(["dear.test.ts"]);
});

test("a file that is too expensive alone is a fault, with what it may take", () => {
  const [fault, ...others] = budgetFaults([], [cost("dear.test.ts", 10_100)], REFERENCE_TIME);
  expect(fault).toMatch(/^dear\.test\.ts takes 10\.1 s .* may take 10\.0 s on this machine\./);
  expect(others).toEqual([]);
});

test("a file that is cheap alone is none, whatever it took beside others", () => {
  expect(
    budgetFaults([cost("a.test.ts", 9_000)], [cost("a.test.ts", 7_000)], REFERENCE_TIME),
  ).toEqual([]);
});

test("a sum that has grown by more than a tenth is a fault", () => {
  const { sum } = budgetFor(REFERENCE_TIME);
  expect(budgetFaults([cost("a.test.ts", sum)], [], REFERENCE_TIME)).toEqual([]);
  expect(budgetFaults([cost("a.test.ts", sum + 1)], [], REFERENCE_TIME)).toHaveLength(1);
});
