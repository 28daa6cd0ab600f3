import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig, type ViteUserConfigFn } from "vitest/config";
import type { InlineConfig } from "vitest/node";

/** Tests of the deep tier; `vitest run --mode deep` runs only these. */
const DEEP = "test/**/*.deep.test.ts";

/**
 * Returns the test settings of all packages, for the first tier or, in the mode `deep`, for the deep tier. Results also
 * go to `test-results/` as JSON, where CI counts them, together with the cost of each file.
 */
export function sharedTests(mode: string) {
  const isDeep = mode === "deep";
  const results = `test-results/${isDeep ? "deep" : "first"}`;
  return {
    include: [isDeep ? DEEP : "test/**/*.test.ts"],
    exclude: isDeep ? [] : [DEEP],
    // Compiles WebAssembly, such as the embedded database, without optimizing it: tests finish before that pays off,
    // and optimizing takes more processor time than most tests themselves.
    execArgv: ["--liftoff-only"],
    // Files share a process, because tests stop whatever they start. Loading everything again for each file would take
    // a third of the processor time of most packages.
    isolate: false,
    // Node imports JavaScript itself: built packages, and what generators write. Vite would transform each module of them
    // again for each package that tests it.
    server: { deps: { external: [/^[^\0]*\.js$/] } },
    // These limits are only for tests that hang: no test may fail because other programs keep the processors busy.
    testTimeout: 600_000,
    hookTimeout: 900_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 120_000 } },
    // CI prints only the messages of failures, which by default shorten a list of one fault to `[ Array(1) ]`.
    chaiConfig: { truncateThreshold: 2000 },
    setupFiles: [beside("./measure-cost.ts")],
    reporters: [
      "default",
      ["json", { outputFile: `${results}.json` }],
      [beside("./report-costs.ts"), { outputFile: `${results}-costs.json` }],
    ],
  } satisfies InlineConfig;
}

/** Returns a package's configuration: the shared settings, its own, and additional ones for the deep tier. */
export function tests(own: InlineConfig = {}, deep: InlineConfig = {}): ViteUserConfigFn {
  return defineConfig(({ mode }) => {
    const both = mergeConfig({ test: sharedTests(mode) }, { test: own });
    return mode === "deep" ? mergeConfig(both, { test: deep }) : both;
  });
}

/** The shared settings alone. */
export default tests();

function beside(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
