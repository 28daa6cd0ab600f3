import { createWebhookKeys, signWebhook } from "@document-export/client/webhooks";
import type { WebhookCreate } from "@document-export/types";
import { once } from "node:events";
import { mkdir, readdir, rm } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { docexport } from "../support/docexport.js";
import { start } from "../support/start.js";
import { job } from "../support/job.js";
import { startStub } from "../support/stub-server.js";
import { temporaryFolder } from "../support/temporary-folder.js";

const body = JSON.stringify({
  type: "job.done",
  timestamp: "2026-10-19T09:30:04Z",
  data: {
    job: { ...job({ status: "done", summary: "Exported.\u001b[2J" }), warnings: [], attempt: 1 },
  },
});
const line =
  "2026-10-19T09:30:04Z  job.done  Exported. [2J  job 5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11\n";

async function post(url: string, headers: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(url, { method: "POST", body, headers });
}

test("create registers a webhook, and prints it", async () => {
  const created: WebhookCreate[] = [];
  const { env } = await startStub({
    createWebhook: ({ body: { endpoint, events, ...given } }) => {
      created.push({
        endpoint,
        events: [...events],
        ...given,
        connections: [...given.connections],
      });
      const connections = given.connections.map((id) => ({ id, name: "Site" }));
      return { status: 201, body: { id: 42, endpoint, events, connections, description: null } };
    },
  });
  const flags = ["--event", "job.done,job.failed", "--connection", "7", "--connection", "12"];
  const args = ["webhooks", "create", "https://hooks.example.net/a", ...flags];
  expect(await docexport(args, env)).toEqual({
    code: 0,
    out: "Webhook 42 calls https://hooks.example.net/a for job.done, job.failed of Site (7), Site (12).\n",
    err: "",
  });
  expect(created).toEqual([
    {
      endpoint: "https://hooks.example.net/a",
      events: ["job.done", "job.failed"],
      connections: [7, 12],
    },
  ]);
});

test("listen prints and saves a genuine call once and rejects others", async () => {
  const { privateKey, publicKey } = await createWebhookKeys();
  const other = await createWebhookKeys();
  const kept = await temporaryFolder();
  const flags = ["--port", "0", "--key", publicKey, "--save", kept, "--count", "2"];
  const running = await start(["webhooks", "listen", ...flags]);
  const [, url = ""] = await running.untilWritten(/Listening at (\S+),/);

  const signed = await signWebhook({ id: "msg_1", body }, [privateKey]);
  expect((await post(url, signed)).status).toBe(204);
  expect((await post(url, signed)).status).toBe(204);
  const forged = await post(url, await signWebhook({ id: "msg_2", body }, [other.privateKey]));
  expect(forged.status).toBe(400);
  expect(forged.headers.get("content-type")).toBe("application/problem+json");
  expect((await fetch(url)).status).toBe(405);
  await post(url, await signWebhook({ id: "msg_../3", body }, [privateKey]));

  const { code, out, err } = await running.ended;
  expect({ code, out }).toEqual({ code: 0, out: line + line });
  expect(err).toContain("Rejected: wrong webhook-signature");
  expect((await readdir(kept)).sort()).toEqual(["msg_1.http", "msg____3.http"]);
  const verified = await docexport(["verify", join(kept, "msg_1.http"), "--key", publicKey]);
  expect(verified).toEqual({ code: 0, out: line, err: "The message is genuine.\n" });
});

test("listen accepts the retry of a message that it could not save", async () => {
  const { privateKey, publicKey } = await createWebhookKeys();
  const kept = join(await temporaryFolder(), "kept");
  const flags = ["--port", "0", "--key", publicKey, "--save", kept, "--count", "1"];
  const running = await start(["webhooks", "listen", ...flags]);
  const [, url = ""] = await running.untilWritten(/Listening at (\S+),/);
  const signed = await signWebhook({ id: "msg_1", body }, [privateKey]);
  await rm(kept, { recursive: true });
  const failed = await post(url, signed);
  expect([failed.status, await failed.text()]).toEqual([500, expect.not.stringContaining(kept)]);
  await mkdir(kept);
  expect((await post(url, signed)).status).toBe(204);
  const { out, err } = await running.ended;
  expect(out).toBe(line);
  expect(err).toContain("the service will retry: Error: ENOENT");
  expect(await readdir(kept)).toEqual(["msg_1.http"]);
});

test("listen strips control characters from a rejected call", async () => {
  const { publicKey } = await createWebhookKeys();
  const running = await start(["webhooks", "listen", "--port", "0", "--key", publicKey]);
  const [, url = ""] = await running.untilWritten(/Listening at (\S+),/);
  const call = request(url, { method: "POST", headers: { "webhook-timestamp": "\u009b2J" } });
  await once(call.end(), "response");
  const [refused] = await running.untilWritten(/Rejected: .*/);
  expect(refused).toBe("Rejected: wrong webhook-timestamp: ` 2J`");
});

test("verify times out after --timeout while loading published keys", async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void silent.close().closeAllConnections());
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const message = "webhook-id: a\nwebhook-timestamp: 1\nwebhook-signature: v1a,x\n\n{}";
  const args = ["verify", "--base-url", url, "--timeout", "0.2"];
  const { code, err } = await docexport(args, {}, message);
  expect(err).toContain(`Got no response from ${url}`);
  expect(code).toBe(2);
});

test("verify accepts published keys without a `whpk`", async () => {
  const { privateKey, publicKey } = await createWebhookKeys();
  const x = Buffer.from(publicKey.slice("whpk_".length), "base64").toString("base64url");
  const keys = [{ kty: "EC" }, { kty: "OKP", crv: "Ed25519", x }];
  const server = createServer((_, response) => response.end(JSON.stringify({ keys })));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const signed = await signWebhook({ id: "msg_1", body }, [privateKey]);
  const head = Object.entries(signed).map(([name, value]) => `${name}: ${value}\r\n`);
  const message = `POST /hook HTTP/1.1\r\n${head.join("")}\r\n${body}`;
  const { code, out } = await docexport(["verify", "--base-url", url], {}, message);
  expect({ code, out }).toEqual({ code: 0, out: line });
});

test("listen exits with 0 on Ctrl+C", async () => {
  const { publicKey } = await createWebhookKeys();
  const running = await start(["webhooks", "listen", "--port", "0", "--key", publicKey]);
  await running.untilWritten(/Listening at/);
  running.process.kill("SIGINT");
  expect((await running.ended).code).toBe(0);
});

test("listen suggests --key if the service publishes no keys", async () => {
  const { env } = await startStub();
  const { code, err } = await docexport(["webhooks", "listen", "--port", "0"], env);
  expect(err).toContain("/.well-known/webhook-keys.json, got none (status 404)");
  expect(err).toContain("--key whpk_");
  expect(code).toBe(2);
});

test("verify reads a body with --header, and rejects a changed message", async () => {
  const { privateKey, publicKey } = await createWebhookKeys();
  const signed = await signWebhook({ id: "msg_1", body }, [privateKey]);
  const headers = Object.entries(signed).flatMap(([name, value]) => [
    "--header",
    `${name}: ${value}`,
  ]);
  const args = ["verify", "--key", publicKey, ...headers];
  expect((await docexport(args, {}, body)).out).toBe(line);
  const changed = await docexport(args, {}, body.replace("done", "gone"));
  expect(changed.err).toContain("wrong webhook-signature");
  expect(changed.code).toBe(1);
});

test("verify rejects an old message unless --any-age", async () => {
  const { privateKey, publicKey } = await createWebhookKeys();
  const sentAt = new Date("2026-01-01T00:00:00Z");
  const signed = await signWebhook({ id: "msg_1", body, sentAt }, [privateKey]);
  const head = Object.entries(signed).map(([name, value]) => `${name}: ${value}\r\n`);
  const message = `POST /hook HTTP/1.1\r\n${head.join("")}\r\n${body}`;
  const old = await docexport(["verify", "--key", publicKey], {}, message);
  expect(old.err).toContain("wrong webhook-timestamp");
  expect(old.err).toContain("--any-age");
  expect((await docexport(["verify", "--key", publicKey, "--any-age"], {}, message)).out).toBe(
    line,
  );
});

test.each([
  ["nothing to verify with", ["--key", "whpk_AAAA"], "expected `whpk_` and 32 bytes"],
  ["a message without headers", ["--key", `whsec_${"A".repeat(8)}`], "lacks `webhook-id`"],
])("verify rejects %s", async (_, args, message) => {
  const { code, err } = await docexport(
    ["verify", ...args],
    {},
    args[1] === "whpk_AAAA"
      ? "webhook-id: a\nwebhook-timestamp: 1\nwebhook-signature: v1a,x\n\n{}"
      : body,
  );
  expect(err).toContain(message);
  expect(code).toBe(2);
});

test("verify prints genuine data even if they violate the contract", async () => {
  const { publicKey, privateKey } = await createWebhookKeys();
  const odd = JSON.stringify({
    type: "job.done",
    timestamp: "2026-10-19T09:30:03Z",
    data: { a: 1 },
  });
  const headers = await signWebhook({ id: "msg_1", body: odd }, [privateKey]);
  const given = Object.entries(headers).flatMap(([name, value]) => [
    "--header",
    `${name}: ${value}`,
  ]);
  const { code, out } = await docexport(["verify", "--key", publicKey, ...given], {}, odd);
  expect(out).toBe('2026-10-19T09:30:03Z  job.done  {"a":1}\n');
  expect(code).toBe(0);
});

test("listen rejects an invalid folder before it listens", async () => {
  const args = [
    "webhooks",
    "listen",
    "--port",
    "0",
    "--key",
    "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  ];
  const { code, err } = await docexport([...args, "--save", `${import.meta.filename}/kept`]);
  expect(err).toMatch(/^docexport: Cannot save messages: .*\n.*`--save FOLDER`/);
  expect(code).toBe(2);
});
