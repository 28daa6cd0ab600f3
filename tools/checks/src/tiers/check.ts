// `pnpm test`: builds everything, then runs all checks and the tests of the first tier. `--deep` runs the tests of the
// deep tier instead; `--affected` skips everything that the changes since `origin/main` cannot affect.
import { parseArgs } from "node:util";
import { processorTime } from "@document-export/config/processor-time";
import { costsOf } from "./read-results.ts";
import { describeCosts } from "./describe-costs.ts";
import { turbo } from "./turbo.ts";

/** The tests of these packages take longest, because they spend most of their time waiting. */
const SLOW_PACKAGES = ["@document-export/service", "@document-export/conformance"];
const OF_PACKAGES = ["drift", "lint:spec", "spec:diff", "test"];
const OF_REPOSITORY = [
  "check:format",
  "check:lint",
  "check:types",
  "check:unused",
  "check:workspace",
  "check:repository",
];

const { deep: isDeep, affected } = parseArgs({
  options: { deep: { type: "boolean" }, affected: { type: "boolean" } },
}).values;
const scope = affected ? ["--affected"] : [];
const started = performance.now();
// A build that fails here fails again below, with the tasks that need it; everything else is still checked. The site comes
// last and uses one core, so the checks of the repository run beside it. They need the other builds, for their types, and
// any change can affect them.
await turbo(["build", "--filter=./packages/*", "--filter=!@document-export/docs"]);
const repository = isDeep ? [] : [turbo(OF_REPOSITORY)];
await turbo(["build", ...scope]);
const tasks = isDeep ? ["test:deep"] : OF_PACKAGES;
const codes = await Promise.all([
  ...repository,
  // Turbo starts tasks in any order, so the longest tasks are started separately, and none of them runs alone at the
  // end.
  turbo([...tasks, ...SLOW_PACKAGES.map((name) => `--filter=${name}`), ...scope]),
  turbo([
    ...tasks,
    ...SLOW_PACKAGES.map((name) => `--filter=!${name}`),
    "--concurrency=150%",
    ...scope,
  ]),
]);
const run = { duration: performance.now() - started, processorTime: processorTime() };
console.log(describeCosts(run, await costsOf(isDeep ? "deep" : "first")));
process.exitCode = codes.find((code) => code !== 0) ?? 0;
