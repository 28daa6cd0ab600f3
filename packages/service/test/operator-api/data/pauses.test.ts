import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { readBacklog } from "../../../src/observe/backlog.js";
import { addConnection } from "../../../src/storage/statements/connections.js";
import { hostedDocument } from "../../support/hosted-document.js";
import { startReceiver } from "../../support/servers/receiver.js";
import { addWorkspace } from "../../support/start-demo.js";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";
import { until } from "../../support/until.js";
import { seededJob, seedJobs, startAdmin, type Operated } from "./support.js";

const document = hostedDocument("Report");

/** Adds a second destination to the workspace. */
async function addFolder({ service, workspace }: Operated): Promise<number> {
  const path = join(await temporaryFolder(), "second");
  await mkdir(path);
  const { kind, settings } = await service.storage.db
    .selectFrom("connections")
    .select(["kind", "settings"])
    .where("role", "=", "destination")
    .executeTakeFirstOrThrow();
  const connection = { workspace, name: "Second", role: "destination", kind } as const;
  return addConnection(service.storage.db, { ...connection, settings: { ...settings, path } });
}

async function accept({ caller }: Pick<Operated, "caller">, destination: number) {
  const job = await caller.export(document, { destination }, {});
  return job.id as string;
}

const endedAt = async ({ operator }: Operated, id: string) =>
  (await operator.getJob({ job: id })).endedAt;
const isDone = (demo: Operated) => async (id: string) => (await endedAt(demo, id)) !== null;
const untilDone = (demo: Operated, ids: readonly string[]) =>
  until(async () => (await Promise.all(ids.map(isDone(demo)))).every(Boolean));

test("holds paused exports while others run, then runs them in order", async () => {
  const demo = await startAdmin({ workers: { exports: 1 } });
  const { operator, destination } = demo;
  const second = await addFolder(demo);
  const all = await operator.createPause({ body: { work: "exports", reason: "Database upgrade" } });
  const waiting = [await accept(demo, destination), await accept(demo, destination)];
  const free = await accept(demo, second);
  const reason = "The site moves";
  const one = await operator.createPause({ body: { work: "exports", destination, reason } });
  expect(one).toMatchObject({ workspace: null, webhook: null, reason, pausedBy: "Ada" });
  expect(one).toMatchObject({ destination: { id: destination }, waiting: 2, running: 0 });
  expect((await operator.listPauses()).items).toEqual([one, { ...all, waiting: 3 }]);
  expect((await operator.getOverview()).pauses.map(({ id }) => id)).toEqual([one.id, all.id]);
  await operator.deletePause({ pause: all.id });
  await untilDone(demo, [free]);
  // A job accepted while its destination is paused is skipped too.
  waiting.push(await accept(demo, destination));
  await untilDone(demo, [await accept(demo, second)]);
  expect(await Promise.all(waiting.map(isDone(demo)))).toEqual([false, false, false]);
  await operator.deletePause({ pause: one.id });
  await untilDone(demo, waiting);
  const times = await Promise.all(waiting.map((id) => endedAt(demo, id)));
  expect(times).toEqual(times.toSorted());
  expect((await demo.audit()).slice(0, 4)).toEqual([
    ["pause.end", `pause ${one.id}`],
    ["pause.end", `pause ${all.id}`],
    ["pause.begin", `pause ${one.id}`],
    ["pause.begin", `pause ${all.id}`],
  ]);
});

test("a paused workspace delays no other, and holds jobs without workers", async () => {
  const demo = await startAdmin({ workers: { exports: 1 } });
  const { operator, destination, service, workspace } = demo;
  const other = await addWorkspace(service, join(await temporaryFolder(), "other"));
  const pause = await operator.createPause({
    body: { work: "exports", workspace, reason: "Quota" },
  });
  const lost = await accept(demo, destination);
  const free = await accept(other, other.destination);
  await untilDone(demo, [free]);
  expect(await isDone(demo)(lost)).toBe(false);
  const { db } = service.storage;
  await db
    .updateTable("jobs")
    .set({ status: "processing", attempt: 1 })
    .where("id", "=", lost)
    .execute();
  const held = await operator.createPause({
    body: { work: "exports", destination, reason: "Away" },
  });
  expect(held.running).toBe(1);
  // The release finds no waiting job of the destination, so the job's task is claimed and put back.
  await operator.deletePause({ pause: pause.id });
  await sql`update pgboss.job set start_after = now() where name = 'exports'`.execute(db);
  await until(async () => (await operator.listPauses()).items[0]?.running === 0);
  expect((await operator.getJob({ job: lost })).status).toBe("queued");
  await operator.deletePause({ pause: held.id });
  await untilDone(demo, [lost]);
});

test("holds deliveries of a paused webhook while others are delivered", async () => {
  const demo = await startAdmin();
  const { operator, caller, destination } = demo;
  const [paused, free] = [await startReceiver(), await startReceiver()];
  const register = async (endpoint: string) => {
    const body = { endpoint, events: ["job.done"], connections: [destination] };
    return ((await (await caller.post("/v2/webhooks", body)).json()) as { id: number }).id;
  };
  const webhook = await register(paused.url);
  await register(free.url);
  const all = await operator.createPause({ body: { work: "deliveries", reason: "All" } });
  await caller.export(document, { destination });
  await until(async () => (await operator.listPauses()).items[0]?.waiting === 2);
  const reason = "The receiver is moved";
  const one = await operator.createPause({ body: { work: "deliveries", webhook, reason } });
  expect(one).toMatchObject({ webhook: { id: webhook, name: paused.url }, waiting: 1 });
  await operator.deletePause({ pause: all.id });
  await caller.export(document, { destination });
  await until(() => free.calls.length === 2);
  await until(async () => (await operator.listPauses()).items[0]?.running === 0);
  expect(paused.calls).toEqual([]);
  await until(async () => (await operator.getOverview()).deliveries.oldestPendingSeconds === null);
  await operator.deletePause({ pause: one.id });
  await until(() => paused.calls.length === 2);
});

test("does not count the time of a pause as waiting", async () => {
  const demo = await startAdmin({ workers: { exports: 0 } });
  const { operator, service, destination } = demo;
  const hourAgo = new Date(Date.now() - 3_600_000);
  await seedJobs(demo, [seededJob(demo, 1, { status: "queued", queuedAt: hourAgo })]);
  const waited = async () => (await operator.getOverview()).jobs.oldestQueuedSeconds;
  const backlog = async () => {
    const { oldest, queueAges } = await readBacklog(service.storage.db);
    return { oldest, queueAges: queueAges.map(([, age]) => age) };
  };
  expect(await waited()).toBeGreaterThan(3000);
  expect((await backlog()).oldest).toBeGreaterThan(3000);
  const { id } = await operator.createPause({
    body: { work: "exports", destination, reason: "x" },
  });
  expect(await waited()).toBeNull();
  expect(await backlog()).toEqual({ oldest: 0, queueAges: [] });
  await operator.deletePause({ pause: id });
  expect(await waited()).toBeLessThan(3000);
  const { oldest, queueAges } = await backlog();
  expect(oldest).toBeLessThan(3000);
  expect(queueAges).toEqual([expect.any(Number)]);
});

test("refuses a pause that exists already or names an unknown id", async () => {
  const demo = await startAdmin();
  const { operator, destination, source } = demo;
  const add = (scope: object) =>
    operator.createPause({ body: { work: "exports", reason: "Because", ...scope } });
  await add({ destination });
  await expect(add({ destination })).rejects.toMatchObject({
    status: 409,
    detail: expect.stringContaining("paused already"),
  });
  await expect(add({ destination: source })).rejects.toMatchObject({ status: 404 });
  await expect(add({ workspace: 99 })).rejects.toMatchObject({ status: 404 });
  await expect(add({ work: "deliveries", webhook: 99 })).rejects.toMatchObject({ status: 404 });
  await expect(add({ workspace: 1, destination })).rejects.toMatchObject({ status: 400 });
  await expect(add({ webhook: 1 })).rejects.toMatchObject({ status: 400 });
  await expect(add({ work: "deliveries", destination })).rejects.toMatchObject({ status: 400 });
  await expect(operator.deletePause({ pause: 99 })).rejects.toMatchObject({ status: 404 });
});
