// Prints the real counts of the last test run of every package, as the last line of CI.
import { glob, readFile } from "node:fs/promises";
import { formatTestCounts, sumTestCounts, type VitestReport } from "./test-counts.ts";

const reports: VitestReport[] = [];
for await (const file of glob("{spec,packages/*,tools/*}/test-results/vitest.json")) {
  reports.push(JSON.parse(await readFile(file, "utf8")));
}
console.log(formatTestCounts(sumTestCounts(reports)));
