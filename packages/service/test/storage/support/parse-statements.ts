// Opens a new database in a folder, parses more statements than V8 waits for before it optimizes, and prints the peak
// memory of the process in KiB: `node parse-statements.ts <dist/storage/> <folder>`.
import { readFile } from "node:fs/promises";
import type { openEmbedded } from "../../../src/storage/embedded/open-embedded.js";

const STATEMENTS = 300;

interface Opening {
  readonly openEmbedded: typeof openEmbedded;
}
interface Migrations {
  readonly migrationNames: readonly string[];
}

const [, , built = "", folder = ""] = process.argv;
const embedded: Opening = await import(`${built}embedded/open-embedded.js`);
const { migrationNames }: Migrations = await import(`${built}migrations/migrate.js`);
const storage = await embedded.openEmbedded(folder, "relaxed", migrationNames);
for (let count = 0; count < STATEMENTS; count += 1)
  await storage.jobs.executeSql(`select ${count}`);
await storage.close();
// `maxRSS` includes the memory of the parent process.
const status = await readFile("/proc/self/status", "utf8").catch(() => "");
const [, peak] = /VmHWM:\s+(\d+) kB/.exec(status) ?? [];
console.log(peak ?? process.resourceUsage().maxRSS);
