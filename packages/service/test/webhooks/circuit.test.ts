import { randomUUID } from "node:crypto";
import pWaitFor from "p-wait-for";
import { expect, test } from "vitest";
import { hostedDocument } from "../support/hosted-document.js";
import { startReceiver } from "../support/receiver.js";
import { startDemo, type Demo } from "../support/start-demo.js";
import { testTime, type TestTime } from "../support/test-time.js";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EXPORTS = 12;

/** Waits until every delivery that is due was dealt with. */
async function untilQuiet({ service }: Demo, { now }: TestTime): Promise<void> {
  const due = async () =>
    service.storage.db
      .selectFrom("webhook_deliveries")
      .select("message_id")
      .where("state", "=", "pending")
      .where("next_attempt_at", "<=", now())
      .execute();
  await pWaitFor(async () => (await due()).length === 0, { interval: 50, timeout: 20_000 });
}

test("a receiver that is dead for an hour is asked now and then, and gets all when it is back", async () => {
  const time = testTime();
  const demo = await startDemo({}, { now: time.now });
  const { caller, destination, service } = demo;
  const { db } = service.storage;
  const receiver = await startReceiver(Array.from({ length: 1000 }, () => 503));
  const webhook = { endpoint: receiver.url, events: ["job.done"], connections: [destination] };
  await caller.post("/v2/webhooks", webhook);
  for (let index = 0; index < EXPORTS; index += 1)
    await caller.export(hostedDocument(`Report ${index}`), { destination });
  await untilQuiet(demo, time);
  const atOnce = receiver.calls.length;

  for (let minute = 0; minute < 60; minute += 5) {
    await time.move(db, 5 * MINUTE);
    await untilQuiet(demo, time);
  }
  // Each message alone would have been sent four times by now.
  expect(receiver.calls.length).toBeLessThan(EXPORTS * 2);
  expect(receiver.calls.length).toBeGreaterThan(atOnce);

  receiver.answers.length = 0;
  const arrived = async () => {
    await time.move(db, 10 * MINUTE);
    await untilQuiet(demo, time);
    const rows = await db.selectFrom("webhook_deliveries").select("state").execute();
    return rows.every(({ state }) => state === "delivered");
  };
  await pWaitFor(arrived, { interval: 0, timeout: 60_000 });
  const delivered = receiver.calls.slice(-EXPORTS).map(({ headers }) => headers["webhook-id"]);
  expect(new Set(delivered).size).toBe(EXPORTS);
}, 120_000);

test("a webhook that fails for five days is disabled, and not before", async () => {
  const time = testTime();
  const demo = await startDemo({}, { now: time.now });
  const { caller, destination, service } = demo;
  const { db } = service.storage;
  const receiver = await startReceiver(Array.from({ length: 1000 }, () => 404));
  const webhook = { endpoint: receiver.url, events: ["job.done"], connections: [destination] };
  await caller.post("/v2/webhooks", webhook);
  const disabledAfter = async (export_: string) => {
    await caller.export(hostedDocument(export_), { destination });
    await untilQuiet(demo, time);
    const row = await db.selectFrom("webhooks").select("disabled_at").executeTakeFirstOrThrow();
    return row.disabled_at !== null;
  };
  expect(await disabledAfter("First day")).toBe(false);
  await time.move(db, 4.9 * DAY);
  expect(await disabledAfter("Fifth day")).toBe(false);
  await time.move(db, 0.2 * DAY);
  expect(await disabledAfter("Sixth day")).toBe(true);
}, 60_000);

test("of one address the circuit opens, whatever its query, and another is called meanwhile", async () => {
  const { caller, destination, service } = await startDemo();
  const dead = await startReceiver(Array.from({ length: 1000 }, () => 500));
  const alive = await startReceiver();
  const once = () => ({
    destination,
    webhooks: [`${dead.url}?job=${randomUUID()}`, `${alive.url}?job=${randomUUID()}`],
  });
  for (let index = 0; index < 3; index += 1)
    await caller.export(hostedDocument(`Report ${index}`), once());
  await pWaitFor(() => alive.calls.length === 12, { timeout: 10_000 });
  const circuits = await service.storage.db
    .selectFrom("endpoint_circuits")
    .selectAll()
    .where("open_until", "is not", null)
    .execute();
  expect(circuits.map(({ endpoint }) => endpoint)).toEqual([dead.url]);
  expect(dead.calls.length).toBeLessThan(12);
}, 30_000);
