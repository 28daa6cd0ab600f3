import { dirname } from "node:path/posix";

/** Beyond it, a folder has parts that deserve their own names. */
const MAX_FILES = 15;

const source = /^(?:spec|packages\/[^/]+|tools\/[^/]+)\/(?:src|test)\/(?!generated\/).*\.tsx?$/;
// One file a rule, a migration or a fixture: such a list has no parts.
const lists = /\/(?:rules|migrations|fixtures)$/;

/** One line for each folder of sources or tests that holds more than 15 files directly. */
export async function checkCrowdedFolders(files: readonly string[]): Promise<string[]> {
  const counts = new Map<string, number>();
  for (const file of files.filter((name) => source.test(name) && !/\/data\//.test(name)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > MAX_FILES && !lists.test(folder))
    .map(([folder, count]) => `${folder}: ${count} files, at most ${MAX_FILES}`);
}
