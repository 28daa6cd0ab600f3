import { setTimeout as delay } from "node:timers/promises";

/** Milliseconds without any change after which faults count as lasting; the second retry of a webhook comes after five. */
const UNCHANGED = 420_000;

/**
 * Waits until no fault is left, and returns those that stay: faults that nothing has changed for seven minutes. As long as the service makes progress the wait continues, however slow the machine is.
 */
export async function lastingFaults(
  find: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  let left = await find();
  let changedAt = performance.now();
  while (left.length > 0 && performance.now() - changedAt < UNCHANGED) {
    await delay(250);
    const found = await find();
    if (found.join() !== left.join()) changedAt = performance.now();
    left = found;
  }
  return left;
}
