import { setTimeout } from "node:timers/promises";

/** Milliseconds between two looks: at first, and at most. */
const FIRST_WAIT = 10;
const MAX_WAIT = 250;
const GROWTH = 1.3;

/**
 * Waits until a condition holds. It looks often at first, and ever more seldom: asking a database every few milliseconds
 * for what takes seconds costs more than what is waited for.
 */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let wait = FIRST_WAIT; !(await condition()); wait = Math.min(wait * GROWTH, MAX_WAIT))
    await setTimeout(wait);
}
