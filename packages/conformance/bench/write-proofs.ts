import { readFile, writeFile } from "node:fs/promises";
import type { CheckOptions } from "../src/engine/check-options.ts";
import { checkFault, type Outcome } from "./check-fault.ts";

const FILE = new URL("../test/rules/proofs.json", import.meta.url);

/** Records, for each rule without one, a fault that the rule finds alone: a test plants it again. */
export async function writeProofs(
  outcomes: readonly Outcome[],
  options: CheckOptions,
): Promise<void> {
  const proofs = new Map<string, string>(Object.entries(await readProofs()));
  // A fault that few rules find best shows what a rule is for.
  for (const { fault, foundBy } of outcomes.toSorted((a, b) => a.foundBy.length - b.foundBy.length))
    for (const rule of foundBy) {
      if (proofs.has(rule)) continue;
      const alone = await checkFault(fault, { ...options, rules: [rule] });
      if (alone.foundBy.length > 0) proofs.set(rule, fault.id);
    }
  const sorted = [...proofs].toSorted(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(FILE, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}

async function readProofs(): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(FILE, "utf8").catch(() => "{}");
  return JSON.parse(text) as Readonly<Record<string, string>>;
}
