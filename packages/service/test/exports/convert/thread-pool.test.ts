import { expect, onTestFinished, test } from "vitest";
import { createThreadPool } from "../../../src/exports/convert/thread-pool.js";

const echo = `import { parentPort } from "node:worker_threads";
parentPort.on("message", (calls) => parentPort.postMessage(calls));`;
const count = `import { parentPort } from "node:worker_threads";
let calls = 0;
parentPort.on("message", (asked) => parentPort.postMessage(asked.map(() => (calls += 1))));`;
const together = `import { parentPort } from "node:worker_threads";
parentPort.on("message", (calls) => parentPort.postMessage(calls.map(() => calls.length)));`;

/** A pool of one thread that runs `code`; `echo` answers with what it is asked, `count` with how often it was, `together` with how many came at once. */
function startPool(code = echo, idleTime = 60_000) {
  const entry = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
  const pool = createThreadPool<number, number>(entry, 1, idleTime);
  onTestFinished(pool.close);
  return pool;
}

const noRoom = () => {
  throw new RangeError("no room");
};

test("a call that cannot be made is rejected, and its thread is free for the next", async () => {
  const pool = startPool();
  const first = pool.call(() => 1);
  const failed = pool.call(noRoom);
  const next = pool.call(() => 2);
  await expect(failed).rejects.toThrow("no room");
  expect(await Promise.all([first, next])).toEqual([1, 2]);
  await expect(pool.call(noRoom)).rejects.toThrow("no room");
  expect(await pool.call(() => 3)).toBe(3);
});

test("a thread serves again and again, and one that was not needed for long is replaced", async () => {
  const lasting = startPool(count);
  expect([await lasting.call(() => 0), await lasting.call(() => 0)]).toEqual([1, 2]);
  const fleeting = startPool(count, 20);
  await fleeting.call(() => 0);
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(await fleeting.call(() => 0)).toBe(1);
});

test("little calls that wait at the same time share a message, others have one each", async () => {
  const pool = startPool(together);
  const ask = (little: boolean) => pool.call(() => 0, little);
  const asked = [ask(true), ask(true), ask(false), ask(false), ask(true)];
  expect(await Promise.all(asked)).toEqual([2, 2, 1, 1, 1]);
  const many = await Promise.all(Array.from({ length: 20 }, () => ask(true)));
  expect(many).toEqual([...Array<number>(16).fill(16), ...Array<number>(4).fill(4)]);
});

test("a little call that cannot be made is rejected alone", async () => {
  const pool = startPool(together);
  const [first, failed, last] = [1, 2, 3].map((number) =>
    pool.call(number === 2 ? noRoom : () => number, true),
  );
  await expect(failed).rejects.toThrow("no room");
  expect(await Promise.all([first, last])).toEqual([2, 2]);
});

test("a pool that is closed starts no thread any more", async () => {
  const pool = startPool();
  await pool.close();
  await expect(pool.call(() => 1)).rejects.toThrow("The service is stopping.");
});
