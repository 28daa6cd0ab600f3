import { checkImplementation } from "../../src/engine/check-implementation.js";
import { loadFaults } from "../faults/load-faults.js";
import { startWith } from "../support/start-with.js";

const faults = new Map(loadFaults().map((fault) => [fault.id, fault]));

/** Returns the verdicts of a single rule on an implementation with a fault. */
export async function verdictsOf(rule: string, fault: string) {
  const target = await startWith(faults.get(fault)?.plant);
  try {
    const { rules } = await checkImplementation(target, { rules: [rule], deadline: 5_000 });
    return rules;
  } finally {
    await target.stop();
  }
}

/** Retries until the fault can be seen: on a busy machine, a job may end between two requests, which hides it. */
export async function exercisedVerdictsOf(rule: string, fault: string) {
  let verdicts = await verdictsOf(rule, fault);
  for (let again = 0; again < 4 && verdicts[0]?.verdict === "not exercised"; again += 1)
    verdicts = await verdictsOf(rule, fault);
  return verdicts;
}
