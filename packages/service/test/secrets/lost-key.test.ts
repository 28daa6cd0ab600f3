import { randomBytes } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createDatabase, startPostgres } from "@document-export/local-servers";
import { startService, type SettingsInput } from "../../src/experimental.js";
import { resealAll } from "../../src/key-rotation/reseal.js";
import { openDestination } from "../../src/destinations/kinds.js";
import { createSecretBox, keyIdOf } from "../../src/secrets/secret-box.js";
import { addConnection } from "../../src/storage/statements/connections.js";
import { hostedDocument } from "../support/hosted-document.js";
import { runInProcess } from "../support/run-in-process.js";
import { startReceiver } from "../support/servers/receiver.js";
import { localOutbound } from "../support/servers/local-outbound.js";
import { quietSettings, startDemo, type Demo } from "../support/start-demo.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { until } from "../support/until.js";
import { isSignedWith, publishedKeysOf } from "../support/verify-signature.js";

const postgres = await startPostgres();
afterAll(() => ("stop" in postgres ? postgres.stop() : undefined));
if ("missing" in postgres) console.warn(`SKIPPED on PostgreSQL: ${postgres.missing}.`);

const key = randomBytes(32);
const other = randomBytes(32);
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

async function keyOf(data: string): Promise<Buffer> {
  return Buffer.from(await readFile(join(data, "secret.key"), "utf8"), "base64");
}

/** Adds a connection with secrets encrypted with `sealing`, and returns its id. */
function addSecret({ service, workspace }: Demo, sealing: Uint8Array): Promise<number> {
  return addConnection(service.storage.db, {
    workspace,
    name: "Secret",
    role: "destination",
    kind: "webdav",
    settings: { url: "https://dav.example/" },
    secrets: createSecretBox([sealing]).seal(JSON.stringify({ username: "a", password: "b" })),
  });
}

async function refusalOf(settings: SettingsInput): Promise<string> {
  const started = startService({ ...quietSettings, ...settings });
  onTestFinished(async () => void (await started.catch(() => undefined)));
  return started.then(
    async (service) => {
      await service.stop();
      return "it started";
    },
    (error: Error) => error.message,
  );
}

describe.skipIf("missing" in postgres)("a service on PostgreSQL", () => {
  let databaseUrl = "";
  beforeAll(async () => {
    if ("url" in postgres) databaseUrl = await createDatabase(postgres.url, "lost_key");
  });

  test("refuses to start without the secret key, and names the setting", async () => {
    const data = await temporaryFolder();
    const demo = await startDemo({ databaseUrl, data, secretKey: text(key) });
    const connection = await addSecret(demo, key);
    await demo.service.stop();
    const without = await refusalOf({ databaseUrl, data });
    expect(without).toMatch(/cannot decrypt the signing key key_\S+ and the secrets of the connec/);
    expect(without).toContain(`connection ${connection}: this needs the key ${keyIdOf(key)}`);
    expect(without).toContain("DOCUMENT_EXPORT_SECRET_KEY (`secretKey`) has no key");
    expect(without).toContain("`document-export secrets discard`");
    const wrong = await refusalOf({ databaseUrl, data, secretKey: text(other), role: "api" });
    expect(wrong).toContain(`has the key ${keyIdOf(other)}`);
  });
});

test("responds with 503 on /readyz after another process changed the key", async () => {
  const data = await temporaryFolder();
  const { service } = await startDemo({ data });
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  await resealAll(service.storage.db, createSecretBox([other, await keyOf(data)]));
  const response = await fetch(`${service.url}/readyz`);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ checks: { signing: "failed", database: "ok" } });
});

test("discards secrets of a lost key and creates a new signing key", async () => {
  const data = await temporaryFolder();
  const first = await startDemo({ data });
  const connection = await addSecret(first, await keyOf(data));
  await first.service.stop();
  await rm(join(data, "secret.key"));
  const refusal = await refusalOf({ data });
  expect(refusal).toContain(`the file \`${join(data, "secret.key")}\` has the key`);
  const asked = await runInProcess(["secrets", "discard", "--data", data]);
  expect(asked).toMatchObject({ code: 1, output: expect.stringContaining("discard --yes") });
  const done = await runInProcess(["secrets", "discard", "--yes", "--data", data]);
  expect(done).toMatchObject({ code: 0 });
  expect(done.output).toContain(`connections update ${connection} --secret`);

  const second = await startDemo({ data });
  const { db } = second.service.storage;
  const row = await db
    .selectFrom("connections")
    .selectAll()
    .where("id", "=", connection)
    .executeTakeFirstOrThrow();
  const secretBox = createSecretBox([await keyOf(data)]);
  expect(() => openDestination(row, { outbound: localOutbound, secretBox })).toThrow(
    "discarded, because their key was lost",
  );
  const receiver = await startReceiver();
  const { caller, destination } = second;
  await caller.export(hostedDocument("Report"), { destination, webhooks: [receiver.url] });
  await until(() => receiver.calls.length > 0);
  const [call] = receiver.calls;
  if (!call) throw new Error("The call is there.");
  expect(isSignedWith(await publishedKeysOf(second.service.url), call)).toBe(true);
  const again = await runInProcess(["secrets", "discard", "--data", data]);
  expect(again).toMatchObject({ code: 0, output: expect.stringContaining("nothing to do") });
});
