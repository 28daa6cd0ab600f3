import pWaitFor from "p-wait-for";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { reopenDeliveries } from "../../../src/storage/lists/replayable.js";
import { MAX_REPLAYED } from "../../../src/operator-api/actions/replay.js";
import { hostedDocument } from "../../support/hosted-document.js";
import { NOT_SOON, startReceiver } from "../../support/servers/receiver.js";
import { startAdmin, type Operated } from "./support.js";

const document = hostedDocument("Report");
const SINCE = new Date(Date.now() - 60_000).toISOString();

/** Exports a document whose only event goes to an endpoint. */
async function exported({ caller, destination }: Operated, endpoint: string) {
  const webhook = { endpoint, events: ["job.done"], connections: [destination] };
  const response = await caller.post("/v2/webhooks", webhook);
  expect(response.status).toBe(201);
  await caller.export(document, { destination });
  return (await response.json()) as { id: number };
}

/** Waits for a delivery to reach a state. */
async function delivery(
  { operator }: Operated,
  state: "pending" | "delivered" | "failed",
  attempts: number,
) {
  return pWaitFor(
    async () => {
      const { items } = await operator.listDeliveries({ state: [state] });
      const found = items.find((one) => one.attempts === attempts);
      return found ? pWaitFor.resolveWith(found) : false;
    },
    { interval: 20 },
  );
}

test("makes a pending delivery due now and attempts it once", async () => {
  const receiver = await startReceiver([500], NOT_SOON);
  const demo = await startAdmin();
  await exported(demo, receiver.url);
  const { id } = await delivery(demo, "pending", 1);
  expect(receiver.calls).toHaveLength(1);
  const replays = await Promise.allSettled(
    [1, 2, 3].map(() => demo.operator.replayDelivery({ message: id })),
  );
  // A replay that arrives after the delivery has ended is refused, in whatever order the three run.
  const made = replays.filter(({ status }) => status === "fulfilled");
  expect(made).toContainEqual({ status: "fulfilled", value: expect.objectContaining({ id }) });
  for (const replay of replays)
    if (replay.status === "rejected") expect(replay.reason).toMatchObject({ status: 409 });
  await delivery(demo, "delivered", 2);
  expect(receiver.calls.map(({ headers }) => headers["webhook-id"])).toEqual([id, id]);
  await expect(demo.operator.replayDelivery({ message: id })).rejects.toMatchObject({
    status: 409,
    detail: expect.stringContaining("was delivered"),
  });
  await expect(demo.operator.replayDelivery({ message: "msg_x" })).rejects.toMatchObject({
    status: 404,
  });
  const details = await demo.operator.getDelivery({ message: id });
  expect(details).toMatchObject({
    body: null,
    can: { replay: false },
    attemptList: [
      { number: 1, status: 500, response: "" },
      { number: 2, status: 204 },
    ],
  });
  expect((await demo.audit()).filter(([action]) => action === "delivery.retry")).toHaveLength(
    made.length,
  );
});

test("replays failed deliveries and closes circuits, unless the webhook is disabled", async () => {
  const receiver = await startReceiver([410]);
  const demo = await startAdmin();
  const { operator, workspace } = demo;
  const webhook = await exported(demo, receiver.url);
  const { id } = await delivery(demo, "failed", 1);
  const disabled = { webhook: webhook.id };
  expect(await operator.getWebhook(disabled)).toMatchObject({ state: "disabled", pending: 0 });
  await expect(operator.replayDelivery({ message: id })).rejects.toMatchObject({ status: 409 });
  expect(await operator.replayDeliveries({ body: { since: SINCE } })).toEqual({
    replayed: 0,
    nextCursor: null,
  });
  expect(await operator.enableWebhook(disabled)).toMatchObject({ state: "working" });
  const { db } = demo.service.storage;
  await sql`insert into circuits values (${workspace}, ${receiver.url}, 5, now() + interval '1 hour', now())`.execute(
    db,
  );
  expect(await operator.listCircuits({ workspace })).toMatchObject({
    items: [{ address: receiver.url, state: "open", failures: 5, workspace: { id: workspace } }],
    nextCursor: null,
  });
  expect((await operator.getWebhook(disabled)).circuit).toMatchObject({ state: "open" });
  expect(await operator.replayDeliveries({ body: { since: SINCE, workspace } })).toEqual({
    replayed: 1,
    nextCursor: null,
  });
  await delivery(demo, "delivered", 2);
  expect(await operator.listCircuits({})).toMatchObject({ items: [] });
  expect((await demo.audit()).map(([action]) => action)).toEqual([
    "deliveries.replay",
    "webhook.enable",
    "deliveries.replay",
  ]);
});

test("replays undelivered messages since a time, a limited number per call", async () => {
  const demo = await startAdmin({ workers: { deliveries: 0 } });
  const { operator, service } = demo;
  const { db } = service.storage;
  const webhook = await exported(demo, "https://hooks.example.net/");
  const replay = async (body: Parameters<typeof operator.replayDeliveries>[0]["body"]) =>
    (await operator.replayDeliveries({ body })).replayed;
  // The waiting attempt is already due.
  expect(await replay({ since: SINCE })).toBe(0);
  await sql`update webhook_deliveries set next_attempt_at = now() + interval '1 hour'`.execute(db);
  // Simulates many more failures an hour ago.
  const count = MAX_REPLAYED + 3;
  await sql`insert into webhook_messages (id, job_id, event, attempt, webhook_id, endpoint, body, created_at)
    select 'msg_old' || n, job_id, 'old', n, webhook_id, endpoint, '{}', now() - interval '1 hour'
    from webhook_messages, generate_series(1, ${count}::int) as n`.execute(db);
  await sql`insert into webhook_deliveries (message_id, created_at, state, attempts, ended_at)
    select id, created_at, 'failed', 10, now() from webhook_messages where id like 'msg_old%'`.execute(
    db,
  );
  expect(await replay({ since: SINCE, states: ["failed"] })).toBe(0);
  expect(await replay({ since: SINCE, webhook: webhook.id + 1 })).toBe(0);
  expect(await replay({ since: SINCE, workspace: demo.workspace + 1 })).toBe(0);
  expect(await replay({ since: SINCE, until: SINCE })).toBe(0);
  expect(await replay({ since: SINCE, dryRun: true })).toBe(1);
  expect(await replay({ since: SINCE })).toBe(1);
  expect(await replay({ since: SINCE, dryRun: true })).toBe(0);
  expect(await replay({ since: SINCE })).toBe(0);
  // Simulates a second operator at the same moment, whose process read the time before this replay committed.
  const late = { after: undefined, limit: MAX_REPLAYED, now: new Date(Date.now() - 60_000) };
  const filter = { states: ["failed", "pending"], since: new Date(SINCE) } as const;
  expect((await reopenDeliveries(db, filter, late)).replayed).toEqual([]);
  const since = new Date(Date.now() - 2 * 60 * 60 * 1000).toISOString();
  const one = await operator.replayDeliveries({ body: { since } });
  expect(one.replayed).toBe(MAX_REPLAYED);
  const two = await operator.replayDeliveries({ body: { since, cursor: one.nextCursor ?? "" } });
  expect(two).toEqual({ replayed: 3, nextCursor: null });
  expect((await operator.listDeliveries({ state: ["failed"] })).items).toEqual([]);
  const { rows } = await sql<{ attempt: string; count: number }>`
    select data ->> 'attempt' as attempt, count(*)::int as count from pgboss.job
    where name = 'deliveries' group by 1 order by 2`.execute(db);
  // The scheduled attempt and its immediate replay: whichever runs second finds that the attempt was made.
  expect(rows).toEqual([
    { attempt: "1", count: 2 },
    { attempt: "11", count },
  ]);
  await expect(replay({ since, cursor: "x" })).rejects.toMatchObject({ status: 400 });
});
