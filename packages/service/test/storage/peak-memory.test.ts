import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

const SCRIPT = fileURLToPath(new URL("support/parse-statements.ts", import.meta.url));
const BUILT = fileURLToPath(new URL("../../dist/storage/", import.meta.url));
/** In MiB: half of what it takes where V8 optimizes the parser. */
const MAX_PEAK = 380;

// In its own process, without the flags of the tests, which leave nothing to be optimized.
test("an embedded database takes no memory to have its parser optimized", async () => {
  // V8 optimizes when a function asks for it, and not when the processor is free.
  const args = ["--wasm-sync-tier-up", SCRIPT, BUILT, await temporaryFolder()];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: {} });
  expect(Number(stdout) / 1024).toBeGreaterThan(100);
  expect(Number(stdout) / 1024).toBeLessThan(MAX_PEAK);
});
