import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { until } from "../support/until.js";
import { expect, onTestFinished, test, vi } from "vitest";
import type { JobHistoryEntry } from "../../src/jobs/job.js";
import { createGroupLimits } from "../../src/workers/dispatcher.js";
import { addConnection } from "../../src/storage/statements/connections.js";
import { hostedDocument } from "../support/hosted-document.js";
import { addWorkspace, startDemo } from "../support/start-demo.js";
import { startReceiver } from "../support/servers/receiver.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

/** Gives requests no timeout, so that a silent receiver is waited for however slow the machine is. */
function withoutTimeouts(): void {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  timeout.mockImplementation(() => new AbortController().signal);
  onTestFinished(() => timeout.mockRestore());
}

test("many jobs of one workspace do not delay another's single job", async () => {
  const data = await temporaryFolder();
  const idle = await startDemo({ data, workers: { exports: 0 } });
  const other = await addWorkspace(idle.service, join(data, "other"));
  const ask = ({ caller, destination }: typeof idle) =>
    caller.export(hostedDocument("Report"), { destination }, {});
  for (let job = 0; job < 20; job += 1) await ask(idle);
  const { id } = await ask(other);
  await idle.service.stop();

  const { service } = await startDemo({ data, workers: { exports: 1 } });
  const done = () =>
    service.storage.db
      .selectFrom("jobs")
      .select(["id", "history"])
      .where("status", "=", "done")
      .execute();
  await until(async () => (await done()).length === 21);
  const claimedAt = ({ history }: { readonly history: readonly JobHistoryEntry[] }) =>
    Date.parse(history.find(({ event }) => event === "claimed")?.at ?? "");
  const order = (await done()).toSorted((one, other) => claimedAt(one) - claimedAt(other));
  // The workspaces take turns.
  expect(order.findIndex((job) => job.id === id)).toBeLessThan(3);
});

test("an unresponsive destination delays no export of another workspace", async () => {
  const settings = { workers: { exports: 2 }, destinations: { allowLoopback: true, timeout: 600 } };
  const slow = await startDemo(settings);
  const other = await addWorkspace(slow.service, join(await temporaryFolder(), "other"));
  const { db } = slow.service.storage;
  const arrived: string[] = [];
  const server = createServer((request, response) => {
    arrived.push(request.url ?? "");
    const isQuick = request.url?.startsWith("/quick") ?? false;
    if (isQuick) request.resume().on("end", () => response.writeHead(201).end());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const send = async ({ caller, workspace }: typeof slow, path: string) => {
    const connection = { workspace, name: "Server", role: "destination", kind: "http" } as const;
    const url = { url: `http://127.0.0.1:${port}/${path}/` };
    const destination = await addConnection(db, { ...connection, settings: url });
    return caller.export(hostedDocument("Report"), { destination }, {});
  };
  for (let job = 0; job < 6; job += 1) await send(slow, "silent");
  // Waits until both slots are in use.
  await until(() => arrived.length >= 2);
  const { id } = await send(other, "quick");
  const find = () =>
    db.selectFrom("jobs").select("status").where("id", "=", id).executeTakeFirstOrThrow();
  await until(async () => (await find()).status === "done");
});

test("an unresponsive receiver delays no other receiver", async () => {
  const silent = createServer(() => undefined).listen(0, "127.0.0.1");
  let closed = 0;
  silent.on("connection", (socket) => socket.once("close", () => (closed += 1)));
  await once(silent, "listening");
  onTestFinished(() => void silent.close().closeAllConnections());
  const address = silent.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const receiver = await startReceiver();
  const data = await temporaryFolder();
  const { caller, destination, service } = await startDemo({ data, workers: { deliveries: 0 } });
  const send = (webhook: string) =>
    caller.export(hostedDocument("Report"), { destination, webhooks: [webhook] });
  for (let job = 0; job < 3; job += 1) await send(`http://127.0.0.1:${port}/hook`);
  await send(receiver.url);
  await service.stop();
  withoutTimeouts();
  await startDemo({ data, workers: { deliveries: 4 } });
  await until(() => receiver.calls.length === 4);
  expect(closed, "requests that the service gave up before").toBe(0);
});

test("an unresponsive path of one workspace delays no other on that host", async () => {
  const arrived: string[] = [];
  const host = createServer((request, response) => {
    arrived.push(request.url ?? "");
    if (request.url === "/quick") response.end();
    else response.once("close", () => (closed += 1));
  }).listen(0, "127.0.0.1");
  let closed = 0;
  await once(host, "listening");
  onTestFinished(() => void host.close().closeAllConnections());
  const address = host.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const data = await temporaryFolder();
  const stuck = await startDemo({ data, workers: { deliveries: 0 } });
  const other = await addWorkspace(stuck.service, join(await temporaryFolder(), "other"));
  const send = ({ caller, destination }: typeof stuck, path: string) =>
    caller.export(hostedDocument("Report"), {
      destination,
      webhooks: [`http://127.0.0.1:${port}${path}`],
    });
  for (let job = 0; job < 3; job += 1) await send(stuck, "/silent");
  await send(other, "/quick");
  await stuck.service.stop();
  withoutTimeouts();
  await startDemo({ data, workers: { deliveries: 8 } });
  const quick = () => arrived.filter((path) => path === "/quick").length;
  await until(() => quick() === 4);
  expect(closed, "requests that the service gave up before").toBe(0);
});

test("never lets a group exceed its limit, whatever tasks are next", () => {
  const count = createGroupLimits(4);
  for (const group of ["a", "a", "a", "b", null]) count.add(group);
  expect(count.batch(16)).toBe(1);
  expect(count.full()).toEqual([]);
  count.add("a");
  expect(count.full()).toEqual(["a"]);
  expect(count.batch(16)).toBe(3);
  expect(count.batch(2)).toBe(2);
  count.remove("b");
  count.remove("a");
  expect(count.full()).toEqual([]);
  expect(count.batch(16)).toBe(1);
});
