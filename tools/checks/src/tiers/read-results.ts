import { glob, readFile } from "node:fs/promises";
import type { FileCost } from "@document-export/config/costs";
import type { VitestReport } from "./test-counts.ts";

/** `first` is what `pnpm test` runs, `deep` what `pnpm test:deep` runs. */
export type Tier = "first" | "deep";

/** What vitest reported of the last run of a tier, by package. */
export function reportsOf(tier: Tier): Promise<VitestReport[]> {
  return readResults<VitestReport>(`${tier}.json`);
}

/** What the test files of the last run of a tier cost. */
export async function costsOf(tier: Tier): Promise<FileCost[]> {
  return (await readResults<FileCost[]>(`${tier}-costs.json`)).flat();
}

async function readResults<Result>(name: string): Promise<Result[]> {
  const results: Result[] = [];
  for await (const file of glob(`{examples,spec,packages/*,tools/*}/test-results/${name}`))
    results.push(JSON.parse(await readFile(file, "utf8")) as Result);
  return results;
}
