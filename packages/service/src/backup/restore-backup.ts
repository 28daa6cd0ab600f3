import { sql, type Kysely } from "kysely";
import { recordChange } from "../audit/audit-log.js";
import { resealAll } from "../key-rotation/reseal.js";
import { createSecretBox, type SecretKeys } from "../secrets/secret-box.js";
import type { Database } from "../storage/database.js";
import { migrate, migrateTo, migrationNames } from "../storage/migrations/migrate.js";
import { retryConflicts } from "../storage/retry-conflicts.js";
import { startTaskQueue, type TaskQueue } from "../storage/queue/task-queue.js";
import type { Storage } from "../storage/storage.js";
import { DamagedBackupError } from "./damaged-backup-error.js";
import { enqueueUnfinished } from "./enqueue-unfinished.js";
import { loadLines } from "./load.js";
import type { OpenBackup } from "./read-backup.js";
import { replacedTables } from "./tables.js";

/** Options for restoring a backup. */
export interface RestoreOptions {
  /** True if existing data in the database may be replaced. */
  readonly replace: boolean;
  /** Keys of this service, the current one first; undefined if it has none. */
  readonly keys: SecretKeys | undefined;
  /** Other keys that the backup may be encrypted with. */
  readonly otherKeys: readonly Uint8Array[];
  /** Lease of the task queue in seconds. */
  readonly lease: number;
}

/** Result of a restore. */
export interface Restored {
  /** Number of rows by table. */
  readonly rows: Readonly<Record<string, number>>;
}

const LOCK_TIMEOUT = "500ms";

type Migrations = readonly string[];

/**
 * Replaces the contents of the database with a backup, in one transaction. In the meantime a running service responds
 * with 503 and its workers stop; on PostgreSQL other processes wait for the transaction.
 *
 * @throws {DamagedBackupError} if the backup cannot be restored.
 * @throws {Error} if the database is not empty and may not be replaced.
 */
export async function restoreBackup(
  storage: Storage,
  backup: OpenBackup,
  options: RestoreOptions,
): Promise<Restored> {
  const { migrations } = backup.header;
  assertKnown(migrations);
  const isNew = await isNewDatabase(storage.db);
  if (!isNew) await prepareExisting(storage, migrations);
  // Check before anything is stopped; the check is repeated under the locks.
  if (!isNew) await assertReplaceable(storage.db, options);
  const queue = await startTaskQueue(storage, options, (error) => console.error(error.message));
  try {
    const resume = await storage.service?.pause();
    try {
      // Only taking the locks at the start can conflict: after that no other transaction reaches the tables.
      return await retryConflicts(() =>
        storage.db.transaction().execute(async (trx) => {
          const renames = isNew ? 0 : await emptyTables(trx, options);
          if (isNew) await migrateTo(trx, migrations.at(-1));
          const restored = await loadAll(trx, queue, backup, options);
          await renewLists(trx, renames);
          return restored;
        }),
      );
    } finally {
      await resume?.();
    }
  } finally {
    await queue.stop();
  }
}

async function loadAll(
  trx: Kysely<Database>,
  queue: TaskQueue,
  backup: OpenBackup,
  { keys, otherKeys }: RestoreOptions,
): Promise<Restored> {
  const loaded = await backup.readLines((lines) => loadLines(trx, lines));
  await migrateTo(trx);
  await sealAgain(trx, keys, [...loaded.keys, ...otherKeys]);
  await enqueueUnfinished(trx, queue);
  // The audit log was replaced too, so it no longer says what this database contained before.
  const details = { created: backup.header.created };
  await recordChange(trx, { action: "database.restore", subject: "database", details });
  return { rows: loaded.rows };
}

function assertKnown(migrations: Migrations): void {
  if (isBeginning(migrations, migrationNames)) return;
  throw new DamagedBackupError(
    `it was made by a newer version of the service, with the migrations ${migrations.join(", ")}: restore it with that version`,
  );
}

function isBeginning(begin: Migrations, all: Migrations): boolean {
  return begin.length > 0 && begin.every((name, index) => name === all[index]);
}

async function isNewDatabase(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    select to_regclass('workspaces') is null as "isNew"`.execute(db);
  return rows[0]?.isNew ?? false;
}

async function prepareExisting({ db, service }: Storage, migrations: Migrations): Promise<void> {
  if (!service) await migrate(db);
  if (migrations.length === migrationNames.length) return;
  throw new DamagedBackupError(
    "it was made by an earlier version of the service: restore it to a new data folder or a new PostgreSQL database, which is migrated to this version then",
  );
}

/**
 * Empties all tables, and returns the highest number of renames that any cached list of records was read with.
 *
 * @throws {Error} if they are not empty and may not be replaced.
 */
async function emptyTables(trx: Kysely<Database>, { replace }: RestoreOptions): Promise<number> {
  // Other sessions that queue behind these locks wait no longer than this timeout.
  await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(trx);
  const all = replacedTables.map((table) => sql.table(table));
  // Lock the tasks too: otherwise a process that has claimed a task would wait for its job, while this transaction
  // waits for the task.
  await sql`lock table ${sql.join([...all, sql.table("pgboss.job")])}
    in access exclusive mode`.execute(trx);
  await assertReplaceable(trx, { replace });
  const { rows } = await sql<{ renames: number }>`
    select coalesce(max(connection_renames), 0)::int as renames from workspaces`.execute(trx);
  await sql`truncate ${sql.join(all)}`.execute(trx);
  return rows[0]?.renames ?? 0;
}

/**
 * Passes if the database is empty or may be replaced.
 *
 * @throws {Error} if it is not empty and may not be replaced.
 */
async function assertReplaceable(
  db: Kysely<Database>,
  { replace }: Pick<RestoreOptions, "replace">,
): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from workspaces`.execute(db);
  const count = rows[0]?.count ?? 0;
  if (count > 0 && !replace)
    throw new Error(
      `The database is not empty: it has ${count} ${count === 1 ? "workspace" : "workspaces"}. Restore to a new data folder or a new PostgreSQL database, or replace everything that it holds with --replace. Nothing was changed.`,
    );
}

/**
 * Invalidates cached lists of records: every process caches pages until their workspace has more records or more
 * renames.
 */
async function renewLists(trx: Kysely<Database>, renames: number): Promise<void> {
  await sql`update workspaces set connection_renames = 1 + greatest(${renames}::int,
    (select max(connection_renames) from workspaces))`.execute(trx);
}

/** Encrypts secrets again with the key of this service, which may differ from the key of the backup. */
async function sealAgain(
  trx: Kysely<Database>,
  keys: SecretKeys | undefined,
  others: readonly Uint8Array[],
): Promise<void> {
  const { rows } = await sql<{ count: number }>`select (
    (select count(*) from connections where secrets is not null)
    + (select count(*) from signing_keys where sealed is not null))::int as count`.execute(trx);
  const count = rows[0]?.count ?? 0;
  if (!keys && count === 0) return;
  if (!keys)
    throw new Error(
      `The backup has ${count} encrypted secrets, and this service has no key. Set DOCUMENT_EXPORT_SECRET_KEY to 32 random bytes in base64, the same for every process; \`openssl rand -base64 32\` prints such a key. Nothing was changed.`,
    );
  try {
    await resealAll(trx, createSecretBox([...keys, ...others]));
  } catch (cause) {
    throw new Error(
      `The backup has ${count} encrypted secrets, and not all can be decrypted. It needs the key of the service that it was made of: name its file with --secret-key-file, or make the backup with --with-key. Nothing was changed.`,
      { cause },
    );
  }
}
