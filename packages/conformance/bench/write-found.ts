import { readFile, writeFile } from "node:fs/promises";
import type { CheckOptions } from "../src/engine/check-options.ts";
import { RULES } from "../src/rules/rules.ts";
import { checkFaults, type Outcome } from "./check-fault.ts";

const FILE = new URL("../test/rules/found.json", import.meta.url);

/**
 * Records which rules find which fault, beside what is recorded of other faults. What needs more
 * than the default depth is tried with those rules alone.
 */
export async function writeFound(
  outcomes: readonly Outcome[],
  options: CheckOptions,
  atOnce: number,
): Promise<void> {
  const thorough = RULES.filter((rule) => rule.depth === "thorough").map(({ id }) => id);
  const missed = outcomes.filter(({ foundBy }) => foundBy.length === 0).map(({ fault }) => fault);
  const later = await checkFaults(missed, { ...options, rules: thorough }, atOnce);
  const found = new Map<string, readonly string[]>(Object.entries(await readFound()));
  for (const { fault, foundBy } of [...outcomes, ...later])
    if (foundBy.length === 0) found.delete(fault.id);
    else found.set(fault.id, foundBy);
  const sorted = [...found].toSorted(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(FILE, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}

async function readFound(): Promise<Readonly<Record<string, readonly string[]>>> {
  const text = await readFile(FILE, "utf8").catch(() => "{}");
  return JSON.parse(text) as Readonly<Record<string, readonly string[]>>;
}
