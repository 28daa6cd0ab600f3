import { randomUUID } from "node:crypto";
import pWaitFor from "p-wait-for";
import { expect, test } from "vitest";
import { openUntil, recordResponse } from "../../src/webhooks/circuit.js";
import { hostedDocument } from "../support/hosted-document.js";
import { NOT_SOON, startReceiver } from "../support/servers/receiver.js";
import { addWorkspace, startDemo, type Demo } from "../support/start-demo.js";
import { testTime, type TestTime } from "../support/test-time.js";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const EXPORTS = 12;

/** Waits until no delivery is due. */
async function untilQuiet({ service }: Demo, { now }: TestTime): Promise<void> {
  const due = async () =>
    service.storage.db
      .selectFrom("webhook_deliveries")
      .select("message_id")
      .where("state", "=", "pending")
      .where("next_attempt_at", "<=", now())
      .execute();
  await pWaitFor(async () => (await due()).length === 0, { interval: 50 });
}

test("probes a receiver that is down for an hour, then delivers everything", async () => {
  const time = testTime();
  const demo = await startDemo({}, { now: time.now });
  const { caller, destination, service } = demo;
  const { db } = service.storage;
  const away = Array.from({ length: 1000 }, (_, index) => (index % 2 === 0 ? 503 : 429));
  const receiver = await startReceiver(away);
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
  // Without the circuit, each message would have been sent four times by now.
  expect(receiver.calls.length).toBeLessThan(EXPORTS * 3);
  expect(receiver.calls.length).toBeGreaterThan(atOnce);

  receiver.responses.length = 0;
  const arrived = async () => {
    await time.move(db, 10 * MINUTE);
    await untilQuiet(demo, time);
    const rows = await db.selectFrom("webhook_deliveries").select("state").execute();
    return rows.every(({ state }) => state === "delivered");
  };
  await pWaitFor(arrived, { interval: 0 });
  const delivered = receiver.calls.slice(-EXPORTS).map(({ headers }) => headers["webhook-id"]);
  expect(new Set(delivered).size).toBe(EXPORTS);
});

test("disables a webhook after failing for five days, not before", async () => {
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
});

test("opens the circuit per URL without query, and calls other URLs", async () => {
  const time = testTime();
  const demo = await startDemo({}, { now: time.now });
  const { caller, destination, service } = demo;
  const { db } = service.storage;
  const failures = Array.from({ length: 1000 }, () => 500);
  const dead = await startReceiver(failures, NOT_SOON);
  const alive = await startReceiver();
  const once = () => ({
    destination,
    webhooks: [`${dead.url}?job=${randomUUID()}`, `${alive.url}?job=${randomUUID()}`],
  });
  for (let index = 0; index < 4; index += 1) {
    await caller.export(hostedDocument(`Report ${index}`), once());
    await pWaitFor(() => alive.calls.length === 4 * (index + 1));
    // Simultaneous failures count once: those of this report have to be counted before the next report.
    await untilQuiet(demo, time);
    await time.move(db, 2 * SECOND);
  }
  const circuits = await db
    .selectFrom("circuits")
    .selectAll()
    .where("open_until", "is not", null)
    .execute();
  expect(circuits.map(({ address }) => address)).toEqual([dead.url]);
  expect(dead.calls.length).toBeLessThan(16);
});

const outcome = { error: undefined, response: "", retryAfter: undefined, duration: 10 };
const fails = { ...outcome, status: 503 };
const works = { ...outcome, status: 204 };
// Starts now because retention removes circuits of the day before.
const start = Date.now();
const at = (seconds: number) => new Date(start + seconds * SECOND);

/** Creates two workspaces and an endpoint that both send to. */
async function twoWorkspaces() {
  const mine = await startDemo();
  const theirs = await addWorkspace(mine.service, mine.folder);
  const endpoint = "https://example.com/hook";
  return {
    db: mine.service.storage.db,
    mine: { workspace_id: mine.workspace, endpoint },
    theirs: { workspace_id: theirs.workspace, endpoint },
  };
}

test("calls an address with an open circuit for another workspace", async () => {
  const { db, mine, theirs } = await twoWorkspaces();
  for (const second of [0, 10, 20]) await recordResponse(db, mine, fails, at(second));
  expect(await openUntil(db, mine, at(21))).toEqual(at(50));
  expect(await openUntil(db, theirs, at(21))).toBeUndefined();
  await recordResponse(db, theirs, works, at(21));
  expect(await openUntil(db, mine, at(21))).toEqual(at(50));
});

test("counts parallel failures once, so that a short outage opens no circuit", async () => {
  const { db, mine } = await twoWorkspaces();
  const together = Array.from({ length: 20 }, () => recordResponse(db, mine, fails, at(0)));
  await Promise.all(together);
  // These attempts started before the first had failed, and ended long after.
  for (let attempt = 0; attempt < 20; attempt += 1)
    await recordResponse(db, mine, { ...fails, duration: 15 * SECOND }, at(15));
  const circuit = await db.selectFrom("circuits").select(["failures", "open_until"]).execute();
  expect(circuit).toEqual([{ failures: 1, open_until: null }]);
});

test("earlier attempts do not prolong an open circuit, one success closes it", async () => {
  const { db, mine } = await twoWorkspaces();
  for (const second of [0, 10, 20]) await recordResponse(db, mine, fails, at(second));
  for (let attempt = 0; attempt < 10; attempt += 1)
    await recordResponse(db, mine, { ...fails, duration: 5 * SECOND }, at(22));
  expect(await openUntil(db, mine, at(23))).toEqual(at(50));
  await recordResponse(db, mine, works, at(24));
  expect(await openUntil(db, mine, at(24))).toBeUndefined();
});

test("allows one attempt after the circuit expires, and doubles its time", async () => {
  const { db, mine } = await twoWorkspaces();
  for (const second of [0, 10, 20]) await recordResponse(db, mine, fails, at(second));
  const asked = Array.from({ length: 10 }, () => openUntil(db, mine, at(51)));
  const untils = await Promise.all(asked);
  expect(untils.filter((until) => until === undefined)).toHaveLength(1);
  expect(untils.filter((until) => until?.getTime() === at(81).getTime())).toHaveLength(9);
  await recordResponse(db, mine, fails, at(52));
  expect(await openUntil(db, mine, at(53))).toEqual(at(112));
});

test("keeps counting failures after the clock is set back", async () => {
  const { db, mine } = await twoWorkspaces();
  for (const second of [9000, 10, 20, 30]) await recordResponse(db, mine, fails, at(second));
  expect(await openUntil(db, mine, at(31))).toBeDefined();
});
