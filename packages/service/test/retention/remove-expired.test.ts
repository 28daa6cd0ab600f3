import { sql } from "kysely";
import { until } from "../support/until.js";
import { expect, test } from "vitest";
import { limitAfter, removeExpired } from "../../src/retention/remove-expired.js";
import { removeAllExpired } from "../support/storage/remove-all-expired.js";
import { lockRetention, START, removeJobs } from "../../src/storage/statements/expired-rows.js";
import { listDeliveries } from "../support/storage/list-deliveries.js";
import { replayDelivery } from "../../src/operator-api/actions/replay.js";
import type { DataContext } from "../../src/operator-api/data-context.js";
import { hostedDocument } from "../support/hosted-document.js";
import { startReceiver } from "../support/servers/receiver.js";
import { type Demo, startDemo } from "../support/start-demo.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

const DAY = 24 * 60 * 60 * 1000;
const retention = { jobs: 30, messages: 30, failedUploads: 7, usage: 400 };

/** Returns the context of a removal that happens `days` days later. */
function contextAfter({ service }: Demo, days: number) {
  return { db: service.storage.db, retention, now: () => new Date(Date.now() + days * DAY) };
}

/** Removes the rows that have expired after `days` days. */
function removeAfter(demo: Demo, days: number) {
  return removeAllExpired(contextAfter(demo, days));
}

async function countRows({ service }: Demo) {
  const { rows } = await sql<Record<"jobs" | "messages" | "attempts" | "keys", number>>`select
    (select count(*)::int from jobs) as jobs, (select count(*)::int from webhook_messages) as messages,
    (select count(*)::int from webhook_attempts) as attempts,
    (select count(*)::int from idempotency_keys) as keys`.execute(service.storage.db);
  return rows[0];
}

/** Exports a few documents whose events go to a receiver. */
async function exported(demo: Demo, endpoint: string, count: number): Promise<void> {
  const webhook = { endpoint, events: ["job.done"], connections: [demo.destination] };
  expect((await demo.caller.post("/v2/webhooks", webhook)).status).toBe(201);
  for (let number = 0; number < count; number += 1)
    await demo.caller.export(
      hostedDocument("Report"),
      { destination: demo.destination },
      { prefer: "wait=60", "idempotency-key": `key-${number}` },
    );
}

async function page({ caller }: Demo): Promise<unknown> {
  return (await caller.get("/v2/document-exports")).json();
}

async function ended({ service }: Demo, state: "delivered" | "failed", count: number) {
  const found = () => listDeliveries(service.storage.db, state);
  await until(async () => (await found()).length === count);
  return found();
}

test("removes expired jobs, messages and keys, and keeps records", async () => {
  const demo = await startDemo();
  const receiver = await startReceiver();
  await exported(demo, receiver.url, 3);
  await ended(demo, "delivered", 3);
  const before = await page(demo);
  expect(await removeAfter(demo, 0)).toEqual({});
  expect(await removeAfter(demo, 29)).toEqual({ idempotency_keys: 3 });
  expect(await countRows(demo)).toEqual({ jobs: 3, messages: 3, attempts: 3, keys: 0 });
  expect(await removeAfter(demo, 31)).toEqual({
    webhook_messages: 3,
    webhook_attempts: 3,
    jobs: 3,
  });
  expect(await countRows(demo)).toEqual({ jobs: 0, messages: 0, attempts: 0, keys: 0 });
  expect(await page(demo)).toEqual(before);
  // The target still belongs to the removed export.
  const again = { destination: demo.destination, destinationReference: "mine.md" };
  expect(await demo.caller.export(hostedDocument("Report"), again)).toMatchObject({
    status: "done",
  });
  await removeAfter(demo, 31);
  expect(await demo.caller.export(hostedDocument("Report"), again)).toMatchObject({
    status: "failed",
    summary: expect.stringContaining("belongs to another export"),
  });
});

test("keeps a job with a pending delivery, and removes it afterwards", async () => {
  const demo = await startDemo({ workers: { deliveries: 0 } });
  await exported(demo, "http://127.0.0.1:9/", 1);
  await demo.caller.export(hostedDocument("Report"), { destination: demo.destination });
  const { db } = demo.service.storage;
  await db.deleteFrom("webhook_deliveries").where("state", "!=", "pending").execute();
  const [{ id: waiting = "" } = {}] = await db
    .selectFrom("webhook_messages")
    .select("id")
    .execute();
  expect(await removeAfter(demo, 400)).toEqual({ idempotency_keys: 2 });
  expect(await countRows(demo)).toMatchObject({ jobs: 2, messages: 2 });
  const past = { state: "failed", ended_at: new Date(), next_attempt_at: null } as const;
  await db.updateTable("webhook_deliveries").set(past).where("message_id", "=", waiting).execute();
  expect(await removeAfter(demo, 400)).toMatchObject({ webhook_messages: 1, jobs: 1 });
});

test("removes the usage of a day after its separate retention time", async () => {
  const demo = await startDemo({ workers: { exports: 0 } });
  await demo.caller.export(hostedDocument("Report"), { destination: demo.destination }, {});
  expect(await removeAfter(demo, 399)).toEqual({});
  expect(await removeAfter(demo, 402)).toEqual({ workspace_days: 1 });
});

test("never removes a job that has not ended", async () => {
  const demo = await startDemo({ workers: { exports: 0 } });
  await demo.caller.export(hostedDocument("Report"), { destination: demo.destination }, {});
  expect(await removeAfter(demo, 4000)).toEqual({ workspace_days: 1 });
  expect(await countRows(demo)).toMatchObject({ jobs: 1 });
});

test("continues a removal that was interrupted", async () => {
  const demo = await startDemo();
  for (let number = 0; number < 5; number += 1)
    await demo.caller.export(hostedDocument("Report"), { destination: demo.destination });
  const { db } = demo.service.storage;
  const before = new Date(Date.now() + DAY);
  const first = await db
    .transaction()
    .execute((trx) => removeJobs(trx, { before, after: START, limit: 2 }));
  expect(first.removed).toEqual({ jobs: 2 });
  const interrupted = db.transaction().execute(async (trx) => {
    await removeJobs(trx, { before, after: START, limit: 2 });
    throw new Error("The process died.");
  });
  await expect(interrupted).rejects.toThrow("died");
  expect(await countRows(demo)).toMatchObject({ jobs: 3 });
  expect(await removeAfter(demo, 31)).toMatchObject({ jobs: 3 });
});

test("removes rows in one process at a time", async () => {
  // The embedded database has one session, which its own locks do not block.
  if (process.env["TEST_STORAGE"] !== "postgres") return;
  const demo = await startDemo();
  await demo.caller.export(hostedDocument("Report"), { destination: demo.destination });
  await demo.service.storage.db.transaction().execute(async (trx) => {
    // The service itself may be looking for expired rows.
    await until(() => lockRetention(trx));
    const { signal } = new AbortController();
    const removal = await removeExpired({ ...contextAfter(demo, 31), signal });
    expect(removal).toEqual({ rows: {}, batches: 0, longest: 0 });
  });
  expect(await removeAfter(demo, 31)).toMatchObject({ jobs: 1 });
});

test.each([
  [200, 60, 100],
  [15, 60, 10],
  [100, 5, 200],
  [200, 5, 200],
])("after a batch of %i rows in %i ms removes %i", (limit, took, next) => {
  expect(limitAfter(limit, took)).toBe(next);
});

test("removes at start what expired while the service was stopped", async () => {
  const data = await temporaryFolder();
  const demo = await startDemo({ data });
  await demo.caller.export(hostedDocument("Report"), { destination: demo.destination });
  await demo.service.stop();
  const later = () => new Date(Date.now() + 31 * DAY);
  const again = await startDemo({ data, metrics: true }, { now: later });
  await until(async () => (await countRows(again))?.jobs === 0);
  const metrics = async () => (await fetch(`${again.service.url}/metrics`)).text();
  await until(async () =>
    (await metrics()).includes('document_export_removed_rows_total{table="jobs"} 1'),
  );
});

test("does not deliver a delivered or removed message again", async () => {
  const demo = await startDemo();
  const receiver = await startReceiver();
  await exported(demo, receiver.url, 1);
  const [{ message = "" } = {}] = await ended(demo, "delivered", 1);
  const { db } = demo.service.storage;
  expect(await db.selectFrom("webhook_messages").select("body").execute()).toEqual([{ body: "" }]);
  // The rest of the context is not used.
  const context = { db } as DataContext;
  const replay = () => replayDelivery(context, { name: "operator" }, message);
  await expect(replay()).rejects.toThrow("its body was removed then");
  await removeAfter(demo, 31);
  await expect(replay()).rejects.toThrow(
    "Messages are removed `retention.messages` days after their delivery ended.",
  );
});
