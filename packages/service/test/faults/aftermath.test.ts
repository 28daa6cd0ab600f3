import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { hostedDocument } from "../support/hosted-document.js";
import { startDemo } from "../support/start-demo.js";
import { aftermath } from "./support/aftermath.js";

test("names each broken promise", async () => {
  const { service, caller, destination, folder } = await startDemo();
  const { db } = service.storage;
  const { id } = await caller.export(hostedDocument("Report"), {
    destination,
    destinationReference: "a.md",
  });
  expect(await aftermath(db, { jobs: [id], folder })).toEqual([]);
  await rm(join(folder, "a.md"));
  await writeFile(join(folder, ".draft.part"), "");
  await sql`update workspaces set last_export_number = 2`.execute(db);
  await sql`update jobs set options = ${JSON.stringify({ webhooks: ["https://x"] })}`.execute(db);
  await sql`insert into uploads values (gen_random_uuid(), '', 0, now())`.execute(db);
  await sql`update workspace_usage set queued_exports = 1`.execute(db);
  const faults = await aftermath(db, { jobs: [id, "gone"], folder });
  expect(faults.map((fault) => fault.split(":")[0])).toEqual([
    "accepted job is gone",
    "numbers of records have gaps",
    "upload is left over",
    "usage of a workspace is wrong",
    "event was never received",
    "event was never received",
    "file without a record",
    "record without its file",
  ]);
  await sql`delete from document_exports`.execute(db);
  expect(await aftermath(db, { jobs: [id], folder })).toContain(
    `job is done without a record: ${id}`,
  );
});
