import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

const SCRIPT = fileURLToPath(new URL("support/parse-statements.ts", import.meta.url));
const BUILT = fileURLToPath(new URL("../../dist/storage/", import.meta.url));
/** In MiB: half of the memory needed when V8 optimizes the parser. */
const MAX_PEAK = 380;

// Runs in its own process, without the test flags, which disable optimization.
test("opens an embedded database below the limit of peak memory", async () => {
  // With this flag V8 optimizes as soon as a function asks for it, not when the processor is idle.
  const args = ["--wasm-sync-tier-up", SCRIPT, BUILT, await temporaryFolder()];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: {} });
  expect(Number(stdout) / 1024).toBeGreaterThan(100);
  expect(Number(stdout) / 1024).toBeLessThan(MAX_PEAK);
});
