import { pendingOf, type Pending } from "@document-export/spec-diff/changesets";
import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { publicPackages } from "../pack/public-packages.ts";
import type { Compatible, Reports } from "./api-faults.ts";
import { apiReport } from "./api-report.ts";

/** Folder of the reports, from the root: the current ones, and in a subfolder those of the last release. */
export const REPORTS = "tools/release/api";
export const RELEASED = `${REPORTS}/released`;
/** Changes that would count as breaking, and why they are not; emptied by a release. */
export const COMPATIBLE = `${REPORTS}/compatible.json`;

/** Reads the reports of all published packages. Everything must be built. */
export async function readReports(root: string): Promise<(Reports & { readonly file: string })[]> {
  const packages = await publicPackages(root);
  return Promise.all(
    packages.map(async (one) => {
      const file = `${one.folder.replace(/.*\//, "")}.api.md`;
      return {
        name: one.manifest.name,
        file,
        current: await apiReport(root, one),
        committed: await textOf(join(root, REPORTS, file)),
        released: await textOf(join(root, RELEASED, file)),
      };
    }),
  );
}

/** Reads the level of each package in the pending changesets. */
export async function readPending(root: string): Promise<Pending> {
  const cwd = join(root, ".changeset");
  const texts: string[] = [];
  for await (const file of glob("*.md", { cwd }))
    texts.push(await readFile(join(cwd, file), "utf8"));
  return pendingOf(texts);
}

/** Reads the changes recorded as compatible. */
export async function readCompatible(root: string): Promise<Compatible> {
  return JSON.parse(await readFile(join(root, COMPATIBLE), "utf8")) as Compatible;
}

async function textOf(file: string): Promise<string | undefined> {
  return existsSync(file) ? readFile(file, "utf8") : undefined;
}
