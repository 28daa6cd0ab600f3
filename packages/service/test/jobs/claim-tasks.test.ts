import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { parseSettings } from "../../src/config/load-settings.js";
import { type JobEngine, startJobEngine } from "../../src/jobs/job-engine.js";
import { type ExportTask, queues } from "../../src/jobs/queues.js";
import { openStorage } from "../../src/storage/open-storage.js";
import type { Storage } from "../../src/storage/storage.js";
import { testStorage } from "../support/test-storage.js";

const exportQueues = [queues.exports.name, queues.smallExports.name];

async function openEngine() {
  const storage = await openStorage(parseSettings(await testStorage(undefined)));
  onTestFinished(storage.close);
  return { storage, engine: await startEngine(storage) };
}

async function startEngine(storage: Storage): Promise<JobEngine> {
  const engine = await startJobEngine(storage, { lease: 600 }, () => undefined);
  // In the opposite order of registration: before the storage is closed.
  onTestFinished(engine.stop);
  return engine;
}

type Opened = Awaited<ReturnType<typeof openEngine>>;
type Queue = (typeof exportQueues)[number];

/** Puts tasks of a workspace into a queue. */
async function enqueue(
  { storage, engine }: Opened,
  queue: Queue,
  workspace: number,
  count: number,
) {
  const tasks = Array.from({ length: count }, () => ({ task: { job: randomUUID() }, workspace }));
  await storage.db.transaction().execute((trx) => engine.enqueueExports(trx, queue, tasks));
}

/** Claims tasks, which run from then on, and gives the workspace of each, sorted. */
async function claim({ storage, engine }: Opened, queue: Queue, limit: number) {
  const options = { limit, ignoreGroups: [] };
  const claimed = await engine.claim<ExportTask>(storage.db, queue, options);
  return claimed.map(({ groupId }) => Number(groupId)).toSorted((a, b) => a - b);
}

test.each(exportQueues)(
  "behind 10,000 older exports of one workspace in `%s`, others get their share of the next claim",
  async (queue) => {
    const opened = await openEngine();
    for (let part = 0; part < 10; part += 1) await enqueue(opened, queue, 1, 1000);
    expect(await claim(opened, queue, 4)).toEqual([1, 1, 1, 1]);
    await enqueue(opened, queue, 2, 1);
    await enqueue(opened, queue, 3, 9);
    // One workspace has four running: the others get as many before it gets more.
    expect(await claim(opened, queue, 4)).toEqual([2, 3, 3, 3]);
    expect(await claim(opened, queue, 4)).toEqual([1, 1, 3, 3]);
  },
);

test("with one slot the workspaces take turns, also after a restart", async () => {
  const opened = await openEngine();
  const { storage, engine } = opened;
  const queue = queues.exports.name;
  for (const workspace of [1, 2, 3]) await enqueue(opened, queue, workspace, 100);
  const served: number[] = [];
  const serve = async (turns: number, by: JobEngine) => {
    for (let turn = 0; turn < turns; turn += 1) {
      const [task] = await by.claim(storage.db, queue, { limit: 1, ignoreGroups: [] });
      if (!task) throw new Error("Nothing was claimed.");
      served.push(Number(task.groupId));
      await by.complete(storage.db, { queue, ...task });
    }
  };
  await serve(6, engine);
  await engine.stop();
  await serve(3, await startEngine(storage));
  expect(served).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3]);
});

test("exports that are tried again get no more than their workspace's share, and wait until they are due", async () => {
  const opened = await openEngine();
  const { storage, engine } = opened;
  const queue = queues.exports.name;
  await enqueue(opened, queue, 1, 6);
  const claimed = await engine.claim(storage.db, queue, { limit: 6, ignoreGroups: [] });
  await engine.boss.fail(
    queue,
    claimed.map(({ id, retryCount }) => ({ id, retryCount })),
    {},
  );
  await enqueue(opened, queue, 2, 6);
  await sql`update pgboss.job set start_after = now() + interval '1 hour' where group_id = '1'`.execute(
    storage.db,
  );
  expect(await claim(opened, queue, 2)).toEqual([2, 2]);
  await sql`update pgboss.job set start_after = now() - interval '1 hour' where group_id = '1'`.execute(
    storage.db,
  );
  expect(await claim(opened, queue, 6)).toEqual([1, 1, 1, 1, 2, 2]);
  const [again] = await engine.boss.findJobs(queue, { id: claimed[0]?.id ?? "" });
  expect(again).toMatchObject({ retryCount: 1 });
});

test("workers that claim at the same time get different tasks, and all of them", async () => {
  const opened = await openEngine();
  const { storage, engine } = opened;
  const queue = queues.smallExports.name;
  for (const workspace of [1, 2, 3]) await enqueue(opened, queue, workspace, 40);
  const options = { limit: 8, ignoreGroups: [] };
  const claims = Array.from({ length: 15 }, () => engine.claim(storage.db, queue, options));
  const claimed = (await Promise.all(claims)).flat();
  const left = await claim(opened, queue, 120);
  expect(new Set(claimed.map(({ id }) => id)).size).toBe(claimed.length);
  expect(claimed.length + left.length).toBe(120);
});
