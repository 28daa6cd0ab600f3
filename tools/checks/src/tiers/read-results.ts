import { glob, readFile } from "node:fs/promises";
import type { FileCost } from "@document-export/config/costs";
import type { VitestReport } from "./test-counts.ts";

/** `first` is run by `pnpm test`, `deep` by `pnpm test:deep`. */
export type Tier = "first" | "deep";

/** Reads vitest's reports on the last run of a tier, by package. */
export function reportsOf(tier: Tier): Promise<VitestReport[]> {
  return readResults<VitestReport>(`${tier}.json`);
}

/** Reads the costs of the test files in the last run of a tier. */
export async function costsOf(tier: Tier): Promise<FileCost[]> {
  return (await readResults<FileCost[]>(`${tier}-costs.json`)).flat();
}

async function readResults<Result>(name: string): Promise<Result[]> {
  const results: Result[] = [];
  for await (const file of glob(`{examples,spec,packages/*,tools/*}/test-results/${name}`))
    results.push(JSON.parse(await readFile(file, "utf8")) as Result);
  return results;
}
