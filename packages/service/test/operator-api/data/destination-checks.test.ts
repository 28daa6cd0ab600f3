import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { rename, rm, writeFile } from "node:fs/promises";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { checkDue, startChecks } from "../../../src/destination-checks/start-checks.js";
import { openSecretBox } from "../../../src/secrets/open-secret-box.js";
import { startTaskQueue } from "../../../src/storage/queue/task-queue.js";
import { addConnection } from "../../../src/storage/statements/connections.js";
import { hostedDocument } from "../../support/hosted-document.js";
import { localOutbound } from "../../support/servers/local-outbound.js";
import { addWorkspace } from "../../support/start-demo.js";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";
import { until } from "../../support/until.js";
import { startAdmin } from "./support.js";

const HOUR = 3600;
const SETTINGS = { checkEvery: HOUR, holdBack: 900 };

/** Starts a service whose checks run when the test calls for them, at a time that the test sets. */
async function startChecked() {
  const demo = await startAdmin({ destinations: { checkEvery: 0 } });
  const { storage } = demo.service;
  const queue = await startTaskQueue(storage, { lease: 600 }, () => undefined);
  onTestFinished(queue.stop);
  const data = await temporaryFolder();
  const secretBox = await openSecretBox({ data, isInUse: async () => false });
  let time = Date.now();
  const context = {
    db: storage.db,
    queue,
    destinations: { outbound: localOutbound, secretBox },
    signals: { exportQueued: () => undefined },
    now: () => new Date(time),
    log: pino({ enabled: false }),
  };
  await checkDue(context, SETTINGS);
  const after = async (seconds: number) => {
    time += seconds * 1000;
    await checkDue(context, SETTINGS);
  };
  const lastCheck = async () =>
    (await demo.operator.getConnection({ connection: demo.destination })).lastCheck;
  const pauses = async () => (await demo.operator.listPauses()).items;
  return { ...demo, context, after, lastCheck, pauses };
}

/** Replaces a folder with a file; returns a function that restores the folder. */
async function breakFolder(folder: string) {
  await rename(folder, `${folder}-away`);
  await writeFile(folder, "");
  return async () => {
    await rm(folder);
    await rename(`${folder}-away`, folder);
  };
}

test("holds exports while their destination fails checks, then continues them", async () => {
  const demo = await startChecked();
  const { operator, caller, destination, folder, after, lastCheck, pauses } = demo;
  await caller.export(hostedDocument("First"), { destination });
  expect(await lastCheck()).toBeNull();
  await after(HOUR);
  expect(await lastCheck()).toMatchObject({ ok: true });
  const repair = await breakFolder(folder);
  await after(HOUR);
  const failed = await lastCheck();
  expect(failed).toMatchObject({
    ok: false,
    detail: expect.stringContaining("accepts no results"),
  });
  const [hold] = await pauses();
  expect(hold).toMatchObject({ pausedBy: "document-export", reason: failed?.detail });
  const { id } = await caller.export(hostedDocument("Held"), { destination }, {});
  const other = await addWorkspace(demo.service, await temporaryFolder());
  await other.caller.export(hostedDocument("Other"), { destination: other.destination });
  const waiting = await operator.getJob({ job: id });
  expect(waiting.timeline.map(({ event }) => event)).toEqual(["queued"]);
  await after(60);
  expect((await lastCheck())?.since).toBe(failed?.since);
  await repair();
  await after(60);
  await until(async () => (await operator.getJob({ job: id })).status === "done");
  expect(await pauses()).toEqual([]);
  expect(await lastCheck()).toMatchObject({ ok: true });
});

test("holds exports for a limited time, an operator's pause until removed", async () => {
  const { operator, caller, destination, folder, after, pauses } = await startChecked();
  await caller.export(hostedDocument("First"), { destination });
  const repair = await breakFolder(folder);
  await after(HOUR);
  expect(await pauses()).toHaveLength(1);
  await after(900);
  expect(await pauses()).toEqual([]);
  // The folder is still broken, but exports that were attempted since are not held back again.
  await after(HOUR);
  expect(await pauses()).toEqual([]);
  await repair();
  await operator.checkConnection({ connection: destination });
  const again = await breakFolder(folder);
  await after(HOUR);
  const reason = "New disk";
  const taken = await operator.createPause({ body: { work: "exports", destination, reason } });
  expect(taken).toMatchObject({ reason, pausedBy: "Ada" });
  await again();
  await after(HOUR);
  expect(await pauses()).toEqual([taken]);
});

test("a start without checks releases exports held before", async () => {
  const { caller, destination, folder, context, after, pauses } = await startChecked();
  await caller.export(hostedDocument("First"), { destination });
  await breakFolder(folder);
  await after(HOUR);
  expect(await pauses()).toHaveLength(1);
  const none = {
    checkEvery: 0,
    holdBack: 900,
    timeout: 60,
    allowLoopback: true,
    allowPrivate: true,
  };
  const checks = startChecks(context, none);
  await until(async () => (await pauses()).length === 0);
  await checks.stop(1000);
});

test("many broken destinations do not use up the limit of pauses", async () => {
  const demo = await startChecked();
  const { operator, service, workspace, after, pauses } = demo;
  const settings = { folder: "/dev/null/nowhere" };
  const broken = { workspace, name: "Broken", role: "destination", kind: "directory" } as const;
  for (let count = 0; count < 30; count += 1)
    await addConnection(service.storage.db, { ...broken, settings });
  await after(0);
  await after(HOUR);
  await after(60);
  expect(await pauses()).toHaveLength(25);
  await operator.createPause({ body: { work: "exports", reason: "Upgrade" } });
  expect((await operator.getOverview()).pauses).toHaveLength(26);
});

test("a destination that does not respond delays no other check", async () => {
  const demo = await startChecked();
  const { service, workspace, context, lastCheck } = demo;
  const { db } = service.storage;
  const silent = createServer(() => undefined);
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  onTestFinished(() => void silent.close().closeAllConnections());
  const { port } = silent.address() as AddressInfo;
  const settings = { url: `http://127.0.0.1:${port}/` };
  for (let count = 0; count < 4; count += 1)
    await addConnection(db, {
      workspace,
      name: "Silent",
      role: "destination",
      kind: "webdav",
      settings,
    });
  await checkDue(context, SETTINGS);
  // Connections that have waited longest are checked first.
  await db
    .updateTable("connection_checks")
    .set({ checked_at: new Date(0) })
    .where("connection_id", "!=", demo.destination)
    .execute();
  const looking = demo.after(HOUR);
  await until(async () => (await lastCheck())?.ok === true);
  silent.closeAllConnections();
  silent.close();
  await looking;
});
