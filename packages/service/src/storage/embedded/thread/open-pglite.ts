import { chmodSync, existsSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import type { DatabaseOptions } from "../database-options.ts";
import { DurableFiles, syncNames, syncTree, type OnSync } from "./durable-files.ts";
import { writeNewDatabase } from "./new-database.ts";
import { UnoptimizedParser } from "./unoptimized-parser.ts";

/** A file in every PostgreSQL database; it contains the major version. */
const VERSION = "PG_VERSION";

/** Number of PostgreSQL log lines that are kept to explain why the database cannot be opened. */
const MAX_LOG_LINES = 20;
const REASON = /\b(?:FATAL|PANIC|DETAIL): +(.*)$/;

// All shared buffers are touched when the database opens. The system's page cache caches the rest.
const BUFFERS = ["-c", "shared_buffers=32MB"];
// Every statement waits while a table is sampled for its statistics, so the sample is small.
const STATISTICS = ["-c", "default_statistics_target=10"];
// Two segments are kept for reuse; the next checkpoint removes the others.
const LOG_SIZE = ["-c", "min_wal_size=32MB", "-c", "max_wal_size=64MB"];
// PGlite turns syncing off (`-F`). The only method that works for syncing the log is `fsync`; its fdatasync does
// nothing.
const DURABLE = ["-c", "fsync=on", "-c", "wal_sync_method=fsync"];

/** An open database, and the reason if it ends. */
export interface OpenDatabase {
  readonly database: PGlite;
  /** Returns the reason that PostgreSQL logged when it ended; undefined while it runs, or if it logged none. */
  readonly reason: () => string | undefined;
}

/** Opens the database in the folder, and creates it if it is missing. Calls `onSync` after each fsync. */
export async function openPglite(options: DatabaseOptions, onSync: OnSync): Promise<OpenDatabase> {
  const { folder, durability } = options;
  const isDurable = durability === "full";
  const isNew = !existsSync(folder);
  if (isNew) await createDatabase(options, isDurable);
  assertDatabase(folder);
  // The existing files may not be synced: this version may have written them without syncing, or the folder is a copy.
  if (isDurable && !isNew) await syncTree(folder);
  return open(folder, isDurable ? onSync : undefined);
}

/** Creates the database atomically: PGlite would create a new one over the files of an incomplete one. */
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

/** Creates the files of a new database with `initdb`. */
async function initializeDatabase(folder: string): Promise<void> {
  const { database } = await open(folder, undefined);
  await database.close();
  // By default, PGlite lets all users read and write its files.
  chmodSync(folder, 0o700);
}

function assertDatabase(folder: string): void {
  if (!existsSync(join(folder, VERSION)))
    throw new Error(`its file \`${VERSION}\` is missing, so it is damaged or not a database`);
}

/** Opens the database; without `onSync`, nothing is synced. */
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

/** Finds the reason in PostgreSQL's log: the library only says that it failed. */
function reasonOf(log: readonly string[]): string | undefined {
  const reasons = log.flatMap((line) => REASON.exec(line)?.[1] ?? []);
  return reasons.length === 0 ? undefined : reasons.join(" ");
}
