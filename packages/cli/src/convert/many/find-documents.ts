import { readdir, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { UsageError } from "../../errors/errors.js";
import { isGoogle } from "../../google/is-google.js";
import { unreadable } from "../../input/unreadable.js";
import { STANDARD } from "../plan-conversion.js";

/** A document to convert. */
export interface FoundDocument {
  readonly path: string;
  /** Path relative to the folder argument; empty for files directly in it and for file arguments. */
  readonly folder: string;
}

/**
 * Finds the documents to convert: Google addresses, files, and all JSON files in folders and their subfolders, sorted
 * by name. Throws a UsageError if there are none.
 */
export async function findDocuments(paths: readonly string[]): Promise<readonly FoundDocument[]> {
  const found = new Map<string, FoundDocument>();
  for (const path of paths)
    for (const one of await documentsAt(path)) if (!found.has(one.path)) found.set(one.path, one);
  return [...found.values()];
}

async function documentsAt(path: string): Promise<readonly FoundDocument[]> {
  if (path === STANDARD)
    throw new UsageError(
      "Standard input has no file name, so `--output-dir` cannot name its result.",
      "Name its result with `-o FILE`.",
    );
  if (isGoogle(path)) return [{ path, folder: "" }];
  const place = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw unreadable(path, error);
  });
  if (!place.isDirectory()) return [{ path, folder: "" }];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.toLowerCase().endsWith(".json"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  if (files.length === 0)
    throw new UsageError(
      `The folder \`${path}\` has no documents: expected files whose names end with \`.json\`.`,
      "Name another folder, or the files themselves.",
    );
  return files.map((file) => ({ path: file, folder: dirname(relative(path, file)) }));
}
