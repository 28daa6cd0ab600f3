import { checkImplementation } from "../../src/engine/check-implementation.js";
import { loadFaults } from "../faults/load-faults.js";
import { startWith } from "../support/start-with.js";

const faults = new Map(loadFaults().map((fault) => [fault.id, fault]));

/** What a rule alone says about an implementation with a fault. */
export async function verdictsOf(rule: string, fault: string) {
  const target = await startWith(faults.get(fault)?.plant);
  try {
    const { rules } = await checkImplementation(target, { rules: [rule], deadline: 5_000 });
    return rules;
  } finally {
    await target.stop();
  }
}

/** The same where the fault can be seen: on a busy machine a job may end between two requests, so that there is nothing to see. */
export async function exercisedVerdictsOf(rule: string, fault: string) {
  let verdicts = await verdictsOf(rule, fault);
  for (let again = 0; again < 4 && verdicts[0]?.verdict === "not exercised"; again += 1)
    verdicts = await verdictsOf(rule, fault);
  return verdicts;
}
