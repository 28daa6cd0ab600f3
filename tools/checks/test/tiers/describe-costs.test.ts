import { expect, test } from "vitest";
import { describeCosts } from "../../src/tiers/describe-costs.ts";

const run = { duration: 61_400, processorTime: 100_000 };

test("lists the ten files with most processor time and their share", () => {
  const files = Array.from({ length: 12 }, (_, index) => ({
    file: `test/${index}.test.ts`,
    processorTime: index * 1000,
    duration: 5,
  }));
  const lines = describeCosts(run, files).split("\n");
  expect(lines).toHaveLength(12);
  expect(lines[0]).toBe("Processor time of 12 test files: 66.0 s. Those that took most:");
  expect(lines[1]).toBe("  11.0 s 17 % test/11.test.ts");
  expect(lines[11]).toBe("The whole run took 1 min 1 s, and 1 min 40 s of processor time.");
});

test("names each run's storage, and counts a failed start as zero", () => {
  const broken = { file: "a.test.ts", project: "postgres", processorTime: -1, duration: 0 };
  const lines = describeCosts(run, [broken]).split("\n");
  expect(lines[0]).toContain("of 1 test files: 0.0 s");
  expect(lines[1]).toContain("a.test.ts (postgres)");
});

test("names no files if none has run", () => {
  expect(describeCosts(run, [])).toBe(
    "The whole run took 1 min 1 s, and 1 min 40 s of processor time.",
  );
});
