import { checkImplementation } from "../src/engine/check-implementation.ts";
import { type CheckOptions, runOptions } from "../src/engine/check-options.ts";
import { rulesOf } from "../src/engine/select-rules.ts";
import type { Report } from "../src/report/report.ts";
import { FAMILIES as RULE_FAMILIES } from "../src/rules/rules.ts";
import type { Family, Fault } from "../test/faults/fault.ts";
import { startPlanted } from "../test/faults/plant/plant.ts";
import { profileOf } from "../test/implementation/profile-of.ts";

/** One fault, and the rules that found it. */
export interface Outcome {
  readonly fault: Fault;
  readonly foundBy: readonly string[];
  readonly requests: number;
  readonly milliseconds: number;
}

/** The rule families that should find the faults of a family; other rules run only if these find nothing. */
const OWN_FAMILIES: Partial<Record<Family, readonly (keyof typeof RULE_FAMILIES)[]>> = {
  responses: ["paging", "responses"],
  "life-cycle": ["life-cycle", "responses"],
};

/** Runs the checker on an implementation with the fault planted; a failed run counts as missed. */
export async function checkFault(fault: Fault, options: CheckOptions): Promise<Outcome> {
  if (options.rules !== undefined) return checkWith(fault, options);
  const families = OWN_FAMILIES[fault.family] ?? [fault.family as keyof typeof RULE_FAMILIES];
  const rules = families.flatMap((family) => RULE_FAMILIES[family].map(({ id }) => id));
  const chosen = new Set(rulesOf(runOptions(options)).map(({ id }) => id));
  const own = await checkWith(fault, { ...options, rules: rules.filter((id) => chosen.has(id)) });
  return own.foundBy.length > 0 ? own : checkWith(fault, options);
}

async function checkWith(fault: Fault, options: CheckOptions): Promise<Outcome> {
  const { rules, requests, milliseconds } = await checkPlanted(fault, options).catch(
    (error: unknown) => {
      console.error(`${fault.id}: ${String(error)}`);
      return { rules: [], requests: 0, milliseconds: 0 };
    },
  );
  const foundBy = rules.filter(({ findings }) => findings.length > 0).map(({ id }) => id);
  return { fault, foundBy, requests, milliseconds };
}

async function checkPlanted(fault: Fault, options: CheckOptions): Promise<Report> {
  const target = await startPlanted(fault.plant);
  try {
    return await checkImplementation(profileOf(target), options);
  } finally {
    await target.stop();
  }
}

/** Runs the checker on every fault, a few in parallel. */
export async function checkFaults(
  faults: readonly Fault[],
  options: CheckOptions,
  atOnce: number,
): Promise<readonly Outcome[]> {
  const waiting = [...faults];
  const outcomes: Outcome[] = [];
  const work = async (): Promise<void> => {
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      outcomes.push(await checkFault(fault, options));
      process.stderr.write(`\r${outcomes.length} of ${faults.length} faults `);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  process.stderr.write("\r\u001B[K");
  return outcomes;
}
