import { access, constants } from "node:fs/promises";
import { Kysely } from "kysely";
import type { Db } from "pg-boss";
import { makeFolder, PRIVATE_MODE } from "../../folders/make-folder.js";
import type { Database } from "../database.js";
import type { Storage } from "../storage.js";
import { copyDatabase, removeCopies } from "./copy-database.js";
import type { DatabaseOptions, Durability } from "./database-options.js";
import { DatabaseUnusableError } from "./database-unusable-error.js";
import { DATABASE, databaseFolder } from "./database-folder.js";
import { countChanges } from "./count-changes.js";
import { embeddedDialect } from "./embedded-dialect.js";
import { lockFolder } from "./lock-folder.js";
import { openSession, type Session } from "./session.js";
import { createMutex, type Mutex } from "./mutex.js";

/**
 * Opens the embedded database in `folder`, and creates the folder if it is missing. Only one process can open it. With
 * the durability `full`, everything that was committed survives a power failure. A new database may start with all of
 * `migrations` applied. Calls `onOpening` when the thread of the database has started.
 *
 * @throws {FolderInUseError} if another live process has locked it.
 * @throws {DatabaseUnusableError} if its files are damaged, or from another version of PostgreSQL.
 */
export async function openEmbedded(
  folder: string,
  durability: Durability,
  migrations?: readonly string[],
  onOpening: () => void = () => undefined,
): Promise<Storage> {
  await assertWritable(folder);
  const unlock = await lockFolder(folder);
  try {
    await removeCopies(folder);
    const opening = openDatabase({ folder: databaseFolder(folder), durability, migrations });
    onOpening();
    const session = countChanges(await opening);
    const mutex = createMutex();
    const db = new Kysely<Database>({ dialect: embeddedDialect(session, mutex) });
    const close = async () => {
      await db.destroy();
      await session.close();
      await unlock();
    };
    const jobs = jobDatabase(session, mutex);
    const { changes, lost, onSync } = session;
    const run = (sql: string) => mutex.within(() => session.query(sql, []));
    const copy = oneAtATime(() => copyDatabase(run, folder, DATABASE));
    return { kind: "embedded", db, jobs, changes, lost, onSync, copy, close };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Serializes copies: two at the same time would use the same replication slot. */
function oneAtATime(copy: () => Promise<string>): () => Promise<string> {
  let isCopying = false;
  return async () => {
    if (isCopying) throw new Error("Another backup is being made. Try again when it has ended.");
    isCopying = true;
    try {
      return await copy();
    } finally {
      isCopying = false;
    }
  };
}

async function openDatabase(options: DatabaseOptions): Promise<Session> {
  try {
    return await openSession(options);
  } catch (cause) {
    throw new DatabaseUnusableError(
      options.folder,
      cause instanceof Error ? cause : new Error(String(cause)),
    );
  }
}

/** Opens a copy of an embedded database that only this process uses. */
export async function openCopy(folder: string): Promise<Pick<Storage, "db" | "close">> {
  const session = await openSession({ folder, durability: "relaxed" });
  const db = new Kysely<Database>({ dialect: embeddedDialect(session, createMutex()) });
  const close = async () => {
    await db.destroy();
    await session.close();
  };
  return { db, close };
}

async function assertWritable(folder: string): Promise<void> {
  try {
    await makeFolder(folder, PRIVATE_MODE);
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The data folder \`${folder}\` cannot be written: ${reason}.`, { cause });
  }
}

/** Matches a single statement without DDL, which can be prepared; a script closes all prepared statements. */
const SINGLE = /^\s*(?:select|insert|update|delete|with)\b[^;]*$/i;

function jobDatabase(session: Session, mutex: Mutex): Db {
  return {
    executeSql: async (text, values) => {
      const release = await mutex.lock();
      const script = !values?.length && !SINGLE.test(text);
      const ended = script ? runScript(session, text) : session.query(text, values ?? []);
      // The next statement waits until a script ends, because a failed script may have to be rolled back.
      if (script) await ended.catch(() => undefined);
      release();
      return ended;
    },
  };
}

/**
 * Runs a script. A script may contain its own transaction; if it fails, the transaction must not stay open for the next
 * statement.
 */
async function runScript(session: Session, text: string): Promise<{ rows: object[] }> {
  try {
    return { rows: (await session.script(text)).flatMap(({ rows }) => rows) };
  } catch (error) {
    await session.script("rollback");
    throw error;
  }
}
