import { ProblemError } from "@document-export/server-stub";
import { expect, test } from "vitest";
import { createRateLimiter } from "../../src/http/rate-limiter.js";

/** A counter shared by processes; a minute ends every 60 seconds of `clock`. */
function sharedCount(clock: { time: number }) {
  const counts = new Map<string, number>();
  let calls = 0;
  const take = async (token: number, count: number) => {
    calls += 1;
    const key = `${token} ${Math.floor(clock.time / 60_000)}`;
    const taken = (counts.get(key) ?? 0) + count;
    counts.set(key, taken);
    return { taken, secondsLeft: 60 - ((clock.time / 1000) % 60) };
  };
  return { take, now: () => clock.time, calls: () => calls };
}

test("counts each token separately, announces what is left, and restarts each minute", async () => {
  const clock = { time: 30_000 };
  const count = createRateLimiter({ limit: 2, ...sharedCount(clock) });
  expect(await count(1)).toEqual({
    ratelimit: '"token";r=1;t=30',
    "ratelimit-policy": '"token";q=2;w=60',
  });
  expect((await count(1))["ratelimit"]).toBe('"token";r=0;t=30');
  await expect(count(1)).rejects.toThrow("more than 2 requests");
  expect((await count(2))["ratelimit"]).toBe('"token";r=1;t=30');
  clock.time = 60_000;
  expect((await count(1))["ratelimit"]).toBe('"token";r=1;t=60');
});

test("several processes together admit at most the limit, and little less", async () => {
  const shared = sharedCount({ time: 0 });
  const processes = [1, 2, 3].map(() => createRateLimiter({ limit: 100, ...shared }));
  const outcomes = await Promise.allSettled(
    Array.from({ length: 300 }, (_, index) => processes[index % 3]?.(1)),
  );
  const passed = outcomes.filter(({ status }) => status === "fulfilled").length;
  expect(passed).toBeLessThanOrEqual(100);
  expect(passed).toBeGreaterThanOrEqual(85);
  expect(shared.calls()).toBeLessThan(40);
});

test("a failed reservation fails only its own requests", async () => {
  const shared = sharedCount({ time: 0 });
  let broken = true;
  const take = (token: number, count: number) =>
    broken ? Promise.reject(new Error("no database")) : shared.take(token, count);
  const count = createRateLimiter({ limit: 10, take, now: shared.now });
  await expect(count(1)).rejects.toThrow("no database");
  broken = false;
  expect((await count(1))["ratelimit"]).toBe('"token";r=9;t=60');
});

test("Retry-After gives the seconds until the limit restarts", async () => {
  const count = createRateLimiter({ limit: 1, ...sharedCount({ time: 15_000 }) });
  await count(1);
  const refused = await count(1).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ProblemError);
  expect(refused).toMatchObject({ headers: { "retry-after": "45" } });
});

test("applies a changed limit within the same minute", async () => {
  const count = createRateLimiter({ limit: 600, ...sharedCount({ time: 0 }) });
  await count(1);
  expect((await count(1, 4))["ratelimit"]).toBe('"token";r=2;t=60');
  await count(1, 4);
  await count(1, 4);
  await expect(count(1, 4)).rejects.toThrow("more than 4 requests");
  expect((await count(1, 100))["ratelimit-policy"]).toBe('"token";q=100;w=60');
});
