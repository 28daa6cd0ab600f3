import { setTimeout as wait } from "node:timers/promises";

const FIRST_DELAY = 50;
const LONGEST_DELAY = 1_000;

/** Repeats an attempt, at growing distances, until it gives a value or `deadline` ms are over. */
export async function pollUntil<Value>(
  deadline: number,
  attempt: () => Promise<Value | undefined>,
): Promise<Value | undefined> {
  const end = performance.now() + deadline;
  let delay = FIRST_DELAY;
  for (;;) {
    const value = await attempt();
    if (value !== undefined || performance.now() + delay > end) return value;
    await wait(delay);
    delay = Math.min(delay * 2, LONGEST_DELAY);
  }
}
