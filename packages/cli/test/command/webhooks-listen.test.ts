import { createWebhookKeys, signWebhook, verifyWebhook } from "@document-export/client/webhooks";
import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openOwnWebhooks } from "../../src/webhooks/own-webhooks.js";
import { docexport, ownFolders } from "../support/docexport.js";
import { type Running, start } from "../support/start.js";
import { job } from "../support/job.js";
import { startReceiver } from "../support/receiver.js";
import { startWebhookServer } from "../support/webhook-server.js";

const { privateKey, publicKey } = await createWebhookKeys();

/** The body of an event, with spacing that no JSON serializer produces. */
function bodyOf(data: object, type = "job.done"): string {
  const event = { type, timestamp: "2026-10-19T09:30:04Z", data };
  return ` ${JSON.stringify(event, undefined, 3)}\n`;
}

const body = bodyOf({ job: job({ status: "done", summary: "Exported." }), attempt: 1 });

/** Calls a listener with a correctly signed message. */
async function call(url: string, id = "msg_1", text = body): Promise<Response> {
  const headers = { "content-type": "application/json", "X-Own": "A, b" };
  const signed = await signWebhook({ id, body: text }, [privateKey]);
  return fetch(url, { method: "POST", body: text, headers: { ...headers, ...signed } });
}

/** Starts a listener on a port; by default on any free port. */
async function startListener(args: readonly string[], env = {}, port = "0") {
  const flags = ["webhooks", "listen", "--port", port, "--key", publicKey, ...args];
  const running = await start(flags, env);
  const [, url = ""] = await running.untilWritten(/Listening at (\S+),/);
  return { running, url };
}

/** Stops a listener with two Ctrl+C, so that it does not wait for a last call. */
async function interruptTwice({ process: child, untilWritten, ended }: Running): Promise<string> {
  child.kill("SIGINT");
  await untilWritten(/Ends webhook/);
  child.kill("SIGINT");
  const { code, err } = await ended;
  expect(code).toBe(0);
  return err;
}

const REGISTER = ["--event", "job.done,job.failed", "--connection", "7,12"];

test("listen registers a webhook and reuses an identical one later", async () => {
  const { env, webhooks } = await startWebhookServer();
  const own = { ...env, ...(await ownFolders()) };
  const first = await startListener(REGISTER, own);
  await first.running.untilWritten(/Registered as webhook 1: job.done, job.failed of Site \(7\)/);
  const left = await interruptTwice(first.running);
  expect(left).toContain("webhook 1 stays, and the next listener uses it");
  const { port } = new URL(first.url);
  const others = ["--event", "job.failed", "--event", "job.done", "--connection", "12,7"];
  const second = await startListener(others, own, port);
  await second.running.untilWritten(/Uses the registered webhook 1/);
  await interruptTwice(second.running);
  const third = await startListener(["--event", "job.done", "--connection", "7,12"], own, port);
  await third.running.untilWritten(/Registered as webhook 2/);
  expect(webhooks.map(({ endpoint }) => endpoint)).toEqual([first.url, first.url]);
});

test("listen responds 410 to its webhook after SIGINT, then registers another", async () => {
  const { env, webhooks } = await startWebhookServer();
  const own = { ...env, ...(await ownFolders()) };
  const { running, url } = await startListener(REGISTER, own);
  await running.untilWritten(/Registered as webhook 1/);
  expect((await call(url)).status).toBe(204);
  running.process.kill("SIGINT");
  await running.untilWritten(/Ends webhook 1 by its next call/);
  expect((await call(url, "msg_2")).status).toBe(410);
  expect((await running.ended).err).toContain("Ended webhook 1.");
  // The webhook is still listed, but disabled.
  const next = await startListener(REGISTER, own, new URL(url).port);
  await next.running.untilWritten(/Registered as webhook 2/);
  await interruptTwice(next.running);
  expect(webhooks).toHaveLength(2);
});

test("listen responds 410 only to its own webhook and handles others", async () => {
  const { env } = await startWebhookServer();
  const { running, url } = await startListener(REGISTER, { ...env, ...(await ownFolders()) });
  await running.untilWritten(/Registered as webhook 1/);
  // This webhook calls the same listener by another host name.
  const other = `http://localhost:${new URL(url).port}/other`;
  const events = ["--event", "job.failed,job.queued", "--connection", "7"];
  await docexport(["webhooks", "create", other, ...events], env);
  running.process.kill("SIGINT");
  await running.untilWritten(/Ends webhook 1 by its next call/);
  for (const type of ["job.failed", "job.queued"])
    expect((await call(url, type, bodyOf({ type }, type))).status).toBe(204);
  expect((await call(url, "msg_3")).status).toBe(410);
  const { out, err } = await running.ended;
  expect(err).toContain("Ended webhook 1.");
  expect(out.split("\n").map((line) => line.split("  ")[1])).toEqual([
    "job.failed",
    "job.queued",
    "job.done",
    undefined,
  ]);
});

test("listen keeps its webhook if another webhook delivers the same events", async () => {
  const { env } = await startWebhookServer();
  const { running, url } = await startListener(REGISTER, { ...env, ...(await ownFolders()) });
  await running.untilWritten(/Registered as webhook 1/);
  const events = ["--event", "job.failed,job.done", "--connection", "9"];
  await docexport(["webhooks", "create", url, ...events], env);
  running.process.kill("SIGINT");
  const { code, err } = await running.ended;
  expect(err).toContain("Leaves webhook 1 to the next listener: another webhook may");
  expect(code).toBe(0);
});

test("listen strips control characters from the id of its webhook", async () => {
  const server = createServer(({ method }, response) => {
    const webhook = { id: "1\u001b[2J", events: ["job.done"], connections: [], description: null };
    const pagination = { pageNo: 1, pageSize: 200, pageCount: 0, totalRecordCount: 0 };
    response.writeHead(method === "POST" ? 201 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(method === "POST" ? webhook : { items: [], pagination }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const service = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const flags = [...REGISTER, "--base-url", service, "--token", "good"];
  const { running } = await startListener(flags);
  await running.untilWritten(/Registered as webhook 1/);
  const written = await interruptTwice(running);
  expect(written).toContain("webhook 1 [2J stays");
  expect(written).not.toContain("\u001b");
});

test("listen reuses a webhook registered by others and does not end it", async () => {
  const { env, webhooks } = await startWebhookServer();
  const endpoint = "https://tunnel.example.net/a";
  await docexport(["webhooks", "create", endpoint, ...REGISTER], env);
  const flags = [...REGISTER, "--endpoint", endpoint, "--count", "1"];
  // Simulates a listener whose webhook had the same id before the service was reinstalled.
  const own = await ownFolders();
  await openOwnWebhooks(env.DOCEXPORT_BASE_URL, own).add(1);
  const { running, url } = await startListener(flags, { ...env, ...own });
  await running.untilWritten(/Uses the registered webhook 1/);
  expect((await call(url)).status).toBe(204);
  const { code, err } = await running.ended;
  expect(err).not.toContain("Ends webhook");
  expect({ code, count: webhooks.length }).toEqual({ code: 0, count: 1 });
});

test.each([[["--event", "job.done"]], [["--connection", "7"]], [["--endpoint", "https://x"]]])(
  "listen rejects %j unless event and connection are given together",
  async (args) => {
    const { code, err } = await docexport(["webhooks", "listen", "--key", publicKey, ...args]);
    expect(err).toContain("`--event` and `--connection` go together");
    expect(code).toBe(2);
  },
);

test("listen forwards the bytes and headers unchanged, and returns the response", async () => {
  const receiver = await startReceiver(500, 201);
  const flags = ["--forward-to", receiver.url, "--count", "1"];
  const { running, url } = await startListener(flags);
  const failed = await call(url);
  expect([failed.status, await failed.text()]).toEqual([500, "call 1"]);
  // If a message was not accepted, its repeat is forwarded again.
  const response = await call(url);
  expect([response.status, await response.text()]).toEqual([201, "call 2"]);
  expect(response.headers.get("content-type")).toBe("text/plain");

  const [passed] = receiver.calls;
  expect(passed?.body.toString()).toBe(body);
  const { headers = {}, body: bytes = Buffer.of(), rawHeaders = [] } = { ...passed };
  expect(await verifyWebhook({ headers, body: bytes }, [publicKey])).toMatchObject({
    type: "job.done",
  });
  expect(rawHeaders.join("\n")).toMatch(/^x-own\nA, b$/im);
  expect(passed?.headers["host"]).toBe(new URL(receiver.url).host);
  const { out } = await running.ended;
  expect(out).toMatch(/Exported\. .*\n {2}→ http:\S+\/hooks {2}500 in \d+ ms\n/);
  expect(out).toMatch(/ {2}201 in \d+ ms\n$/);
});

test("listen forwards headers named like built-in JavaScript properties", async () => {
  const receiver = await startReceiver(204);
  const { url } = await startListener(["--forward-to", receiver.url]);
  const signed = await signWebhook({ id: "msg_1", body }, [privateKey]);
  const rawHeaders = [...Object.entries(signed).flat(), "constructor", "a", "__proto__", "b"];
  const headers = ["host", new URL(url).host, ...rawHeaders];
  const outgoing = request(url, { method: "POST", headers }).end(body);
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  expect(response.resume().statusCode).toBe(204);
  expect(receiver.calls[0]?.rawHeaders.join(" ")).toMatch(/constructor a __proto__ b/);
});

test("listen rejects a forged call, and responds 502 if forwarding fails", async () => {
  const receiver = await startReceiver(200);
  const { running, url } = await startListener(["--forward-to", "http://127.0.0.1:9/", "--json"]);
  const forged = await fetch(url, { method: "POST", body });
  expect(forged.status).toBe(400);
  expect((await call(url)).status).toBe(502);
  expect(receiver.calls).toEqual([]);
  const [line] = await running.untilWritten(/^\{.*\}$/m);
  expect(JSON.parse(line)).toMatchObject({
    type: "job.done",
    forwarded: { status: 502, error: expect.stringContaining("ECONNREFUSED") },
  });
});

test("listen forwards to other machines only with --allow-remote", async () => {
  const args = ["webhooks", "listen", "--key", publicKey, "--forward-to"];
  const { code, err } = await docexport([...args, "https://example.net/hooks"]);
  expect(err).toContain("`example.net` is another machine");
  expect(err).toContain("--allow-remote");
  expect(code).toBe(2);
  expect((await docexport([...args, "127.0.0.1:3000"])).err).toContain("Expected a URL such as");
});

test("listen groups the warnings of a job by code, with counts and the first places", async () => {
  const expired = (pointer: string | null) => ({ code: "image-expired", detail: "Gone.", pointer });
  const other = { code: "table-as-html", detail: "Lost.\u001b[2J", pointer: "/e", count: 3 };
  const styling = {
    code: "styling-simplified",
    detail: "Styling is simplified: the output is without fonts.",
    pointer: "/f",
    count: 40,
  };
  const odd = { ...expired(null), count: "\u001b[2J" };
  const warnings = [
    styling,
    other,
    odd,
    expired("/a"),
    expired("/b"),
    expired("/c"),
    expired("/d"),
    null,
  ];
  const warningCounts = { "image-expired": 12, "table-as-html": 1, "title-shortened": 2 };
  const { running, url } = await startListener(["--count", "1"]);
  const done = { job: job({ status: "done", summary: "Exported." }), warnings, warningCounts };
  await call(url, "msg_1", bodyOf(done));
  const { out } = await running.ended;
  expect(out.split("\n").slice(1)).toEqual([
    "  12 × image-expired  Gone.",
    "    at /a, /b, /c and 9 more",
    "  3 × table-as-html  Lost. [2J",
    "    at /e and 2 more",
    "  2 × title-shortened",
    "  Styling is simplified: the output is without fonts.",
    "",
  ]);
});

test("listen verifies with the keys the service currently publishes", async () => {
  const renewed = await createWebhookKeys();
  let published = publicKey;
  const service = createServer((_, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ keys: [{ whpk: published }] }));
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  onTestFinished(() => void service.close().closeAllConnections());
  const { port } = service.address() as AddressInfo;
  const running = await start(["webhooks", "listen", "--port", "0", "--count", "2"], {
    DOCEXPORT_BASE_URL: `http://127.0.0.1:${port}`,
  });
  const [, url = ""] = await running.untilWritten(/Listening at (\S+),/);
  expect((await call(url)).status).toBe(204);
  published = renewed.publicKey;
  const signed = await signWebhook({ id: "msg_2", body }, [renewed.privateKey]);
  const headers = { "content-type": "application/json", ...signed };
  expect((await fetch(url, { method: "POST", body, headers })).status).toBe(204);
  expect((await running.ended).code).toBe(0);
});
