import { readFile } from "node:fs/promises";
import { expect, onTestFinished, test } from "vitest";
import { forgetAlert, noteTold, updateAlerts } from "../../src/alerts/alert-state.js";
import { conditions } from "../../src/alerts/conditions.js";
import { sendAlerts } from "../../src/alerts/start-alerts.js";
import { parseSettings } from "../../src/config/load-settings.js";
import { openSecretBox } from "../../src/secrets/open-secret-box.js";
import { pino } from "pino";
import { Agent } from "undici";
import { seededJob, seedJobs, startAdmin } from "../operator-api/data/support.js";
import { startReceiver } from "../support/servers/receiver.js";
import { sharedDemo } from "../support/shared/shared-demo.js";
import { dirname } from "node:path";
import { verifySignature } from "../support/verify-signature.js";

test("calls the endpoint once when an alert begins and once when resolved", async () => {
  const demo = await startAdmin({ workers: { exports: 0 } });
  const { db } = demo.service.storage;
  // The receiver rejects the second message at first.
  const receiver = await startReceiver([204, 503]);
  const settings = parseSettings({ alerts: { endpoint: receiver.url } });
  const data = dirname(demo.folder);
  const secretBox = await openSecretBox({ data, isInUse: async () => false });
  const dispatcher = new Agent();
  onTestFinished(() => dispatcher.destroy());
  let time = Date.now();
  const context = { db, secretBox, now: () => new Date(time), log: pino({ enabled: false }) };
  const poll = async (minutes: number) => {
    time += minutes * 60_000;
    await sendAlerts(context, { ...settings, data }, dispatcher);
    return receiver.calls.map(({ type, body }) => `${type} ${JSON.parse(body).data.alert}`);
  };
  const waiting = seededJob(demo, 0, {
    status: "queued",
    queuedAt: new Date(time - 20 * 60_000),
  });
  await seedJobs(demo, [waiting]);
  expect(await poll(0)).toEqual([]);
  expect(await poll(5)).toEqual(["alert.firing DocumentExportQueueOld"]);
  const [call = expect.fail("It was called.")] = receiver.calls;
  expect(await verifySignature(demo.service.url, call)).toBe(true);
  expect(JSON.parse(call.body)).toMatchObject({
    data: { summary: "The oldest queued export has waited for 20 minutes." },
  });
  expect(await poll(5)).toHaveLength(1);
  await db.deleteFrom("jobs").where("id", "=", waiting.id).execute();
  const resolved = "alert.resolved DocumentExportQueueOld";
  expect((await poll(1)).slice(1)).toEqual([resolved]);
  expect((await poll(1)).slice(1)).toEqual([resolved, resolved]);
  expect(await poll(1)).toHaveLength(3);
});

test("detects every condition, and the table of alerts lists each", async () => {
  const now = new Date("2026-10-19T09:40:00Z");
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const well = {
    now,
    oldestQueued: 10,
    done: 10,
    failed: 1,
    failingWebhooks: 1,
    webhooksFailSince: ago(10),
    failingDestinations: ["Site"],
    destinationsFailSince: ago(2),
    lastBackup: ago(60),
    diskFree: 5 * 1024 ** 3,
    certificateEnds: ago(-60 * 24 * 30),
  };
  const ill = {
    ...well,
    oldestQueued: 1000,
    failed: 5,
    webhooksFailSince: ago(45),
    destinationsFailSince: ago(6),
    lastBackup: ago(60 * 72),
    diskFree: 1024 ** 2,
    certificateEnds: ago(-60),
  };
  const page = await readFile(new URL("../../docs/alert-endpoint.md", import.meta.url), "utf8");
  for (const { name, when, summary } of conditions) {
    expect(summary(well), name).toBeUndefined();
    expect(summary(ill), name).toMatch(/^[A-Z\d].*\.$/);
    expect(page).toContain(`[${name}](`);
    expect(page.replaceAll(/ +/g, " ")).toContain(`| ${when} |`);
  }
  expect(
    conditions
      .find(({ name }) => name.endsWith("BackupOld"))
      ?.summary({ ...well, lastBackup: undefined }),
  ).toBe("There was no backup yet.");
});

test("evaluates a condition in one process, and ends only alerts it evaluates", async () => {
  const { service } = await sharedDemo();
  const { db } = service.storage;
  const disk = { name: "Disk", lasting: 0, needs: "diskFree" } as const;
  const queue = { name: "Queue", lasting: 0 };
  const all = [disk, queue];
  const start = Date.now();
  const at = (minutes: number) => new Date(start + minutes * 60_000);
  const low = { condition: disk, summary: "Little is free." };
  const long = { condition: queue, summary: "One waits." };
  const types = async (found: Omit<Parameters<typeof updateAlerts>[1], "all">, minutes: number) =>
    (await updateAlerts(db, { ...found, all }, at(minutes))).map(
      ({ name, type }) => `${name} ${type}`,
    );
  // A process that cannot check the disk polls half a minute before one that can.
  expect(await types({ met: [long], known: [queue] }, 0)).toEqual(["Queue alert.firing"]);
  expect(await types({ met: [low], known: all }, 0.5)).toEqual(["Disk alert.firing"]);
  await noteTold(db, "Disk", at(0.5));
  expect(await types({ met: [], known: [queue] }, 2)).toEqual(["Queue alert.resolved"]);
  await forgetAlert(db, "Queue");
  expect(await types({ met: [], known: all }, 3)).toEqual(["Disk alert.resolved"]);
});

test("ends an alert that no process can evaluate any more", async () => {
  const { service } = await sharedDemo();
  const { db } = service.storage;
  const certificate = { name: "Certificate", lasting: 0, needs: "certificateEnds" } as const;
  const queue = { name: "Queue", lasting: 0 };
  const all = [certificate, queue];
  const start = Date.now();
  const at = (minutes: number) => new Date(start + minutes * 60_000);
  const met = [{ condition: certificate, summary: "It ends." }];
  expect(await updateAlerts(db, { met, known: all, all }, at(0))).toHaveLength(1);
  await noteTold(db, "Certificate", at(0));
  const withoutTls = { met: [], known: [queue], all };
  expect(await updateAlerts(db, withoutTls, at(58))).toEqual([]);
  expect(await updateAlerts(db, withoutTls, at(61))).toMatchObject([
    { name: "Certificate", type: "alert.resolved" },
  ]);
});
