import { pollUntil } from "../../scenario/find-record.js";
import type { Scenario } from "../../scenario/scenario.js";
import type { RuleContext } from "../rule.js";

/**
 * Runs in which records once did not arrive before the deadline: waiting as long for other records would show nothing
 * new.
 */
const disappointed = new WeakSet<Scenario>();

const SHORT_DEADLINE = 1_000;

/**
 * Repeats an attempt until it returns a value or the deadline of the run has passed. After the first timeout, further
 * calls wait only a second.
 */
export async function awaitRecords<Value>(
  { scenario, deadline }: RuleContext,
  attempt: () => Promise<Value | undefined>,
): Promise<Value | undefined> {
  const isShort = disappointed.has(scenario);
  const value = await pollUntil(isShort ? Math.min(SHORT_DEADLINE, deadline) : deadline, attempt);
  if (value === undefined) disappointed.add(scenario);
  return value;
}
