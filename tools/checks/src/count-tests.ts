// Prints what failed in the last test run of every package, and the real counts as the last line of CI.
import { glob, readFile } from "node:fs/promises";
import {
  describeFailures,
  formatTestCounts,
  sumTestCounts,
  type VitestReport,
} from "./test-counts.ts";

const reports: VitestReport[] = [];
for await (const file of glob("{examples,spec,packages/*,tools/*}/test-results/vitest.json")) {
  reports.push(JSON.parse(await readFile(file, "utf8")));
}
for (const failure of reports.flatMap(describeFailures)) console.log(`${failure}\n`);
console.log(formatTestCounts(sumTestCounts(reports)));
