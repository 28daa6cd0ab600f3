import { expect, onTestFinished, test } from "vitest";
import { createThreadPool } from "../../../src/exports/convert/thread-pool.js";

const echo = `import { parentPort } from "node:worker_threads";
parentPort.on("message", (message) => parentPort.postMessage(message));`;

/** A pool of one thread that answers with what it is asked. */
function startPool() {
  const entry = new URL(`data:text/javascript,${encodeURIComponent(echo)}`);
  const pool = createThreadPool<number, number>(entry, 1);
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
