import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { StatementResult } from "./session-message.js";

/** Prefix of copies, which are created next to the database; the rest of their name is a UUID. */
const COPY = "copy-";
/** Matches the exact name, so that the operator's files with similar names are not deleted. */
const COPY_NAME = new RegExp(`^${COPY}[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$`);
/** The write-ahead log, from which the copy is made consistent. */
const LOG = "pg_wal";

/** Removes copies that a killed command left behind. Call it only from the process that has locked the folder. */
export async function removeCopies(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => COPY_NAME.test(name));
  await Promise.all(left.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

/** Runs one statement between the statements of other callers. */
export type RunStatement = (sql: string) => Promise<StatementResult>;

/**
 * Copies a database while it is in use, like a PostgreSQL base backup ("Making a Base Backup Using the Low Level API"):
 * files that change during the copy are repaired from the log when the copy is opened. PostgreSQL refuses a copy whose
 * log is incomplete.
 */
export async function copyDatabase(
  run: RunStatement,
  folder: string,
  database: string,
): Promise<string> {
  const copy = join(folder, `${COPY}${randomUUID()}`);
  const source = join(folder, database);
  await mkdir(copy, { mode: 0o700 });
  try {
    // The slot retains the log that the copy needs, which a checkpoint would otherwise remove.
    await run("select pg_create_physical_replication_slot('copy', true, true)");
    try {
      const label = await copyFiles(run, source, copy);
      await copyTree(source, copy, isLog);
      await writeFile(join(copy, "backup_label"), label);
    } finally {
      await run("select pg_drop_replication_slot('copy')");
    }
    return copy;
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    throw error;
  }
}

/** Copies the files, and returns the backup label, which tells PostgreSQL where to start replaying the log. */
async function copyFiles(run: RunStatement, source: string, copy: string): Promise<string> {
  await run("select pg_backup_start('copy', true)");
  let label: unknown;
  try {
    await copyTree(source, copy, (name) => !isLog(name) && name !== "postmaster.pid");
  } finally {
    const { rows } = await run("select labelfile from pg_backup_stop(false)");
    label = rows[0]?.["labelfile"];
  }
  return String(label);
}

function isLog(name: string): boolean {
  return name.startsWith(LOG);
}

async function copyTree(
  source: string,
  copy: string,
  isWanted: (name: string) => boolean,
): Promise<void> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(source.length + 1);
    if (!isWanted(name)) continue;
    if (entry.isDirectory()) await mkdir(join(copy, name), { recursive: true });
    else await copyExisting(path, join(copy, name));
  }
}

/** Copies a file if it still exists: the file of a table that was dropped during the copy does not. */
async function copyExisting(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
}
