import { chmodSync, existsSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import type { DatabaseOptions } from "../database-options.ts";
import { DurableFiles, syncNames, syncTree, type OnSync } from "./durable-files.ts";
import { writeNewDatabase } from "./new-database.ts";
import { UnoptimizedParser } from "./unoptimized-parser.ts";

/** A file that every database of PostgreSQL has; it names the major version. */
const VERSION = "PG_VERSION";

/** Lines of PostgreSQL's log that are kept to explain why the database cannot be opened. */
const MAX_LOG_LINES = 20;
const REASON = /\b(?:FATAL|PANIC|DETAIL): +(.*)$/;

// Touched whole when the database opens. The page cache of the system holds the rest.
const BUFFERS = ["-c", "shared_buffers=32MB"];
// Every statement waits while a table is sampled for its statistics: a small sample is enough.
const STATISTICS = ["-c", "default_statistics_target=10"];
// Two segments are kept for reuse, and the others removed by the next checkpoint.
const LOG_SIZE = ["-c", "min_wal_size=32MB", "-c", "max_wal_size=64MB"];
// PGlite turns syncing off (`-F`). Of the ways to sync the log it can only do `fsync`; its fdatasync does nothing.
const DURABLE = ["-c", "fsync=on", "-c", "wal_sync_method=fsync"];

/** A database, and why it ended. */
export interface OpenDatabase {
  readonly database: PGlite;
  /** What PostgreSQL logged as the reason of its end; undefined while it runs, or where it said nothing. */
  readonly reason: () => string | undefined;
}

/** Opens the database in the folder, which is created where it is missing. `onSync` is called after each sync. */
export async function openPglite(options: DatabaseOptions, onSync: OnSync): Promise<OpenDatabase> {
  const { folder, durability } = options;
  const isDurable = durability === "full";
  const isNew = !existsSync(folder);
  if (isNew) await createDatabase(options, isDurable);
  assertDatabase(folder);
  // Whatever wrote the files before: this version without syncing, or a copy of the folder.
  if (isDurable && !isNew) await syncTree(folder);
  return open(folder, isDurable ? onSync : undefined);
}

/** The database appears completely or not at all: PGlite would make a new one over the files of half a one. */
async function createDatabase(
  { folder, migrations }: DatabaseOptions,
  isDurable: boolean,
): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const isWritten = migrations !== undefined && (await writeNewDatabase(draft, migrations));
  if (!isWritten) await initializeDatabase(draft);
  if (isDurable) await syncTree(draft);
  renameSync(draft, folder);
  if (isDurable) syncNames(dirname(folder));
}

/** Has `initdb` make the files of a new database. */
async function initializeDatabase(folder: string): Promise<void> {
  const { database } = await open(folder, undefined);
  await database.close();
  // PGlite lets everybody read and write its files.
  chmodSync(folder, 0o700);
}

function assertDatabase(folder: string): void {
  if (!existsSync(join(folder, VERSION)))
    throw new Error(`its file \`${VERSION}\` is missing, so that it is damaged or no database`);
}

/** Without `onSync` nothing is synced. */
async function open(folder: string, onSync: OnSync | undefined): Promise<OpenDatabase> {
  const isDurable = onSync !== undefined;
  const log: string[] = [];
  const onStderr = (line: string) => {
    if (log.push(line) > MAX_LOG_LINES) log.shift();
    return true;
  };
  const params = PGlite.defaultStartParams.filter((param) => !isDurable || param !== "-F");
  const startParams = [
    ...params,
    ...BUFFERS,
    ...STATISTICS,
    ...LOG_SIZE,
    ...(isDurable ? DURABLE : []),
  ];
  const fs = onSync ? new DurableFiles(folder, onSync) : new NodeFS(folder);
  try {
    const database = new UnoptimizedParser({ fs, startParams, onStderr });
    await database.waitReady;
    return { database, reason: () => reasonOf(log) };
  } catch (cause) {
    throw new Error(reasonOf(log) ?? String(cause), { cause });
  }
}

/** What PostgreSQL says about its end: the library says only that it failed. */
function reasonOf(log: readonly string[]): string | undefined {
  const reasons = log.flatMap((line) => REASON.exec(line)?.[1] ?? []);
  return reasons.length === 0 ? undefined : reasons.join(" ");
}
