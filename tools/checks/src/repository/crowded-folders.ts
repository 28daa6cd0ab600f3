import { dirname } from "node:path/posix";

/** Maximum number of files in a folder. A folder with more should be split into named parts. */
const MAX_FILES = 15;

const source = /^(?:spec|packages\/[^/]+|tools\/[^/]+)\/(?:src|test)\/(?!generated\/).*\.tsx?$/;
// Matches a folder with one file per rule, migration or fixture: it is a list, and cannot be split into parts.
const lists = /\/(?:rules|migrations|fixtures)$/;

/** Returns one line for each folder of sources or tests that directly contains more than 15 files. */
export async function checkCrowdedFolders(files: readonly string[]): Promise<string[]> {
  const counts = new Map<string, number>();
  for (const file of files.filter((name) => source.test(name) && !/\/data\//.test(name)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > MAX_FILES && !lists.test(folder))
    .map(([folder, count]) => `${folder}: ${count} files, at most ${MAX_FILES}`);
}
