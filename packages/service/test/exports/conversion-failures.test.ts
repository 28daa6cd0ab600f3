import { writeFile } from "node:fs/promises";
import { hostileDocument } from "@document-export/hostile-documents";
import { until } from "../support/until.js";
import { expect, test } from "vitest";
import type { SettingsInput } from "../../src/experimental.js";
import { hostedDocument } from "../support/hosted-document.js";
import { sharedDemo } from "../support/shared/shared-demo.js";
import { startDemo } from "../support/start-demo.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

const MiB = 1024 * 1024;

/** Accepts a document in one service, and returns its job as finished by a service with other settings. */
async function exportUnder(workers: SettingsInput["workers"], file: Uint8Array) {
  const data = await temporaryFolder();
  const ample = await startDemo({ data, workers: { exports: 0, memory: 1024 * MiB } });
  const { destination } = ample;
  const options = JSON.stringify({ destination, destinationReference: "a.md" });
  const response = await ample.caller.upload({ file: new Uint8Array(file), options });
  const { id } = (await response.json()) as { id: string };
  await ample.service.stop();
  const { service } = await startDemo({ data, workers });
  const jobs = service.storage.db.selectFrom("jobs").selectAll().where("id", "=", id);
  await until(async () => (await jobs.executeTakeFirstOrThrow()).ended_at !== null);
  return jobs.executeTakeFirstOrThrow();
}

test("fails a document over the memory limit after three conversions", async () => {
  const job = await exportUnder({ memory: 256 * MiB }, hostileDocument("many-bold-runs", 6 * MiB));
  expect(job).toMatchObject({
    status: "failed",
    summary: "The conversion needed more than 128 MiB of memory; it was tried 3 times.",
    attempt: 3,
    conversion_failures: 2,
    upload_id: null,
  });
  expect(job.warnings.map(({ detail }) => detail)).toEqual([
    "Attempt 1 failed: the conversion needed more than 128 MiB of memory. The export was attempted again.",
    "Attempt 2 failed: the conversion needed more than 128 MiB of memory. The export was attempted again.",
  ]);
});

test("refuses an upload too expensive to read, then accepts the next", async () => {
  const { caller, destination } = await startDemo({ workers: { memory: 256 * MiB } });
  const options = JSON.stringify({ destination });
  const file = `{"title":"t","body":{"content":[{}${",[]".repeat(3_000_000)}]}}`;
  const refused = await caller.upload({ file, options });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    type: "urn:problem-type:document-export:refused",
    detail:
      "Reading the document needed more than 128 MiB of memory; expected one of fewer elements.",
    errors: [{ pointer: "/file" }],
  });
  expect(await caller.export(hostedDocument("Next"), { destination })).toMatchObject({
    status: "done",
  });
});

test("names the destination, not the conversion, when delivery fails", async () => {
  const { caller, destination, folder, service } = await sharedDemo();
  await writeFile(folder, "a file where the folder belongs");
  const { id } = await caller.export(hostedDocument("Report"), { destination }, {});
  const job = () =>
    service.storage.db
      .selectFrom("jobs")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  await until(async () => (await job()).attempt > 1);
  const { warnings, conversion_failures: failures } = await job();
  expect([warnings[0]?.detail, failures]).toEqual([
    "Attempt 1 failed: the delivery to Demo folder failed. The export was attempted again.",
    0,
  ]);
});
