// `pnpm test`: builds everything, then runs all checks and the tests of the first tier. `--deep` runs the tests of the
// deep tier instead; `--affected` skips everything that the changes since `origin/main` cannot affect.
import { parseArgs } from "node:util";
import { processorTime } from "@document-export/config/processor-time";
import { costsOf } from "./read-results.ts";
import { describeCosts } from "./describe-costs.ts";
import { turbo } from "./turbo.ts";

/** The tests of these packages take longest, because they spend most of their time waiting. Neither needs the site. */
const SLOW = ["@document-export/service", "@document-export/conformance"];
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
const started = { at: Date.now(), clock: performance.now() };
// A build that fails here fails again below, with the tasks that need it; everything else is still checked. The checks of
// the repository need all of these for their types, and any change can affect them. The site is built below, beside tests
// that do not need it, because that takes one core for half a minute.
await turbo(["build", "--filter=./packages/*", "--filter=!@document-export/docs"]);
const tasks = isDeep ? ["test:deep"] : OF_PACKAGES;
const codes = await Promise.all([
  // Turbo starts tasks in any order, so the longest tasks are started separately, and none of them runs alone at the
  // end.
  ...SLOW.map((name) => turbo([...tasks, `--filter=${name}`, ...scope])),
  // The site first: other tests wait for it, and turbo would build it late.
  turbo(["build", ...scope]).then(() =>
    turbo([...tasks, ...SLOW.map((name) => `--filter=!${name}`), "--concurrency=100%", ...scope]),
  ),
  ...(isDeep ? [] : [turbo([...OF_REPOSITORY, "--concurrency=1"])]),
]);
const run = { duration: performance.now() - started.clock, processorTime: processorTime() };
console.log(describeCosts(run, await costsOf(isDeep ? "deep" : "first", started.at)));
process.exitCode = codes.find((code) => code !== 0) ?? 0;
