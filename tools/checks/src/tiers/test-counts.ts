/** Numbers of passed, failed and skipped tests. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The members of vitest's JSON report that are used here. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  /** A file that could not run reports no tests, so it counts as one failure. */
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Sums the reports of all packages. */
export function sumTestCounts(reports: readonly VitestReport[]): TestCounts {
  return {
    passed: sum(reports.map((report) => report.numPassedTests)),
    failed: sum(reports.map((report) => report.numFailedTests + brokenFiles(report))),
    skipped: sum(reports.map((report) => report.numPendingTests + report.numTodoTests)),
  };
}

/** Returns the last line of a run: `12 passed, 0 failed, 1 skipped`. */
export function formatTestCounts({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** Describes each failed test or file: its name, its title, and the first 2,000 characters of the error. */
export function describeFailures(report: VitestReport): string[] {
  return report.testResults
    .filter((file) => file.status === "failed")
    .flatMap((file) => {
      const failed = file.assertionResults.filter((result) => result.status === "failed");
      if (isBroken(file)) return [`FAILED ${file.name}\n${file.message}`];
      return failed.map(
        (result) =>
          `FAILED ${file.name} > ${result.fullName}\n${result.failureMessages.join("\n").slice(0, 2_000)}`,
      );
    });
}

/** Counts files that failed without a failed test: the file could not run, or its setup failed. */
function brokenFiles({ testResults }: VitestReport): number {
  return testResults.filter(isBroken).length;
}

function isBroken({ status, assertionResults }: VitestReport["testResults"][number]): boolean {
  return status === "failed" && assertionResults.every((result) => result.status !== "failed");
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
