import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer, request, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import pWaitFor from "p-wait-for";
import { expect, test } from "vitest";
import { createRequestDrain } from "../../src/http/listening/drain-requests.js";
import { parseSettings } from "../../src/config/load-settings.js";
import { createDemoWorkspace, type SettingsInput } from "../../src/experimental.js";
import { openStorage } from "../../src/storage/open-storage.js";
import { callerOf } from "../support/caller.js";
import { runCommand } from "../support/command.js";
import { hostedDocument } from "../support/hosted-document.js";
import {
  type KeepAliveCallers,
  startKeepAliveCallers,
  type RepeatedRequest,
} from "../support/keep-alive-callers.js";
import { startDemo } from "../support/start-demo.js";
import { testStorage } from "../support/storage/test-storage.js";

/** Busy callers send hundreds of documents, and it does not matter whether they are converted. */
const IDLE = { exports: 0, deliveries: 0 };

/** Starts a service in its own process, with one workspace. */
async function startProcess(own: SettingsInput) {
  const storage = await testStorage(undefined);
  const { data } = storage;
  const opened = await openStorage(parseSettings(storage));
  const demo = await createDemoWorkspace(opened.db, join(data, "exports"));
  await opened.close();
  const limits = { requestsPerMinute: 1_000_000 };
  const settings = { port: 0, logLevel: "warn", limits, ...storage, ...own };
  await writeFile(join(data, "settings.json"), JSON.stringify(settings));
  const command = runCommand(["serve", "--config", join(data, "settings.json")]);
  const [, url = ""] = await command.untilOutput(/listening on (\S+)/);
  return { command, url, ...demo };
}

/** Returns an upload as bytes, with its headers. */
async function uploadOf(token: string, destination: number): Promise<RepeatedRequest> {
  const form = new FormData();
  form.append("file", new Blob([hostedDocument("Report")], { type: "application/json" }));
  form.append("options", JSON.stringify({ destination }));
  const encoded = new Response(form);
  const type = encoded.headers.get("content-type") ?? "";
  const body = new Uint8Array(await encoded.arrayBuffer());
  const headers = { authorization: `Bearer ${token}`, "content-type": type };
  return { method: "POST", path: "/v2/export/hosted-docs", headers, body };
}

/** Starts callers of several operations who send requests one by one; resolves after many responses. */
async function startBusyCallers(url: string, token: string, destination: number) {
  const headers = { authorization: `Bearer ${token}` };
  const list = { method: "GET", path: "/v2/collections", headers } as const;
  const health = { method: "GET", path: "/healthz", headers: {} } as const;
  const upload = await uploadOf(token, destination);
  const callers = startKeepAliveCallers(url, [list, list, health, upload, upload]);
  await pWaitFor(() => (callers.seen.statuses.get(202) ?? 0) > 20, { interval: 5 });
  return callers;
}

/** Waits until a stopping service refuses its callers' connections, and checks that no request was cut. */
async function expectNothingCut({ seen, mark, ended }: KeepAliveCallers, stop: () => unknown) {
  const took = performance.now();
  mark();
  await stop();
  await ended;
  const statuses = Object.fromEntries(seen.statuses);
  const ms = Math.round(performance.now() - took);
  console.info("stopped under load:", { ms, ...seen, statuses });
  expect(seen.broken).toEqual([]);
  expect(seen.closing.with).toBeGreaterThan(0);
}

// Runs the service in the callers' process: if only the callers' process paused, they would seem to be gone.
test("a stop cuts no request of busy keep-alive callers", async () => {
  const limits = { requestsPerMinute: 1_000_000 };
  const { service, token, destination } = await startDemo({ limits, workers: IDLE });
  const callers = await startBusyCallers(service.url, token, destination);
  await expectNothingCut(callers, service.stop);
});

test("a signal with a stop delay cuts no request of busy callers", async () => {
  const { command, url, token, destination } = await startProcess({
    shutdown: { delay: 0.5 },
    workers: IDLE,
  });
  const callers = await startBusyCallers(url, token, destination);
  await expectNothingCut(callers, async () => {
    command.process.kill("SIGTERM");
    expect(await command.ended()).toBe(0);
  });
});

test("serves a caller who connected just before the service stopped listening", async () => {
  const drain = createRequestDrain(600_000);
  const server = createServer(drain.wrap((_, response) => void response.end("served")));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  await once(server, "connection");
  drain.closeConnections();
  const finished = drain.finish(() => {
    const closed = once(server.close(), "close");
    socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    return closed;
  });
  // As the service does.
  void finished.then(() => server.closeAllConnections());
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*Connection: close\r\n[^]*served$/);
  await finished;
});

test("responds with 503 on /readyz but accepts uploads during the delay", async () => {
  const { command, url, token, destination } = await startProcess({ shutdown: { delay: 600 } });
  command.process.kill("SIGTERM");
  const readyz = () => fetch(`${url}/readyz`);
  await pWaitFor(async () => (await readyz()).status === 503);
  const ready = await readyz();
  expect(ready.headers.get("connection")).toBe("close");
  expect(await ready.json()).toMatchObject({ checks: { process: "stopping", database: "ok" } });
  const job = await callerOf(url, token).export(hostedDocument("Late"), { destination });
  expect(job).toMatchObject({ status: "done" });
  command.process.kill("SIGTERM");
  expect(await command.ended()).toBe(1);
});

test("responds with 503 to new uploads after the delay, and finishes others", async () => {
  const { service, caller, token, destination } = await startDemo();
  const { path, headers, body = new Uint8Array() } = await uploadOf(token, destination);
  const slow = request(service.url + path, { method: "POST", headers });
  slow.write(body.subarray(0, 10));
  await pWaitFor(async () => (await caller.get("/v2/collections")).ok);
  const stopped = service.stop();
  const refused = () => caller.export(hostedDocument("Late"), { destination }, {});
  await pWaitFor(
    async () =>
      !(await refused().then(
        () => true,
        () => false,
      )),
  );
  await expect(refused()).rejects.toThrow(/^503: .*The service is stopping/);
  expect((await caller.get("/v2/collections")).headers.get("connection")).toBe("close");
  slow.end(body.subarray(10));
  const [response] = (await once(slow, "response")) as [IncomingMessage];
  expect([response.statusCode, response.headers.connection]).toEqual([202, "close"]);
  expect(JSON.parse(await text(response))).toHaveProperty("id");
  await stopped;
  await expect(fetch(`${service.url}/healthz`)).rejects.toThrow("fetch failed");
});

test("sends a complete 503 to an upload that outlasts the shutdown timeout", async () => {
  const { service, caller, token, destination } = await startDemo({ shutdown: { timeout: 0.1 } });
  const { path, headers, body = new Uint8Array() } = await uploadOf(token, destination);
  const slow = request(service.url + path, { method: "POST", headers });
  slow.write(body.subarray(0, 10));
  await pWaitFor(async () => (await caller.get("/v2/collections")).ok);
  const responded = once(slow, "response");
  await Promise.all([service.stop(), responded]);
  const [response] = (await responded) as [IncomingMessage];
  expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "2"]);
  expect(JSON.parse(await text(response))).toMatchObject({ status: 503 });
});

test("returns the current job to a waiting caller when the workers stop", async () => {
  const { service, caller, destination } = await startDemo({ workers: { exports: 0 } });
  const parts = { file: hostedDocument("Report"), options: JSON.stringify({ destination }) };
  const waiting = caller.upload(parts, { prefer: "wait=60" });
  const jobs = service.storage.db.selectFrom("jobs").select("id");
  await pWaitFor(async () => (await jobs.execute()).length === 1);
  await service.stop();
  expect(await (await waiting).json()).toMatchObject({ status: "queued" });
});
