import { expect, test } from "vitest";
import { budgetFaults, budgetFor, suspects } from "../../src/tiers/budget.ts";

const REFERENCE_TIME = 1_200;
const cost = (file: string, processorTime: number) => ({ file, processorTime, duration: 0 });

test("halves the budget on a machine that opens PGlite twice as fast", () => {
  expect(budgetFor(REFERENCE_TIME / 2).file).toBe(budgetFor(REFERENCE_TIME).file / 2);
});

test("measures a file alone if it exceeds its limit beside others", () => {
  const costs = [cost("cheap.test.ts", 7_900), cost("dear.test.ts", 8_100)];
  expect(suspects(costs, 8_000).map(({ file }) => file)).toEqual(["dear.test.ts"]);
});

test("reports a file that exceeds the budget alone, with its limit", () => {
  const [fault, ...others] = budgetFaults([], [cost("dear.test.ts", 10_100)], REFERENCE_TIME);
  expect(fault).toMatch(/^dear\.test\.ts takes 10\.1 s .* may take 10\.0 s on this machine\./);
  expect(others).toEqual([]);
});

test("accepts a file within the budget alone, whatever it took before", () => {
  expect(
    budgetFaults([cost("a.test.ts", 9_000)], [cost("a.test.ts", 7_000)], REFERENCE_TIME),
  ).toEqual([]);
});

test("reports a total that has grown by more than a tenth", () => {
  const { sum } = budgetFor(REFERENCE_TIME);
  expect(budgetFaults([cost("a.test.ts", sum)], [], REFERENCE_TIME)).toEqual([]);
  expect(budgetFaults([cost("a.test.ts", sum + 1)], [], REFERENCE_TIME)).toHaveLength(1);
});
