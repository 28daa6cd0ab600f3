import { expect, test } from "vitest";
import { describeFailures, formatTestCounts, sumTestCounts } from "../../src/tiers/test-counts.ts";

const report = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 0,
  testResults: [],
};

test("adds up the reports of all packages", () => {
  expect(sumTestCounts([report, report])).toEqual({ passed: 6, failed: 2, skipped: 4 });
});

test("counts a file that could not start as one failure", () => {
  const broken = { name: "a.test.ts", status: "failed", message: "No a.", assertionResults: [] };
  const skipped = { fullName: "adds", status: "skipped", failureMessages: [] };
  const unprepared = { ...broken, assertionResults: [skipped] };
  expect(sumTestCounts([{ ...report, testResults: [broken, unprepared] }]).failed).toBe(3);
});

test("reports the place and the error of each failure", () => {
  const passed = { fullName: "adds", status: "passed", failureMessages: [] };
  const failed = {
    fullName: "takes away",
    status: "failed",
    failureMessages: ["Error: 1 is not 2"],
  };
  const testResults = [
    { name: "a.test.ts", status: "failed", message: "", assertionResults: [passed, failed] },
    { name: "b.test.ts", status: "failed", message: "No b.", assertionResults: [] },
    { name: "c.test.ts", status: "passed", message: "", assertionResults: [passed] },
  ];
  expect(describeFailures({ ...report, testResults })).toEqual([
    "FAILED a.test.ts > takes away\nError: 1 is not 2",
    "FAILED b.test.ts\nNo b.",
  ]);
});

test("lists skipped tests only if there are any", () => {
  expect(formatTestCounts({ passed: 6, failed: 0, skipped: 0 })).toBe("6 passed, 0 failed");
  expect(formatTestCounts({ passed: 6, failed: 2, skipped: 4 })).toBe(
    "6 passed, 2 failed, 4 skipped",
  );
});
