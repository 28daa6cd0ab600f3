import { defineConfig } from "vitest/config";

/**
 * The settings that every package's tests share.
 * Results also go to `test-results/` as JSON, where CI counts them.
 */
export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    reporters: ["default", ["json", { outputFile: "test-results/vitest.json" }]],
  },
});
