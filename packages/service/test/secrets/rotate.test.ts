import { randomBytes } from "node:crypto";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { until } from "../support/until.js";
import { afterAll, expect, test } from "vitest";
import { startService } from "../../src/experimental.js";
import { rotateKeyFile } from "../../src/key-rotation/rotate-key-file.js";
import { openSecretBox } from "../../src/secrets/open-secret-box.js";
import { createSecretBox } from "../../src/secrets/secret-box.js";
import { addConnection } from "../../src/storage/statements/connections.js";
import { addSigningKey, sealPlainKeys } from "../../src/storage/statements/signing-keys.js";
import { hostedDocument } from "../support/hosted-document.js";
import { runInProcess } from "../support/run-in-process.js";
import { startReceiver } from "../support/servers/receiver.js";
import { startDemo, type Demo } from "../support/start-demo.js";
import { createDatabase, startPostgres } from "@document-export/local-servers";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { isSignedWith, publishedKeysOf } from "../support/verify-signature.js";

const postgres = await startPostgres();
afterAll(() => ("stop" in postgres ? postgres.stop() : undefined));
if ("missing" in postgres) console.warn(`SKIPPED on PostgreSQL: ${postgres.missing}.`);

const rotate = (data: string) => runInProcess(["secrets", "rotate", "--data", data]);

/** Adds a connection whose secrets are encrypted with the current key, and returns its id. */
async function addSecret(demo: Demo, data: string, secretKey?: string): Promise<number> {
  const box = await openSecretBox({ data, secretKey });
  return addConnection(demo.service.storage.db, {
    workspace: demo.workspace,
    name: "Secret",
    role: "destination",
    kind: "webdav",
    settings: {},
    secrets: box.seal("s3cret"),
  });
}

async function sealedOf({ service: { storage } }: Demo) {
  const { db } = storage;
  const { secrets } = await db
    .selectFrom("connections")
    .select("secrets")
    .where("secrets", "is not", null)
    .executeTakeFirstOrThrow();
  const keys = await db.selectFrom("signing_keys").selectAll().execute();
  return { secrets: secrets ?? new Uint8Array(), keys };
}

/** Exports a document, and waits for a signed message. */
async function receivedCall({ caller, destination }: Demo) {
  const receiver = await startReceiver();
  await caller.export(hostedDocument("Report"), { destination, webhooks: [receiver.url] });
  await until(() => receiver.calls.length > 0);
  const [call] = receiver.calls;
  if (!call) throw new Error("The call is there.");
  return call;
}

test("rotations of a running service keep its secrets, also in parallel", async () => {
  const data = await temporaryFolder();
  const demo = await startDemo({ data });
  await addSecret(demo, data);
  const published = await publishedKeysOf(demo.service.url);
  const before = await readFile(join(data, "secret.key"), "utf8");
  const { code, output } = await rotate(data);
  expect(output).toContain("the secrets of 1 connection, and 1 signing key");
  expect(code).toBe(0);
  const after = await readFile(join(data, "secret.key"), "utf8");
  expect(after).not.toContain(before.trim());
  expect(after.trim().split("\n")).toHaveLength(1);
  const kept = (await readdir(data)).find((name) => name.startsWith("secret.key.before"));
  expect(await readFile(join(data, kept ?? ""), "utf8")).toBe(before);
  expect((await stat(join(data, kept ?? ""))).mode & 0o777).toBe(0o600);
  const { db } = demo.service.storage;
  const rotateOnce = () => rotateKeyFile(db, join(data, "secret.key"));
  const rotations = await Promise.all(Array.from({ length: 5 }, rotateOnce));
  expect(rotations.map(({ connections }) => connections)).toEqual([1, 1, 1, 1, 1]);
  expect((await readFile(join(data, "secret.key"), "utf8")).trim().split("\n")).toHaveLength(1);
  const { secrets } = await sealedOf(demo);
  expect((await openSecretBox({ data })).open(secrets)).toBe("s3cret");
  expect(isSignedWith(published, await receivedCall(demo))).toBe(true);
});

test("completes a rotation that was killed before or after its commit", async () => {
  const data = await temporaryFolder();
  const path = join(data, "secret.key");
  const first = await startDemo({ data });
  await addSecret(first, data);
  const published = await publishedKeysOf(first.service.url);
  await first.service.stop();
  const next = `${randomBytes(32).toString("base64")}\n`;
  // Killed when both keys were in the file and nothing was encrypted with the new key.
  await writeFile(path, next + (await readFile(path, "utf8")));
  const second = await startDemo({ data });
  expect(await readFile(path, "utf8")).toBe(next);
  const { secrets } = await sealedOf(second);
  expect(createSecretBox([Buffer.from(next, "base64")]).open(secrets)).toBe("s3cret");
  expect(isSignedWith(published, await receivedCall(second))).toBe(true);
  await second.service.stop();
  // Killed when everything was encrypted with the new key.
  await writeFile(path, `${next}${randomBytes(32).toString("base64")}\n`);
  const third = await startDemo({ data });
  expect(await readFile(path, "utf8")).toBe(next);
  expect(isSignedWith(published, await receivedCall(third))).toBe(true);
});

test("encrypts signing keys of an earlier version at the start", async () => {
  const data = await temporaryFolder();
  const first = await startDemo({ data });
  const published = await publishedKeysOf(first.service.url);
  const { db } = first.service.storage;
  const { sealed } = await db.selectFrom("signing_keys").select("sealed").executeTakeFirstOrThrow();
  const plain = (await openSecretBox({ data })).open(sealed ?? new Uint8Array());
  expect(plain).toContain("PRIVATE KEY");
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
  const earlier = { private_key: plain, sealed: null, plain_until: tomorrow };
  await db.updateTable("signing_keys").set(earlier).execute();
  // While a process of that version may run, the keys must stay unencrypted for a day.
  expect(await sealPlainKeys(db, await openSecretBox({ data }), "due")).toBe(0);
  // That process must also be able to use a key that either version adds in this time.
  const added = { id: "added", publicKey: "", privateKey: plain };
  await addSigningKey(db, await openSecretBox({ data }), added, new Date());
  const own = { id: "own", private_key: plain, public_key: "", created_at: new Date() };
  await db.insertInto("signing_keys").values(own).execute();
  expect(await sealPlainKeys(db, await openSecretBox({ data }), "due")).toBe(0);
  const { rows } = await sql`
    delete from signing_keys where id in ('added', 'own') and private_key is not null and plain_until > now()
    returning id`.execute(db);
  expect(rows).toHaveLength(2);
  await first.service.stop();
  const second = await startDemo({ data });
  const keys = await second.service.storage.db.selectFrom("signing_keys").selectAll().execute();
  expect(keys).toEqual([expect.objectContaining({ private_key: null, plain_until: null })]);
  expect(isSignedWith(published, await receivedCall(second))).toBe(true);
});

test.skipIf("missing" in postgres)(
  "rotates keys from settings in steps, process by process",
  async () => {
    if ("missing" in postgres) return;
    const name = `rotate_${randomBytes(4).toString("hex")}`;
    const databaseUrl = await createDatabase(postgres.url, name);
    const [current = "", next = ""] = [0, 1].map(() => randomBytes(32).toString("base64"));
    const start = (secretKey: string, previousSecretKeys: string[], data: string) =>
      startDemo({ databaseUrl, secretKey, previousSecretKeys, data });
    const [data, other] = [await temporaryFolder(), await temporaryFolder()];
    const first = await start(current, [], data);
    await addSecret(first, data, current);
    const published = await publishedKeysOf(first.service.url);
    expect((await rotate(data)).output).toContain("DOCUMENT_EXPORT_PREVIOUS_SECRET_KEYS");
    await first.service.stop();
    // One process has swapped the keys, and the other already knows the new key.
    const swapped = await start(next, [current], data);
    const second = await start(current, [next], other);
    expect((await rotate(data)).code).toBe(0);
    const { secrets, keys } = await sealedOf(swapped);
    expect(createSecretBox([Buffer.from(next, "base64")]).open(secrets)).toBe("s3cret");
    expect(keys.every(({ private_key }) => private_key === null)).toBe(true);
    expect(isSignedWith(published, await receivedCall(second))).toBe(true);
    await second.service.stop();
    await swapped.service.stop();
    const last = await startService({
      port: 0,
      logLevel: "silent",
      databaseUrl,
      data,
      secretKey: next,
    });
    expect(await publishedKeysOf(last.url)).toEqual(published);
    await last.stop();
  },
);
