import { defineConfig } from "vitest/config";

/**
 * The settings that every package's tests share.
 * Results also go to `test-results/` as JSON, where CI counts them.
 */
export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // WebAssembly, such as the embedded database, is compiled once and not optimized: a test ends before that pays, and
    // optimizing takes more processor time than most tests take themselves.
    execArgv: ["--liftoff-only"],
    // For what hangs only: no test may fail because other programs keep the processors busy.
    testTimeout: 600_000,
    hookTimeout: 900_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 120_000 } },
    reporters: ["default", ["json", { outputFile: "test-results/vitest.json" }]],
  },
});
