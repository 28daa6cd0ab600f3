// Checks that released migrations are unchanged. Existing databases never run them again, so an edit would affect only
// new databases. The hashes of released migrations are in the API report of the last release.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

const REPORT = "tools/release/api/released/service.api.md";
const FOLDER = "packages/service/src/storage/migrations";

/** Returns one line for each released migration that was edited or deleted. */
export async function checkReleasedMigrations(): Promise<string[]> {
  return migrationFaults(await readFile(REPORT, "utf8"), (name) =>
    readFile(`${FOLDER}/${name}.ts`).catch(() => undefined),
  );
}

/** Does the same check with the text of a report, and a function that reads a migration. */
export async function migrationFaults(
  report: string,
  read: (name: string) => Promise<Uint8Array | undefined>,
): Promise<string[]> {
  const released = [...report.matchAll(/^migration (?<name>\S+) (?<hash>[0-9a-f]+)$/gm)];
  if (released.length === 0) return [`${REPORT}: expected the hashes of released migrations`];
  const faults = released.map(async ({ groups: { name = "", hash = "" } = {} }) => {
    const content = await read(name);
    const now = content && createHash("sha256").update(content).digest("hex");
    if (now?.startsWith(hash)) return [];
    const what = content ? "was edited" : "is missing";
    return [
      `${FOLDER}/${name}.ts: this released migration ${what}: restore it, and write a new migration for the change`,
    ];
  });
  return (await Promise.all(faults)).flat();
}
