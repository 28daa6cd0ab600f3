import { setTimeout } from "node:timers/promises";

/** Initial and maximum milliseconds between two polls. */
const FIRST_WAIT = 10;
const MAX_WAIT = 250;
const GROWTH = 1.3;

/**
 * Waits until a condition is true. Polls often at first and then less and less: querying a database every few
 * milliseconds for something that takes seconds costs more than the work itself.
 */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let wait = FIRST_WAIT; !(await condition()); wait = Math.min(wait * GROWTH, MAX_WAIT))
    await setTimeout(wait);
}
