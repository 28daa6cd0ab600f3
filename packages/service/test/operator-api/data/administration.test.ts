import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openBackup } from "../../../src/backup/read-backup.js";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";
import { allPages, startAdmin } from "./support.js";

test("creates and lists workspaces, connections, collections and tokens", async () => {
  const demo = await startAdmin({ secretKey: Buffer.alloc(32, 1).toString("base64") });
  const { operator } = demo;
  const workspace = await operator.createWorkspace({ body: { name: "Acme" } });
  expect(workspace).toMatchObject({
    id: workspace.id,
    name: "Acme",
    exports: 0,
    queuedExports: 0,
    storedBytes: 0,
    limits: { webhooks: 100 },
    ownLimits: [],
  });
  const add = (kind: string, settings: object, secrets: Record<string, string> = {}) =>
    operator.createConnection({
      body: { workspace: workspace.id, name: kind, kind, settings: { ...settings }, secrets },
    });
  const source = await add("google-docs", {});
  const url = "https://ada:hunter2@files.example.net/";
  const headers = { "x-key": "hunter3" };
  const made = await add("http", { url, headers }, { authorization: "Bearer hunter4" });
  expect(made).toMatchObject({
    role: "destination",
    hasSecrets: true,
    lastCheck: null,
    kind: "http",
  });
  expect(made.settings).toMatchObject({
    url: "https://(hidden)@files.example.net/",
    headers: { "x-key": "(hidden)" },
  });
  const collection = await operator.createCollection({
    body: { name: "Both", source: source.id, destination: made.id },
  });
  expect(collection).toMatchObject({ source: { id: source.id }, destination: { name: "http" } });
  const token = await operator.createToken({ body: { source: source.id, name: "ci" } });
  expect(token.token).toMatch(/^de_/);
  await operator.revokeToken({ token: token.id });
  const other = await operator.createOperatorToken({ body: { name: "reader", role: "read" } });
  expect(other.token).toMatch(/^dxo_/);
  await operator.revokeOperatorToken({ token: other.id });
  const everything = JSON.stringify([
    await operator.listConnections(),
    await operator.listTokens(),
    await operator.listOperatorTokens(),
    await operator.listAuditEntries(),
  ]);
  for (const secret of ["hunter", token.token, other.token])
    expect(everything).not.toContain(secret);
  expect((await operator.listTokens({ workspace: workspace.id })).items).toMatchObject([
    { name: "ci" },
  ]);
  expect((await operator.listOperatorTokens()).items[0]).toMatchObject({
    role: "read",
    expiresAt: expect.any(String),
  });
  const pages = await allPages((cursor) =>
    operator.listConnections({ limit: 1, ...(cursor && { cursor }) }),
  );
  expect(pages.map(({ id }) => id)).toEqual([made.id, source.id, demo.destination, demo.source]);
  expect((await operator.listCollections({ workspace: workspace.id })).items).toEqual([collection]);
  expect((await operator.listWorkspaces()).items[0]).toEqual(workspace);
  expect(await demo.audit()).toEqual([
    ["operator-token.revoke", `operator token ${other.id}`],
    ["operator-token.create", `operator token ${other.id}`],
    ["token.revoke", `token ${token.id}`],
    ["token.create", `token ${token.id}`],
    ["collection.add", `collection ${collection.id}`],
    ["connection.add", `connection ${made.id}`],
    ["connection.add", `connection ${source.id}`],
    ["workspace.add", `workspace ${workspace.id}`],
  ]);
});

test("refuses invalid input in a sentence and changes nothing", async () => {
  const demo = await startAdmin();
  const { operator, workspace, source, destination } = demo;
  const connection = { workspace, name: "x", kind: "directory", settings: { folder: "/x" } };
  const refused = (call: Promise<unknown>, status: number, detail: RegExp) =>
    expect(call).rejects.toMatchObject({ status, detail: expect.stringMatching(detail) });
  const create = (other: object) =>
    operator.createConnection({ body: { ...connection, ...other } });
  await refused(
    create({ kind: "ftp" }),
    422,
    /`ftp` is not a kind of connection\. Expected one of google-docs/,
  );
  await refused(create({ settings: {} }), 422, /folder/);
  await refused(create({ workspace: 999 }), 422, /no workspace 999/);
  await refused(create({ name: " " }), 422, /name of 1 to 200 characters/);
  const collection = { name: "c", source, destination };
  const collect = (other: object) =>
    operator.createCollection({ body: { ...collection, ...other } });
  await refused(collect({ source: destination }), 422, /is a destination\. Expected a source/);
  const issue = (other: object) => operator.createToken({ body: { source, name: "t", ...other } });
  await refused(issue({ scopes: ["everything"] }), 422, /Expected scopes among/);
  await refused(issue({ expiresAt: "2020-01-01T00:00:00Z" }), 422, /in the future/);
  await refused(operator.revokeToken({ token: 999 }), 404, /no token 999/);
  await refused(operator.enableWebhook({ webhook: 999 }), 404, /no webhook 999/);
  await refused(
    operator.closeCircuit({ body: { workspace, address: "https://a.example/" } }),
    404,
    /has no circuit/,
  );
  expect(await demo.audit()).toEqual([]);
});

test("disables and enables webhooks, and rotates signing keys", async () => {
  const demo = await startAdmin();
  const { operator, caller, destination, service } = demo;
  const endpoint = "https://hooks.example.net/?key=1";
  const webhook = {
    endpoint,
    events: ["job.done"],
    connections: [destination],
    description: "Builds",
  };
  const { id } = (await (await caller.post("/v2/webhooks", webhook)).json()) as { id: number };
  const first = await operator.disableWebhook({ webhook: id });
  expect(first).toMatchObject({ state: "disabled", disabledAt: expect.any(String) });
  expect((await operator.disableWebhook({ webhook: id })).disabledAt).toBe(first.disabledAt);
  expect((await operator.listWebhooks({ state: "working" })).items).toEqual([]);
  expect((await operator.listWebhooks({ state: "disabled", q: "BUILDS" })).items).toEqual([first]);
  expect(await operator.enableWebhook({ webhook: id })).toMatchObject({
    state: "working",
    disabledAt: null,
  });
  const { db } = service.storage;
  await sql`update webhooks set failing_since = now()`.execute(db);
  await sql`insert into circuits values (${demo.workspace}, 'https://hooks.example.net/', 3, now() - interval '1 s', now())`.execute(
    db,
  );
  const [failing] = (await operator.listWebhooks({ state: "failing" })).items;
  expect(failing?.circuit).toMatchObject({
    state: "half-open",
    address: "https://hooks.example.net/",
  });
  const address = "https://hooks.example.net/";
  const closed = await operator.closeCircuit({ body: { workspace: demo.workspace, address } });
  expect(closed).toMatchObject({ state: "closed", failures: 0, openUntil: null });
  const key = await operator.createSigningKey();
  const { items } = await operator.listSigningKeys();
  expect(items[0]).toEqual(key);
  for (const { id: old } of items.slice(1)) await operator.deleteSigningKey({ key: old });
  await expect(operator.deleteSigningKey({ key: key.id })).rejects.toMatchObject({ status: 409 });
  await expect(operator.deleteSigningKey({ key: "key_x" })).rejects.toMatchObject({ status: 404 });
});

test("filters the audit log by action, actor, subject and time", async () => {
  const demo = await startAdmin();
  const { operator } = demo;
  for (const name of ["a", "b", "c"]) await operator.createWorkspace({ body: { name } });
  const list = async (filter: Parameters<typeof operator.listAuditEntries>[0]) =>
    (
      await allPages((cursor) =>
        operator.listAuditEntries({ ...filter, limit: 1, ...(cursor && { cursor }) }),
      )
    ).map(({ subject }) => subject);
  const all = await list({ actor: "Ada" });
  expect(all).toHaveLength(3);
  expect(await list({ action: "workspace.add", actor: "Ada" })).toEqual(all);
  expect(await list({ action: "token.create", actor: "Ada" })).toEqual([]);
  expect(await list({ subject: all[1] ?? "" })).toEqual([all[1]]);
  expect(await list({ actor: "Ada", until: new Date(Date.now() - 60_000).toISOString() })).toEqual(
    [],
  );
  expect(await list({ actor: "Ada", since: new Date(Date.now() - 60_000).toISOString() })).toEqual(
    all,
  );
});

test("streams a complete backup, encrypted with any passphrase, and audits it", async () => {
  const demo = await startAdmin({ secretKey: Buffer.alloc(32, 1).toString("base64") });
  const { operator, service } = demo;
  const path = join(await temporaryFolder(), "service.backup");
  for (const passphrase of [undefined, "correct horse"]) {
    const body = passphrase === undefined ? {} : { body: { passphrase } };
    const bytes = await operator.createBackup(body);
    await writeFile(path, new Uint8Array(await new Blob([bytes as never]).arrayBuffer()));
    const backup = await openBackup(path, () => Promise.resolve(passphrase ?? ""));
    expect(backup.header).toMatchObject({ storage: service.storage.kind });
    expect(backup.header.salt === undefined).toBe(passphrase === undefined);
    await backup.close();
  }
  expect(await demo.audit()).toEqual([
    ["database.backup", "database"],
    ["database.backup", "database"],
  ]);
});
