import { randomBytes } from "node:crypto";
import { createDatabase, startPostgres } from "@document-export/local-servers";
import { sql, type Kysely } from "kysely";
import pWaitFor from "p-wait-for";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { eraseDocuments } from "../../src/erasure/erase-documents.js";
import { openSecretBox } from "../../src/secrets/open-secret-box.js";
import type { Database } from "../../src/storage/database.js";
import { openPostgres } from "../../src/storage/postgres/open-postgres.js";
import { recordAttempt } from "../../src/storage/statements/webhook-messages.js";
import { addOperatorToken, bearer, startOperated } from "../operator-api/support/operator.js";
import { hostedDocument } from "../support/hosted-document.js";
import { localOutbound } from "../support/servers/local-outbound.js";
import { NOT_SOON, startReceiver } from "../support/servers/receiver.js";
import { startDemo } from "../support/start-demo.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

const postgres = await startPostgres();
afterAll(() => ("stop" in postgres ? postgres.stop() : undefined));
if ("missing" in postgres) console.warn(`SKIPPED on PostgreSQL: ${postgres.missing}.`);

function newDatabase(): Promise<string> {
  const url = "url" in postgres ? postgres.url : "";
  return createDatabase(url, `at_once_${randomBytes(4).toString("hex")}`);
}

/** Waits until at least `count` statements of the database wait for a lock; housekeeping may add more. */
async function untilWaiting(db: Kysely<Database>, count: number): Promise<void> {
  const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const countNow = async () => (await waiting.execute(db)).rows[0]?.count ?? 0;
  await pWaitFor(async () => (await countNow()) >= count, { interval: 20 });
}

/** Waits for an attempt with this number at the database's only message, and returns the message's id. */
async function untilAttempted(db: Kysely<Database>, number: number): Promise<string> {
  const attempts = db.selectFrom("webhook_attempts").select("message_id as message");
  return pWaitFor(async () => {
    const attempt = await attempts.where("number", "=", number).executeTakeFirst();
    return attempt ? pWaitFor.resolveWith(attempt.message) : false;
  });
}

/** Records a failed attempt; the next attempt is due in an hour. */
async function recordFailure(
  trx: Kysely<Database>,
  message: string,
  number: number,
): Promise<void> {
  const attempt = { message_id: message, number, status: 500, error: null, response: "" };
  const next_attempt_at = new Date(Date.now() + 60 * 60 * 1000);
  const change = { state: "pending", next_attempt_at, ended_at: null } as const;
  await recordAttempt(trx, { ...attempt, duration: 1, attempted_at: new Date() }, change);
}

/** Opens a database connection separate from the services'. */
async function openBeside(databaseUrl: string): Promise<Kysely<Database>> {
  const storage = await openPostgres(databaseUrl, 4);
  onTestFinished(storage.close);
  return storage.db;
}

describe.skipIf("missing" in postgres)("on PostgreSQL", () => {
  test("renames a destination and registers a webhook while an export ends", async () => {
    const databaseUrl = await newDatabase();
    const demo = await startOperated({ databaseUrl });
    const { caller, destination, workspace, port } = demo;
    const token = await addOperatorToken(demo, "admin");
    const db = await openBeside(databaseUrl);
    const held = await db.startTransaction().execute();
    await held
      .selectFrom("workspaces")
      .select("id")
      .where("id", "=", workspace)
      .forNoKeyUpdate()
      .execute();
    const job = caller.export(hostedDocument("Report"), { destination });
    await untilWaiting(db, 1);
    const renamed = fetch(`${port}/operator/v1/connections/${destination}`, {
      method: "PATCH",
      headers: { ...bearer(token), "content-type": "application/json" },
      body: JSON.stringify({ name: "Renamed" }),
    });
    await untilWaiting(db, 2);
    const webhook = { endpoint: "http://127.0.0.1:9/", events: ["job.done"] };
    const registered = caller.post("/v2/webhooks", { ...webhook, connections: [destination] });
    await untilWaiting(db, 3);
    await held.commit().execute();

    expect(await job).toMatchObject({ status: "done", hasWarnings: false });
    expect((await renamed).status).toBe(200);
    expect((await registered).status).toBe(201);
  });

  test("erases documents while an attempt at their message is being recorded", async () => {
    const databaseUrl = await newDatabase();
    const { caller, destination, workspace } = await startDemo({ databaseUrl });
    const db = await openBeside(databaseUrl);
    const { url } = await startReceiver([500], NOT_SOON);
    await caller.post("/v2/webhooks", {
      endpoint: url,
      events: ["job.done"],
      connections: [destination],
    });
    await caller.export(hostedDocument("Report"), { destination });
    const message = await untilAttempted(db, 1);
    const held = await db.startTransaction().execute();
    await recordFailure(held, message, 2);
    const data = await temporaryFolder();
    const secretBox = await openSecretBox({ data, isInUse: async () => false });
    const erased = eraseDocuments(
      { db, outbound: localOutbound, secretBox },
      { workspace, document: undefined },
    );
    await untilWaiting(db, 1);
    await held.commit().execute();
    expect(await erased).toMatchObject({ jobs: 1, messages: 1 });
  });

  test("replays a delivery while an attempt is recorded, as the next attempt", async () => {
    const databaseUrl = await newDatabase();
    const demo = await startOperated({ databaseUrl });
    const token = await addOperatorToken(demo, "admin");
    const db = await openBeside(databaseUrl);
    const receiver = await startReceiver([500], NOT_SOON);
    const { caller, destination, port } = demo;
    const webhook = { endpoint: receiver.url, events: ["job.done"], connections: [destination] };
    await caller.post("/v2/webhooks", webhook);
    await caller.export(hostedDocument("Report"), { destination });
    const message = await untilAttempted(db, 1);
    const held = await db.startTransaction().execute();
    await recordFailure(held, message, 2);
    const replayed = fetch(`${port}/operator/v1/deliveries/${message}/replay`, {
      method: "POST",
      headers: bearer(token),
    });
    await untilWaiting(db, 1);
    await held.commit().execute();
    expect((await replayed).status).toBe(200);
    expect(await untilAttempted(db, 3)).toBe(message);
    expect(receiver.calls).toHaveLength(2);
  });

  test("starts a process while another creates the job engine's schema", async () => {
    const databaseUrl = await newDatabase();
    const db = await openBeside(databaseUrl);
    const held = await db.startTransaction().execute();
    await sql`create schema pgboss`.execute(held);
    const started = startDemo({ databaseUrl });
    await untilWaiting(db, 1);
    await held.commit().execute();
    const { caller, destination } = await started;
    const job = await caller.export(hostedDocument("Report"), { destination });
    expect(job.status).toBe("done");
  });

  test("creates one signing key when several processes start together", async () => {
    const databaseUrl = await newDatabase();
    await startDemo({ databaseUrl });
    const db = await openBeside(databaseUrl);
    const held = await db.startTransaction().execute();
    await held.deleteFrom("signing_keys").execute();
    await sql`lock table signing_keys`.execute(held);
    const started = [startDemo({ databaseUrl }), startDemo({ databaseUrl })];
    await untilWaiting(db, 2);
    await held.commit().execute();
    await Promise.all(started);
    expect(await db.selectFrom("signing_keys").select("id").execute()).toHaveLength(1);
  });
});
