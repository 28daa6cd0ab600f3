import { readdir, readFile } from "node:fs/promises";
import type { Page } from "./page.ts";

/** Page and plots of the last benchmark run that `pnpm bench --accept` has accepted; both are committed. */
const RESULTS = new URL("../../../../tools/bench/results/", import.meta.url);
const PLOTS = "plots/";
const NO_RUN =
  "No run is committed. `pnpm bench --accept` measures everything, which takes hours on a quiet machine, and writes it here.";

/** Returns the page of the last committed benchmark run, with its plots. */
export async function benchmarkPages(results = RESULTS): Promise<Page[]> {
  const run = await readFile(new URL("README.md", results), "utf8").catch(noRun);
  const page = {
    path: "benchmarks",
    title: "Benchmarks",
    description:
      "The last committed run of `pnpm bench`, which compares this project with other tools, as plots and tables.",
    // Each plot is next to its table, which needs the full width of the page.
    tableOfContents: 0,
  };
  if (run === undefined) return [{ ...page, body: NO_RUN }];
  return [{ ...page, body: bodyOf(run), pictures: await readPlots(results) }];
}

/** Removes the comment and the title; the site writes its own. */
function bodyOf(run: string): string {
  return run.replace(/^<!--[^>]*-->\s*# [^\n]*\s*/, "");
}

async function readPlots(results: URL): Promise<ReadonlyMap<string, string>> {
  const folder = new URL(PLOTS, results);
  const names = await readdir(folder);
  return new Map(
    await Promise.all(
      names.map(
        async (name) => [PLOTS + name, await readFile(new URL(name, folder), "utf8")] as const,
      ),
    ),
  );
}

function noRun(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}
