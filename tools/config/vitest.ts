import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig, type ViteUserConfigFn } from "vitest/config";
import type { InlineConfig } from "vitest/node";

/** Tests of the deep tier, which `vitest run --mode deep` runs, and nothing else. */
const DEEP = "test/**/*.deep.test.ts";

/**
 * The settings that every package's tests share, for the first tier or, in the mode `deep`, for the deep one.
 * Results also go to `test-results/` as JSON, where CI counts them, and what each file cost beside them.
 */
export function sharedTests(mode: string) {
  const isDeep = mode === "deep";
  const results = `test-results/${isDeep ? "deep" : "first"}`;
  return {
    include: [isDeep ? DEEP : "test/**/*.test.ts"],
    exclude: isDeep ? [] : [DEEP],
    // WebAssembly, such as the embedded database, is compiled once and not optimized: a test ends before that pays, and
    // optimizing takes more processor time than most tests take themselves.
    execArgv: ["--liftoff-only"],
    // For what hangs only: no test may fail because other programs keep the processors busy.
    testTimeout: 600_000,
    hookTimeout: 900_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 120_000 } },
    setupFiles: [beside("./measure-cost.ts")],
    reporters: [
      "default",
      ["json", { outputFile: `${results}.json` }],
      [beside("./report-costs.ts"), { outputFile: `${results}-costs.json` }],
    ],
  } satisfies InlineConfig;
}

/** The configuration of a package: the shared settings, its own, and those that it has in the deep tier only. */
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
