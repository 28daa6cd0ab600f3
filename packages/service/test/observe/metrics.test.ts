import { expect, test } from "vitest";
import { until } from "../support/until.js";
import { recordChange } from "../../src/audit/audit-log.js";
import { bounds } from "../../src/bounds/bounds.js";

import { hostedDocument } from "../support/hosted-document.js";
import { sharedDemo } from "../support/shared/shared-demo.js";
import { addWorkspace, startDemo } from "../support/start-demo.js";
import { startReceiver } from "../support/servers/receiver.js";

async function scrape(url: string): Promise<string> {
  return (await fetch(`${url}/metrics`)).text();
}

/** Returns the value of each series, by name with labels. */
function valuesOf(text: string): ReadonlyMap<string, number> {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(" ");
      return [line.slice(0, at), Number(line.slice(at + 1))] as const;
    }),
  );
}

test("counts requests, jobs and deliveries without any text of a caller", async () => {
  const { caller, service, destination, token } = await startDemo({ metrics: true });
  const receiver = await startReceiver();
  const options = { destination, webhooks: [receiver.url] };
  // One request without a wait: a caller that waits repeats its request on a busy machine.
  await caller.export(hostedDocument("Secret title"), options, {});
  await caller.get("/v2/collections");
  const read = () => scrape(service.url);
  const delivered = 'document_export_delivery_attempt_seconds_count{outcome="delivered"} 4';
  await until(async () => (await read()).includes(delivered));
  const text = await read();
  for (const line of [
    'document_export_request_seconds_count{operation="exportHostedDocument",status="202"} 1',
    'document_export_request_seconds_count{operation="listCollections",status="200"} 1',
    'document_export_job_seconds_count{status="done"} 1',
    'document_export_conversion_seconds_count{format="markdown"} 1',
    'document_export_jobs_waiting{status="queued"} 0',
    "document_export_oldest_job_seconds 0",
    "document_export_deliveries_waiting 0",
    "document_export_database_up 1",
    "document_export_last_backup_timestamp_seconds 0",
    'document_export_retention_seconds{table="jobs"} 2592000',
  ])
    expect(text).toContain(`${line}\n`);
  // Without TLS there is no certificate that could expire.
  expect(text).not.toMatch(/^document_export_tls_/m);
  expect(text).not.toContain("Secret title");
  expect(text).not.toContain(token);
});

test("exports current work in one scrape, with ten waiting workspaces at most", async () => {
  const workers = { exports: 0, deliveries: 0 };
  const first = await startDemo({ metrics: true, workers });
  const { service, folder } = first;
  const { db } = service.storage;
  const all = [first];
  while (all.length < bounds.measuredWorkspaces.max + 3)
    all.push(await addWorkspace(service, folder));
  for (const { caller, destination } of all)
    await caller.export(hostedDocument("Waits"), { destination }, {});
  // One hour for the first workspace, two for the second, and so on.
  for (const [at, { workspace }] of all.entries())
    await db
      .updateTable("jobs")
      .set({ queued_at: new Date(Date.now() - (at + 1) * 3_600_000) })
      .where("workspace_id", "=", workspace)
      .execute();
  const values = valuesOf(await scrape(service.url));
  expect(values.get('document_export_jobs_waiting{status="queued"}')).toBe(all.length);
  expect(values.get("document_export_oldest_job_seconds")).toBeCloseTo(all.length * 3600, -3);
  const ages = [...values].filter(([name]) => name.startsWith("document_export_queue_age_seconds"));
  expect(ages).toHaveLength(bounds.measuredWorkspaces.max + 1);
  const ageOf = (workspace: string) =>
    values.get(`document_export_queue_age_seconds{workspace="${workspace}"}`);
  expect(ageOf(String(all.at(-1)?.workspace))).toBeCloseTo(all.length * 3600, -3);
  expect(ageOf("other")).toBeCloseTo(3 * 3600, -3);
  expect(ageOf(String(first.workspace))).toBeUndefined();
});

test("exports circuits, webhooks and backups, with metrics of its storage only", async () => {
  const { service, workspace } = await startDemo({ metrics: true, durability: "full" });
  const { db, kind } = service.storage;
  const now = new Date();
  const times = { half: new Date(now.getTime() - 1000), open: new Date(now.getTime() + 60_000) };
  const circuit = { workspace_id: workspace, failures: 3, changed_at: now };
  await db
    .insertInto("circuits")
    .values([
      { ...circuit, address: "https://a.example", open_until: null },
      { ...circuit, address: "https://b.example", open_until: times.open },
      { ...circuit, address: "https://c.example", open_until: times.half },
    ])
    .execute();
  const webhook = { workspace_id: workspace, endpoint: "https://a.example", created_at: now };
  await db
    .insertInto("webhooks")
    .values([
      { ...webhook, disabled_at: now, failing_since: now },
      { ...webhook, disabled_at: null, failing_since: now },
    ])
    .execute();
  await recordChange(db, { action: "database.backup", subject: "database" });
  const values = valuesOf(await scrape(service.url));
  for (const [name, expected] of [
    ['document_export_circuits{state="closed"}', 1],
    ['document_export_circuits{state="open"}', 1],
    ['document_export_circuits{state="half-open"}', 1],
    ['document_export_webhooks{state="disabled"}', 1],
    ['document_export_webhooks{state="failing"}', 1],
    ['document_export_conversion_memory_bytes{kind="reserved"}', 0],
    ['document_export_conversions{state="waiting"}', 0],
  ] as const)
    expect([name, values.get(name)]).toEqual([name, expected]);
  const backup = values.get("document_export_last_backup_timestamp_seconds") ?? 0;
  expect(backup).toBeCloseTo(Date.now() / 1000, -2);
  expect(values.get("document_export_database_size_bytes")).toBeGreaterThan(1_000_000);
  const isEmbedded = kind === "embedded";
  expect(values.has('document_export_disk_bytes{kind="free"}')).toBe(isEmbedded);
  expect(values.has('document_export_database_connections{state="max"}')).toBe(!isEmbedded);
  expect((values.get("document_export_sync_seconds_count") ?? 0) > 0).toBe(isEmbedded);
});

test("exports the other metrics while the database does not respond", async () => {
  const { service } = await startDemo({ metrics: true });
  expect(valuesOf(await scrape(service.url)).get("document_export_database_up")).toBe(1);
  // The scrape fails to read this table, as if the database were down.
  await service.storage.db.schema.alterTable("circuits").renameTo("circuits_away").execute();
  const values = valuesOf(await scrape(service.url));
  await service.storage.db.schema.alterTable("circuits_away").renameTo("circuits").execute();
  expect(values.get("document_export_database_up")).toBe(0);
  expect(values.has("document_export_oldest_job_seconds")).toBe(false);
  expect(values.has("process_start_time_seconds")).toBe(true);
});

test("exports no metrics unless the operator enables them", async () => {
  const { service } = await sharedDemo();
  expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
});
