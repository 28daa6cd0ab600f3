// `pnpm test`: builds everything, then runs all checks and the tests of the first tier. `--deep` runs those of the deep tier.
import { processorTime } from "@document-export/config/processor-time";
import { costsOf } from "./read-results.ts";
import { describeCosts } from "./describe-costs.ts";
import { turbo } from "./turbo.ts";

const SERVICE = "@document-export/service";
const CHECKS = [
  ["drift", "lint:spec", "spec:diff", "typecheck", "test"],
  ["check:format", "check:lint", "check:unused", "check:workspace", "check:repository"],
].flat();

const { argv } = process;
const isDeep = argv.includes("--deep");
const others = argv.slice(2).filter((argument) => argument !== "--deep");
const started = performance.now();
// What cannot be built fails again below, with what needs it; everything else is checked.
await turbo(["build"]);
const codes = isDeep
  ? [await turbo(["test:deep", "--concurrency=1", ...others])]
  : // The tests of the service wait for most of their time, so they run beside the others from the beginning.
    await Promise.all([
      turbo([...CHECKS, `--filter=${SERVICE}`, ...others]),
      turbo([...CHECKS, `--filter=!${SERVICE}`, "--concurrency=100%", ...others]),
    ]);
const run = { duration: performance.now() - started, processorTime: processorTime() };
console.log(describeCosts(run, await costsOf(isDeep ? "deep" : "first")));
process.exitCode = codes.find((code) => code !== 0) ?? 0;
