import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { ROOT } from "../../src/root.ts";

// Runs in its own process, because the test runner would transform all built packages.
test("every package exports what its API report lists, with matching changeset", async () => {
  const main = "tools/release/src/api/main.ts";
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [main], {
    cwd: ROOT,
  }).catch((error: { stdout: string; stderr: string }) => error);
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^The API reports of \d+ packages are right\.$/m);
});
