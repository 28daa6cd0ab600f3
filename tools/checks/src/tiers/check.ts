// `pnpm test`: builds everything, then runs all checks and the tests of the first tier. `--deep` runs the tests of the
// deep tier instead; `--affected` skips everything that the changes since `origin/main` cannot affect.
import { parseArgs } from "node:util";
import { processorTime } from "@document-export/config/processor-time";
import { costsOf } from "./read-results.ts";
import { describeCosts } from "./describe-costs.ts";
import { turbo } from "./turbo.ts";

const SERVICE = "@document-export/service";
const OF_PACKAGES = ["drift", "lint:spec", "spec:diff", "typecheck", "test"];
const OF_REPOSITORY = [
  "check:format",
  "check:lint",
  "check:unused",
  "check:workspace",
  "check:repository",
];

const { deep: isDeep, affected } = parseArgs({
  options: { deep: { type: "boolean" }, affected: { type: "boolean" } },
}).values;
const scope = affected ? ["--affected"] : [];
const started = performance.now();
// A build that fails here fails again below, with the tasks that need it; everything else is still checked.
await turbo(["build", ...scope]);
const tasks = isDeep ? ["test:deep"] : OF_PACKAGES;
const codes = await Promise.all([
  // Any change can affect these, and they take only seconds.
  ...(isDeep ? [] : [turbo(OF_REPOSITORY)]),
  // The service tests spend most of their time waiting, so they start at the same time as the others.
  turbo([...tasks, `--filter=${SERVICE}`, ...scope]),
  turbo([...tasks, `--filter=!${SERVICE}`, "--concurrency=100%", ...scope]),
]);
const run = { duration: performance.now() - started, processorTime: processorTime() };
console.log(describeCosts(run, await costsOf(isDeep ? "deep" : "first")));
process.exitCode = codes.find((code) => code !== 0) ?? 0;
