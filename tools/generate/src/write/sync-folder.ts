import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GeneratedFile } from "./generated-file.ts";

/** What differs between a folder and what it should hold. */
export interface Difference {
  readonly path: string;
  readonly kind: "missing" | "changed" | "stale";
}

/** Compares a folder with the files that it should hold, and nothing else. */
export async function compareFolder(
  folder: string,
  files: readonly GeneratedFile[],
): Promise<Difference[]> {
  const present = await readdir(folder).catch(() => []);
  const wanted = new Set(files.map((file) => file.path));
  const stale = present
    .filter((path) => !wanted.has(path))
    .map((path): Difference => ({ path, kind: "stale" }));
  const others = await Promise.all(files.map((file) => compareFile(folder, file)));
  return [...others.filter((difference) => difference !== undefined), ...stale];
}

/** Makes the folder hold these files and nothing else; touches only what differs. */
export async function syncFolder(
  folder: string,
  files: readonly GeneratedFile[],
): Promise<Difference[]> {
  const differences = await compareFolder(folder, files);
  await mkdir(folder, { recursive: true });
  for (const { path, kind } of differences) {
    const file = files.find((wanted) => wanted.path === path);
    if (kind === "stale" || !file) await rm(join(folder, path), { recursive: true });
    else await writeFile(join(folder, path), file.text);
  }
  return differences;
}

async function compareFile(
  folder: string,
  { path, text }: GeneratedFile,
): Promise<Difference | undefined> {
  const current = await readFile(join(folder, path), "utf8").catch(() => undefined);
  if (current === text) return undefined;
  return { path, kind: current === undefined ? "missing" : "changed" };
}
