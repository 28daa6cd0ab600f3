import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { parseSettings } from "../../src/config/load-settings.js";
import { openStorage } from "../../src/storage/open-storage.js";
import { queues, startTaskQueue, type TaskQueue } from "../../src/storage/queue/task-queue.js";
import type { Storage } from "../../src/storage/storage.js";
import { testStorage } from "../support/storage/test-storage.js";

const NAME = queues.exports.name;

async function openQueue() {
  const storage = await openStorage(parseSettings(await testStorage(undefined)));
  onTestFinished(storage.close);
  return { storage, queue: await startQueue(storage) };
}

async function startQueue(storage: Storage): Promise<TaskQueue> {
  const queue = await startTaskQueue(storage, { lease: 600 }, () => undefined);
  // Callbacks run in reverse order, so this one runs before the storage is closed.
  onTestFinished(queue.stop);
  return queue;
}

type Opened = Awaited<ReturnType<typeof openQueue>>;

/** Enqueues exports of a workspace. */
async function enqueue({ storage, queue }: Opened, workspace: number, count: number) {
  const tasks = Array.from({ length: count }, () => ({ task: { job: randomUUID() }, workspace }));
  await storage.db.transaction().execute((trx) => queue.enqueueExports(trx, tasks));
}

function claimLeases({ storage, queue }: Opened, limit: number) {
  return queue.claim(storage.db, NAME, { limit, ignoreGroups: [] });
}

/** Claims exports, which then count as running, and returns the workspace of each, sorted. */
async function claim(opened: Opened, limit: number) {
  const claimed = await claimLeases(opened, limit);
  return claimed.map(({ lease }) => Number(lease.groupId)).toSorted((a, b) => a - b);
}

test("shares the next claim between workspaces despite 10,000 older exports of one", async () => {
  const opened = await openQueue();
  for (let part = 0; part < 10; part += 1) await enqueue(opened, 1, 1000);
  expect(await claim(opened, 4)).toEqual([1, 1, 1, 1]);
  await enqueue(opened, 2, 1);
  await enqueue(opened, 3, 9);
  // Workspace 1 has four running exports: the others get as many before it gets more.
  expect(await claim(opened, 4)).toEqual([2, 3, 3, 3]);
  expect(await claim(opened, 4)).toEqual([1, 1, 3, 3]);
});

test("workspaces take turns with one slot, also after a restart", async () => {
  const opened = await openQueue();
  const { storage, queue } = opened;
  for (const workspace of [1, 2, 3]) await enqueue(opened, workspace, 100);
  const served: number[] = [];
  const serve = async (turns: number, by: TaskQueue) => {
    for (let turn = 0; turn < turns; turn += 1) {
      const [task] = await by.claim(storage.db, NAME, { limit: 1, ignoreGroups: [] });
      if (!task) throw new Error("Nothing was claimed.");
      served.push(Number(task.lease.groupId));
      await by.complete(storage.db, task.lease);
    }
  };
  await serve(6, queue);
  await queue.stop();
  await serve(3, await startQueue(storage));
  expect(served).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3]);
});

test("retries an export only when due and within its workspace's share", async () => {
  const opened = await openQueue();
  const { storage, queue } = opened;
  await enqueue(opened, 1, 6);
  const claimed = await claimLeases(opened, 6);
  for (const { lease } of claimed) await queue.retry(lease, new Error("away"));
  await enqueue(opened, 2, 6);
  await sql`update pgboss.job set start_after = now() + interval '1 hour' where group_id = '1'`.execute(
    storage.db,
  );
  expect(await claim(opened, 2)).toEqual([2, 2]);
  await sql`update pgboss.job set start_after = now() - interval '1 hour' where group_id = '1'`.execute(
    storage.db,
  );
  expect(await claim(opened, 6)).toEqual([1, 1, 1, 1, 2, 2]);
  const [again] = await queue.boss.findJobs(NAME, { id: claimed[0]?.lease.id ?? "" });
  expect(again).toMatchObject({ retryCount: 1 });
});

test.each([
  [120, 120],
  [7 * 24 * 3600, 3600],
])("waits as a destination asks before a retry: %i s, at most an hour", async (asked, waited) => {
  const opened = await openQueue();
  const { storage, queue } = opened;
  await enqueue(opened, 1, 1);
  const [{ lease } = expect.fail("It was enqueued.")] = await claimLeases(opened, 1);
  await queue.retry(lease, Object.assign(new Error("busy"), { retryAfter: asked }));
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from start_after - now())::float8 as seconds from pgboss.job`.execute(
    storage.db,
  );
  expect(rows[0]?.seconds).toBeGreaterThan(waited - 30);
  expect(rows[0]?.seconds).toBeLessThan(waited + 30);
});

test("parallel workers claim all exports, each one once", async () => {
  const opened = await openQueue();
  for (const workspace of [1, 2, 3]) await enqueue(opened, workspace, 40);
  const claims = Array.from({ length: 15 }, () => claimLeases(opened, 8));
  const claimed = (await Promise.all(claims)).flat();
  const left = await claim(opened, 120);
  expect(new Set(claimed.map(({ lease }) => lease.id)).size).toBe(claimed.length);
  expect(claimed.length + left.length).toBe(120);
});

test.skipIf(process.env["TEST_STORAGE"] !== "postgres")(
  "a worker with one free slot claims past 32 exports that another worker is claiming",
  async () => {
    const opened = await openQueue();
    const { storage, queue } = opened;
    await enqueue(opened, 1, 100);
    await storage.db.transaction().execute(async (trx) => {
      const others = await queue.claim(trx, NAME, { limit: 32, ignoreGroups: [] });
      expect(others).toHaveLength(32);
      expect(await claim(opened, 1)).toEqual([1]);
    });
  },
);

test("retries a task even after it has failed for days", async () => {
  const opened = await openQueue();
  const { storage, queue } = opened;
  await enqueue(opened, 1, 1);
  const [{ lease } = expect.fail("It was enqueued.")] = await claimLeases(opened, 1);
  await sql`update pgboss.job set retry_count = 100000`.execute(storage.db);
  await queue.retry({ ...lease, retryCount: 100_000 }, new Error("Test"));
  const { rows } = await sql<{ state: string }>`select state from pgboss.job`.execute(storage.db);
  expect(rows).toEqual([{ state: "retry" }]);
});
