import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import type { ClaimOptions, Lease } from "../../src/storage/queue/task-queue.js";
import { startDispatcher, type DispatcherOptions } from "../../src/workers/dispatcher.js";

const HOUR_MS = 3_600_000;

interface Task {
  readonly lease: Lease;
}

function task(id: string, groupId: string | null = null): Task {
  return { lease: { queue: "exports", id, retryCount: 0, groupId } };
}

/** Starts a dispatcher over a list of tasks, whose runs finish when the test says so. */
function startOver(
  waiting: Task[],
  options: Partial<DispatcherOptions<Task>> & { readonly concurrency: number },
) {
  const requests: ClaimOptions[] = [];
  const runs = new Map<string, { releaseSlot: () => void; end: (error?: Error) => void }>();
  const retried: string[] = [];
  const errors: unknown[] = [];
  const dispatcher = startDispatcher<Task>({
    claim: async (request) => {
      requests.push(request);
      const isFree = ({ lease }: Task) => !request.ignoreGroups.includes(lease.groupId ?? "");
      const claimed = waiting.filter(isFree).slice(0, request.limit);
      for (const one of claimed) waiting.splice(waiting.indexOf(one), 1);
      return claimed;
    },
    run: ({ lease }, releaseSlot) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) => (error ? reject(error) : resolve());
        runs.set(lease.id, { releaseSlot, end });
      }),
    heartbeat: () => Promise.resolve(),
    heartbeatInterval: 60_000,
    retry: async ({ id }) => void retried.push(id),
    onError: (error) => void errors.push(error),
    ...options,
  });
  onTestFinished(() => dispatcher.stop(0));
  return { dispatcher, requests, runs, retried, errors };
}

const ids = (runs: ReadonlyMap<string, unknown>) => [...runs.keys()];

test("runs as many tasks as slots, and the next when one ends", async () => {
  const { runs } = startOver([task("a"), task("b"), task("c")], {
    concurrency: 2,
    pollInterval: HOUR_MS,
  });
  await expect.poll(() => ids(runs)).toEqual(["a", "b"]);
  runs.get("a")?.end();
  await expect.poll(() => ids(runs)).toEqual(["a", "b", "c"]);
});

test("releasing a slot lets the next task start before the first ends", async () => {
  const { runs } = startOver([task("a"), task("b")], { concurrency: 1, pollInterval: HOUR_MS });
  await expect.poll(() => ids(runs)).toEqual(["a"]);
  runs.get("a")?.releaseSlot();
  await expect.poll(() => ids(runs)).toEqual(["a", "b"]);
});

test("handles a wake that arrives during a claim", async () => {
  const waiting: Task[] = [];
  const claims: (() => void)[] = [];
  const { dispatcher, runs } = startOver(waiting, {
    concurrency: 1,
    pollInterval: HOUR_MS,
    claim: () =>
      new Promise((resolve) => {
        const claimed = waiting.splice(0, 1);
        claims.push(() => resolve(claimed));
      }),
  });
  waiting.push(task("late"));
  dispatcher.wake();
  claims[0]?.();
  await expect.poll(() => claims.length).toBe(2);
  claims[1]?.();
  await expect.poll(() => ids(runs)).toEqual(["late"]);
});

test("excludes only groups at their limit from the claim", async () => {
  const waiting = [task("a1", "a"), task("a2", "a"), task("b1", "b")];
  const { runs, requests } = startOver(waiting, {
    concurrency: 4,
    perGroup: 1,
    pollInterval: HOUR_MS,
  });
  await expect.poll(() => ids(runs)).toEqual(["a1", "b1"]);
  expect(requests.some(({ ignoreGroups }) => ignoreGroups.includes("a"))).toBe(true);
  runs.get("a1")?.end();
  await expect.poll(() => ids(runs)).toEqual(["a1", "b1", "a2"]);
});

test("beyond its slots starts only tasks of groups without running ones", async () => {
  const waiting = [task("a1", "a"), task("a2", "a"), task("b1", "b"), task("c1")];
  const { runs } = startOver(waiting, { concurrency: 1, reserve: 2 });
  await expect.poll(() => ids(runs)).toEqual(["a1", "b1"]);
  expect(waiting.map(({ lease }) => lease.id)).toEqual(["a2", "c1"]);
});

test("retries a failed task and reports its error", async () => {
  const { runs, retried, errors } = startOver([task("a")], { concurrency: 1 });
  await expect.poll(() => ids(runs)).toEqual(["a"]);
  runs.get("a")?.end(new Error("away"));
  await expect.poll(() => retried).toEqual(["a"]);
  expect(errors).toEqual([new Error("away")]);
});

test("reports a failed claim and claims again", async () => {
  let claims = 0;
  const { runs, errors } = startOver([], {
    concurrency: 1,
    claim: async () => {
      claims += 1;
      if (claims === 1) throw new Error("database away");
      return claims === 2 ? [task("a")] : [];
    },
  });
  await expect.poll(() => ids(runs)).toEqual(["a"]);
  expect(errors).toEqual([new Error("database away")]);
});

test("claims nothing after a stop and waits for running tasks", async () => {
  const waiting = [task("a"), task("b")];
  const { dispatcher, runs, requests } = startOver(waiting, { concurrency: 1 });
  await expect.poll(() => ids(runs)).toEqual(["a"]);
  let isStopped = false;
  const stopped = dispatcher.stop(60_000).then(() => (isStopped = true));
  await setImmediate();
  expect(isStopped).toBe(false);
  const before = requests.length;
  runs.get("a")?.end();
  await stopped;
  expect([requests.length, waiting.length]).toEqual([before, 1]);
});

test("stops waiting for a hanging task after the timeout", async () => {
  const { dispatcher, runs } = startOver([task("a")], { concurrency: 1 });
  await expect.poll(() => ids(runs)).toEqual(["a"]);
  await dispatcher.stop(1);
  runs.get("a")?.end();
  await dispatcher.drain(60_000);
});

test("claims nothing without slots", async () => {
  const { dispatcher, requests } = startOver([task("a")], { concurrency: 0 });
  dispatcher.wake();
  await dispatcher.stop(0);
  expect(requests).toEqual([]);
});

test("frees the group of a task claimed twice after both runs end", async () => {
  const waiting = [task("a", "g"), task("a", "g")];
  const options = { concurrency: 4, perGroup: 2, pollInterval: HOUR_MS };
  const ends: (() => void)[] = [];
  const { dispatcher, requests } = startOver(waiting, {
    ...options,
    run: () => new Promise((resolve) => ends.push(resolve)),
  });
  await expect.poll(() => ends.length).toBe(2);
  for (const end of ends) end();
  await dispatcher.drain(60_000);
  waiting.push(task("b", "g"), task("c", "g"));
  dispatcher.wake();
  await expect.poll(() => ends.length).toBe(4);
  expect(requests.at(-1)?.ignoreGroups).toEqual(["g"]);
});
