import { readdir, readFile } from "node:fs/promises";
import type { Page } from "./page.ts";

/** What `pnpm bench --accept` commits: a page, and a folder with its plots. */
const RESULTS = new URL("../../../../tools/bench/results/", import.meta.url);
const PLOTS = "plots/";
const NO_RUN =
  "No run is committed. `pnpm bench --accept` measures everything, which takes hours on a quiet machine, and writes it here.";

/** The page of the last committed run of all benchmarks, with its plots. */
export async function benchmarkPages(results = RESULTS): Promise<Page[]> {
  const run = await readFile(new URL("README.md", results), "utf8").catch(noRun);
  const page = {
    path: "benchmarks",
    title: "Benchmarks",
    description:
      "Everything that `pnpm bench` measures beside other tools, as plots and tables of the last committed run.",
    // Each plot is beside its table, which takes the width of the page.
    tableOfContents: 0,
  };
  if (run === undefined) return [{ ...page, body: NO_RUN }];
  return [{ ...page, body: bodyOf(run), pictures: await readPlots(results) }];
}

/** Without the comment and the title, which the site writes. */
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
