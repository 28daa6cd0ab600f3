import { once } from "node:events";
import { readdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { hostedDocument } from "../../support/hosted-document.js";
import { startReceiver } from "../../support/servers/receiver.js";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";
import { startAdmin } from "./support.js";

/** Starts a server that accepts requests with the right password, and records their `x-key` and `x-new` headers. */
async function startGuardedServer() {
  const keys: unknown[] = [];
  const server = createServer((request, response) => {
    const isRight = request.headers.authorization === "Bearer right";
    if (isRight) keys.push(request.headers["x-key"], request.headers["x-new"]);
    request.resume().on("end", () => response.writeHead(isRight ? 201 : 401).end());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, keys };
}

test("replaces an expired secret, which the next export uses", async () => {
  const demo = await startAdmin({
    secretKey: Buffer.alloc(32, 1).toString("base64"),
    destinations: { allowLoopback: true },
  });
  const { operator, workspace, caller, source } = demo;
  const { url, keys } = await startGuardedServer();
  const settings = { url, method: "POST", headers: { "x-key": "kept", "x-old": "1" } };
  const secrets = { authorization: "Bearer expired" };
  const body = { workspace, name: "Site", kind: "http", settings, secrets };
  const { id, secretNames } = await operator.createConnection({ body });
  expect(secretNames).toEqual(["authorization"]);
  const update = (change: Parameters<typeof operator.updateConnection>[0]["body"]) =>
    operator.updateConnection({ connection: id, body: change });
  const send = async () => caller.export(hostedDocument("Report"), { destination: id });
  expect((await send()).status).toBe("failed");
  await update({ secrets: { authorization: "Bearer right" } });
  expect((await send()).status).toBe("done");
  expect(keys).toEqual(["kept", undefined]);
  const headers = { "x-old": null, "x-new": "hunter2" };
  const changed = await update({ name: "Press", settings: { format: "html", headers } });
  expect(changed).toMatchObject({ name: "Press", kind: "http", hasSecrets: true });
  expect(changed.settings).toMatchObject({
    method: "POST",
    format: "html",
    headers: { "x-key": "(hidden)", "x-new": "(hidden)" },
  });
  expect((await send()).status).toBe("done");
  expect(keys.slice(2)).toEqual(["kept", "hunter2"]);
  expect((await update({ settings: { format: null } })).settings).toMatchObject({
    format: "markdown",
  });
  expect(await update({ secrets: { authorization: null } })).toMatchObject({ hasSecrets: false });

  const refused = (call: Promise<unknown>, status: number, detail: RegExp) =>
    expect(call).rejects.toMatchObject({ status, detail: expect.stringMatching(detail) });
  await refused(update({ settings: { url: null } }), 422, /settings\.url/);
  await refused(update({ secrets: { authorisation: "x" } }), 422, /authorization/);
  await refused(update({ name: " " }), 422, /name of 1 to 200 characters/);
  await expect(update({})).rejects.toMatchObject({ status: 400 });
  await refused(
    operator.updateConnection({ connection: source, body: { settings: { url } } }),
    422,
    /url/,
  );
  const nowhere = operator.updateConnection({ connection: 999, body: { name: "x" } });
  await refused(nowhere, 404, /no connection 999/);
  const entries = (await operator.listAuditEntries({ action: "connection.update" })).items;
  expect(entries.map(({ subject, details }) => [subject, details])).toEqual(
    [
      { name: "Press", settings: "", secrets: "authorization" },
      { name: "Press", settings: "format", secrets: "" },
      { name: "Press", settings: "format, headers", secrets: "" },
      { name: "Site", settings: "", secrets: "authorization" },
    ].map((details) => [`connection ${id}`, { workspace, ...details }]),
  );
});

test("requires all secrets again if their key is lost", async () => {
  const demo = await startAdmin({ secretKey: Buffer.alloc(32, 1).toString("base64") });
  const { operator, workspace, service } = demo;
  const endpoint = "https://s3.example.net";
  const secrets = { accessKeyId: "a", secretAccessKey: "b" };
  const body = { workspace, name: "s", kind: "s3", settings: { endpoint, bucket: "b" }, secrets };
  const { id: connection } = await operator.createConnection({ body });
  await sql`update connections set secrets = decode('00', 'hex') where id = ${connection}`.execute(
    service.storage.db,
  );
  const update = (change: object) => operator.updateConnection({ connection, body: change });
  await expect(update({ settings: { bucket: "c" } })).rejects.toMatchObject({
    status: 422,
    detail: expect.stringContaining("Pass all of them in one update."),
  });
  await expect(update({ secrets: { accessKeyId: "c" } })).rejects.toMatchObject({
    status: 422,
    detail: expect.stringContaining("secretAccessKey"),
  });
  await update({ secrets });
  expect((await update({ settings: { bucket: "c" } })).settings).toMatchObject({ bucket: "c" });
});

test("checks whether a destination accepts results, and removes its test file", async () => {
  const folder = await temporaryFolder();
  const demo = await startAdmin();
  const { operator, workspace, source } = demo;
  const add = (kind: string, settings: object) =>
    operator.createConnection({ body: { workspace, name: kind, kind, settings: { ...settings } } });
  const good = await add("directory", { folder: join(folder, "results") });
  expect(await operator.checkConnection({ connection: good.id })).toMatchObject({ ok: true });
  expect(await readdir(join(folder, "results"))).toEqual([]);
  await writeFile(join(folder, "file"), "");
  const bad = await add("directory", { folder: join(folder, "file") });
  expect(await operator.checkConnection({ connection: bad.id })).toMatchObject({ ok: false });
  // Local addresses are not allowed.
  const receiver = await startReceiver();
  const inside = await add("http", { url: receiver.url });
  const found = await operator.checkConnection({ connection: inside.id });
  expect(found.ok).toBe(false);
  expect(receiver.calls).toEqual([]);
  expect(await operator.checkConnection({ connection: source })).toMatchObject({ ok: true });
  await expect(operator.checkConnection({ connection: 999 })).rejects.toMatchObject({
    status: 404,
  });
  const checks = (await demo.audit()).filter(([action]) => action === "connection.check");
  expect(checks).toHaveLength(4);
});
