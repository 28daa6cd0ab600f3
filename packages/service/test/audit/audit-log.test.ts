import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import {
  type AuditAction,
  commandActions,
  listChanges,
  operatorName,
  recordChange,
} from "../../src/audit/audit-log.js";
import { startService } from "../../src/experimental.js";
import { createProgram } from "../../src/operator/create-program.js";
import type { Database } from "../../src/storage/database.js";
import { createSecretBox } from "../../src/secrets/secret-box.js";
import { addMessages } from "../../src/storage/jobs/outbox.js";
import { sharedDemo } from "../support/shared/shared-demo.js";
import { quietSettings } from "../support/start-demo.js";
import { emptyStorage } from "../support/storage/empty-storage.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

type Change = readonly [action: AuditAction, args: readonly string[], subject: RegExp];

/** Every command that changes something, ordered so that each finds what it needs. */
const changes: readonly [Change, ...Change[]] = [
  ["database.migrate", ["migrate"], /^database$/],
  ["workspace.add", ["workspaces", "add", "Acme"], /^workspace 1$/],
  ["workspace.limit", ["workspaces", "limit", "1", "--webhooks", "5"], /^workspace 1$/],
  [
    "connection.add",
    ["connections", "add", "google-docs", "Docs", "--workspace", "1"],
    /^connection 1$/,
  ],
  [
    "connection.add",
    ["connections", "add", "directory", "Folder", "--workspace", "1", "--set", "folder=/results"],
    /^connection 2$/,
  ],
  ["connection.update", ["connections", "update", "2", "--name", "Press"], /^connection 2$/],
  [
    "collection.add",
    ["collections", "add", "Both", "--source", "1", "--destination", "2"],
    /^collection 1$/,
  ],
  ["token.create", ["tokens", "create", "--source", "1"], /^token 1$/],
  ["token.revoke", ["tokens", "revoke", "1"], /^token 1$/],
  ["webhook.enable", ["webhooks", "enable", "1"], /^webhook 1$/],
  ["view-token.create", ["webhooks", "add-view-token", "1", "Support"], /^view token 1$/],
  ["view-token.revoke", ["webhooks", "remove-view-token", "1", "1"], /^view token 1$/],
  ["signing-key.add", ["webhooks", "add-key"], /^signing key key_/],
  ["signing-key.remove", ["webhooks", "remove-key"], /^signing key key_/],
  ["delivery.retry", ["deliveries", "retry", "msg_1"], /^message msg_1$/],
  ["pause.begin", ["pauses", "add", "exports", "--reason", "A move"], /^pause 1$/],
  ["pause.end", ["pauses", "remove", "1"], /^pause 1$/],
  [
    "documents.erase",
    ["erase", "--workspace", "1", "--document", "doc-1", "--yes"],
    /^document sha256:[0-9a-f]{16} of workspace 1$/,
  ],
  ["secrets.discard", ["secrets", "discard", "--yes"], /^secret key$/],
  ["secrets.rotate", ["secrets", "rotate"], /^secret key$/],
  ["database.backup", ["backup"], /^database$/],
  ["database.restore", ["restore", "--replace"], /^database$/],
];

/** Encrypts the signing keys with a key that is then discarded. */
async function loseKeys(db: Kysely<Database>): Promise<void> {
  const sealed = createSecretBox([randomBytes(32)]).seal("lost");
  await db.updateTable("signing_keys").set({ sealed }).execute();
}

test("every changing command writes one entry to the audit log", async () => {
  const data = join(await temporaryFolder(), "data");
  expect(new Set(changes.map(([action]) => action))).toEqual(new Set(Object.keys(commandActions)));
  const run = async (...args: readonly string[]) =>
    (await createProgram(args)).parseAsync([...args, "--data", data], { from: "user" });
  const [[, migration], ...others] = changes;
  await (await emptyStorage(data)).close();
  await run(...migration);
  const service = await startService({ ...quietSettings, data });
  onTestFinished(() => service.stop());
  const { db } = service.storage;
  const before: Awaited<ReturnType<typeof entriesIn>> = [];
  for (const [action, args] of others) {
    if (action === "webhook.enable") await addWebhookWithFailedMessage(db);
    if (action === "secrets.discard") await loseKeys(db);
    if (action === "documents.erase") {
      await run(...args, "--dry-run");
      const unconfirmed = run(...args.filter((flag) => flag !== "--yes"));
      await expect(unconfirmed).rejects.toThrow("confirm it with --yes");
    }
    const key = action === "signing-key.remove" ? [await firstKey(db)] : [];
    const file = /backup|restore/.test(action) ? [join(data, "backup")] : [];
    // The restore replaces the log with that of the backup.
    if (action === "database.restore") before.push(...(await entriesIn(db)));
    await run(...args, ...key, ...file);
  }
  const entries = [...before, ...(await entriesIn(db)).slice(-1)];
  expect(entries.map(({ action }) => action)).toEqual(changes.map(([action]) => action));
  for (const [index, [, , subject]] of changes.entries()) {
    expect(entries[index]?.subject).toMatch(subject);
    expect(entries[index]?.actor).toBe(operatorName());
  }
  expect(JSON.stringify(entries)).not.toMatch(/(?:de|dxv)_[\w-]{43}|PRIVATE KEY|\/results|doc-1/);
});

async function entriesIn(db: Kysely<Database>) {
  return (await listChanges(db, { limit: 100 })).toReversed();
}

test("limits the size of an audit log entry", async () => {
  const { db } = (await sharedDemo()).service.storage;
  const details = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [`name ${index}`, "\0long ".repeat(500)]),
  );
  await recordChange(db, { action: "workspace.add", subject: "s".repeat(9999), details });
  const [entry] = await listChanges(db, { limit: 1 });
  expect(JSON.stringify(entry).length).toBeLessThan(15_000);
  expect(Object.keys(entry?.details ?? {})).toHaveLength(20);
});

/** Adds data for `webhooks enable`, `deliveries retry` and `erase`: a job of `doc-1` whose event was not delivered. */
async function addWebhookWithFailedMessage(db: Kysely<Database>): Promise<void> {
  const now = new Date();
  // This address is refused before any request is sent.
  const endpoint = "https://127.0.0.1/hook";
  const webhook = { workspace_id: 1, endpoint, created_at: now, disabled_at: now };
  await db.insertInto("webhooks").values(webhook).execute();
  const id = "0421103d-426b-4f54-9b0c-3f5f1c7f3a11";
  await sql`insert into jobs values (${id}, 1, 1, 2, null, 'done', 1, 'Exported.', now(), now(), false, false, '[]',
    '{}', '[]', '{"format":"html","fields":{},"webhooks":[]}', '{"title":"Report","documentId":"doc-1","revisionId":"r"}',
    'report.html', false, 0, null)`.execute(db);
  const message = { id: "msg_1", job_id: id, event: "job.done", attempt: 1, webhook_id: 1 };
  await addMessages(db, [{ ...message, endpoint, body: "{}", created_at: now, traceparent: null }]);
  await sql`update webhook_deliveries set state = 'failed', attempts = 1, ended_at = now()`.execute(
    db,
  );
}

async function firstKey(db: Kysely<Database>): Promise<string> {
  const { id } = await db
    .selectFrom("signing_keys")
    .select("id")
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}
