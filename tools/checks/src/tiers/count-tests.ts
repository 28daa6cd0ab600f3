// Prints the failures in the last run of both tiers, and the test counts as the last line of CI.
import { reportsOf } from "./read-results.ts";
import { describeFailures, formatTestCounts, sumTestCounts } from "./test-counts.ts";

const tiers = await Promise.all([reportsOf("first"), reportsOf("deep")]);
const reports = tiers.flat();
for (const failure of reports.flatMap(describeFailures)) console.log(`${failure}\n`);
console.log(formatTestCounts(sumTestCounts(reports)));
