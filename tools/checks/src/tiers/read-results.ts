import { glob, readFile, stat } from "node:fs/promises";
import type { FileCost } from "@document-export/config/costs";
import type { VitestReport } from "./test-counts.ts";

/** `first` is run by `pnpm test`, `deep` by `pnpm test:deep`. */
export type Tier = "first" | "deep";

/** Reads vitest's reports on the last run of a tier, by package. */
export function reportsOf(tier: Tier): Promise<VitestReport[]> {
  return readResults<VitestReport>(`${tier}.json`);
}

/**
 * Reads the costs of the test files in the last run of a tier, without packages that have not run since a time in
 * milliseconds since 1970.
 */
export async function costsOf(tier: Tier, since = 0): Promise<FileCost[]> {
  return (await readResults<FileCost[]>(`${tier}-costs.json`, since)).flat();
}

async function readResults<Result>(name: string, since = 0): Promise<Result[]> {
  const results: Result[] = [];
  for await (const file of glob(`{examples,spec,packages/*,tools/*}/test-results/${name}`))
    if ((await stat(file)).mtimeMs >= since)
      results.push(JSON.parse(await readFile(file, "utf8")) as Result);
  return results;
}
