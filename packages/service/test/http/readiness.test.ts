import { expect, test } from "vitest";
import { createReadiness, diskCheck } from "../../src/http/readiness.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

test("a missing data folder fails the disk check only", async () => {
  const folder = await temporaryFolder();
  const here = createReadiness([diskCheck(folder)]);
  const gone = createReadiness([diskCheck(`${folder}/gone`)]);
  expect((await here.report()).status).toBe(200);
  const { status, body } = await gone.report();
  expect([status, JSON.parse(String(body))]).toEqual([
    503,
    { status: "failed", checks: { process: "running", disk: "failed" } },
  ]);
});

test("treats a check that hangs as failed", async () => {
  const hanging = { name: "database", run: () => new Promise(() => undefined) };
  const { status } = await createReadiness([hanging], 10).report();
  expect(status).toBe(503);
});
