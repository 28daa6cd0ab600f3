import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isGenerated } from "./banner.ts";
import { ForeignFileError } from "./foreign-file-error.ts";
import type { GeneratedFile } from "./generated-file.ts";

/** A difference between a folder and its expected files. */
export interface Difference {
  readonly path: string;
  readonly kind: "missing" | "changed" | "stale";
}

/** Compares a folder with the exact set of files that it should contain. */
export async function compareFolder(
  folder: string,
  files: readonly GeneratedFile[],
): Promise<Difference[]> {
  const present = await readdir(folder).catch(absent([]));
  const wanted = new Set(files.map((file) => file.path));
  const stale = present
    .filter((path) => !wanted.has(path))
    .map((path): Difference => ({ path, kind: "stale" }));
  const others = await Promise.all(files.map((file) => compareFile(folder, file)));
  return [...others.filter((difference) => difference !== undefined), ...stale];
}

/**
 * Updates a folder to contain exactly these files, and touches only those that differ. Throws {@link ForeignFileError}
 * before writing anything if the folder contains files that no generator wrote.
 */
export async function syncFolder(
  folder: string,
  files: readonly GeneratedFile[],
): Promise<Difference[]> {
  const differences = await compareFolder(folder, files);
  await assertOwn(folder, differences);
  await mkdir(folder, { recursive: true });
  for (const { path, kind } of differences) {
    const file = files.find((wanted) => wanted.path === path);
    if (kind === "stale" || !file) await rm(join(folder, path));
    else await writeFile(join(folder, path), file.text);
  }
  return differences;
}

/** Throws if the folder contains foreign files, so that a mistyped folder loses nothing. */
async function assertOwn(folder: string, differences: readonly Difference[]): Promise<void> {
  const present = differences.filter(({ kind }) => kind !== "missing");
  const foreign = await Promise.all(
    present.map(async ({ path }) => {
      const text = await readFile(join(folder, path), "utf8").catch(() => "");
      return isGenerated(text) ? [] : [path];
    }),
  );
  if (foreign.flat().length > 0) throw new ForeignFileError(folder, foreign.flat());
}

function absent<Value>(value: Value): (error: NodeJS.ErrnoException) => Value {
  return (error) => {
    if (error.code === "ENOENT") return value;
    throw error;
  };
}

async function compareFile(
  folder: string,
  { path, text }: GeneratedFile,
): Promise<Difference | undefined> {
  const current = await readFile(join(folder, path), "utf8").catch(absent(undefined));
  if (current === text) return undefined;
  return { path, kind: current === undefined ? "missing" : "changed" };
}
