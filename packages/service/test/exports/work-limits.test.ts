import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createWorkLimits } from "../../src/exports/work-limits.js";

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Work that goes on until it is told to end, and how much of it runs. */
function openWork() {
  const running: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => running.push(resolve));
  return { running, work };
}

test("of large documents eight are in memory at once, and small ones wait for none of them", async () => {
  const { inMemory } = createWorkLimits();
  const large = openWork();
  const small = openWork();
  const begun = range(20).map(() => inMemory(30_000_000, large.work));
  for (const _ of range(20)) void inMemory(1000, small.work);
  await setImmediate();
  expect([large.running.length, small.running.length]).toEqual([8, 20]);
  large.running[0]?.();
  await begun[0];
  await setImmediate();
  expect(large.running).toHaveLength(9);
});

test("a destination gets as many results at once as it says, else eight, whatever others get", async () => {
  const { onItsWay } = createWorkLimits();
  const works = [openWork(), openWork(), openWork()] as const;
  const [first, second, third] = works;
  for (const _ of range(20)) {
    void onItsWay(1, {}, first.work);
    void onItsWay(2, { atOnce: 2 }, second.work);
    void onItsWay(3, { atOnce: Number.POSITIVE_INFINITY }, third.work);
  }
  await setImmediate();
  expect(works.map(({ running }) => running.length)).toEqual([8, 2, 20]);
});

test("images of eight documents are in memory at once", async () => {
  const { withImages } = createWorkLimits();
  const { running, work } = openWork();
  for (const _ of range(20)) void withImages(work);
  await setImmediate();
  expect(running).toHaveLength(8);
});
