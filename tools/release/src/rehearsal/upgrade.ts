// Steps of an operator over the years: install 1.0.0, export, install later versions in the same folder, and downgrade.
import type { Shell } from "./shell.ts";

const SERVICE = "@document-export/service";
const COMMAND = "node_modules/.bin/document-export";
/** Flags that let the system choose ports, because other demos on this machine may be running or starting. */
const ANY_PORTS = ["--port", "0", "--operator-port", "0"];
const RUNNING = /Docs {5}http/;

/** The storage to upgrade: the folder of the shell, or a PostgreSQL database. */
export type StorageFlags = readonly string[];

/** Installs a version of the service in a shell. */
export async function install({ add, run }: Shell, version: string): Promise<void> {
  await add(`${SERVICE}@${version}`);
  const printed = (await run(COMMAND, "--version")).trim();
  if (printed !== version) throw new Error(`Expected version ${version}, got ${printed}.`);
}

/** Starts the installed version, exports once, and returns the number of jobs after that. */
export async function exportOnce(shell: Shell, storage: StorageFlags): Promise<number> {
  const end = await startDemo(shell, storage);
  try {
    return await exportBeside(shell);
  } finally {
    await end();
  }
}

/** Starts the service with its demo, and returns a function that stops it. */
export function startDemo({ start }: Shell, storage: StorageFlags): Promise<() => Promise<string>> {
  return start(RUNNING, COMMAND, "demo", ...ANY_PORTS, ...storage);
}

/** Exports with the service that is running in the folder, and returns the number of finished exports. */
export async function exportBeside({ run }: Shell): Promise<number> {
  await run(COMMAND, "demo", "export");
  const jobs = await run(COMMAND, "jobs", "list", "--status", "done", "--json");
  return (JSON.parse(jobs) as readonly unknown[]).length;
}

/** Starts the installed version on a database that it must refuse, and returns the reason it gives. */
export async function refusalOf({ run }: Shell, storage: StorageFlags): Promise<string> {
  try {
    await run(COMMAND, "demo", ...ANY_PORTS, ...storage);
  } catch (error) {
    return String((error as { stderr?: string }).stderr).trim();
  }
  throw new Error("Expected the older version to refuse the database, got a start.");
}
