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

/** How to restore a backup. */
export interface RestoreOptions {
  /** Whether what the database holds may be replaced. */
  readonly replace: boolean;
  /** Keys of this service, the current one first; undefined if it has none. */
  readonly keys: SecretKeys | undefined;
  /** Other keys that the backup may be encrypted with. */
  readonly otherKeys: readonly Uint8Array[];
  /** Seconds, as the queue needs it. */
  readonly lease: number;
}

/** A backup that was restored. */
export interface Restored {
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>;
}

const LOCK_TIMEOUT = "500ms";

type Migrations = readonly string[];

/**
 * Replaces what the database holds by a backup, in one transaction. A running service responds with 503 meanwhile,
 * and its workers stop; on PostgreSQL other processes wait for the transaction.
 *
 * @throws {DamagedBackupError} if the backup cannot be restored.
 * @throws {Error} if the database is not empty, and may not be replaced.
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
  // Before anything stops; again under the locks.
  if (!isNew) await assertReplaceable(storage.db, options);
  const queue = await startTaskQueue(storage, options, (error) => console.error(error.message));
  try {
    const resume = await storage.service?.pause();
    try {
      // Only the locks at its beginning may meet with conflicts: after them nothing else reaches the tables.
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
  // The audit log was replaced too: what this database had before is in none.
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
 * Empties all tables, and returns the most renames that a list of records was read with.
 *
 * @throws {Error} if they are not empty, and may not be replaced.
 */
async function emptyTables(trx: Kysely<Database>, { replace }: RestoreOptions): Promise<number> {
  // What waits behind this waits no longer than this.
  await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(trx);
  const all = replacedTables.map((table) => sql.table(table));
  // Tasks too: another process that has claimed one would wait for its job, and this for its task.
  await sql`lock table ${sql.join([...all, sql.table("pgboss.job")])}
    in access exclusive mode`.execute(trx);
  await assertReplaceable(trx, { replace });
  const { rows } = await sql<{ renames: number }>`
    select coalesce(max(connection_renames), 0)::int as renames from workspaces`.execute(trx);
  await sql`truncate ${sql.join(all)}`.execute(trx);
  return rows[0]?.renames ?? 0;
}

/** @throws {Error} if the database is not empty, and may not be replaced. */
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

/** Every process keeps pages of records as long as their workspace has no more records and no more renames. */
async function renewLists(trx: Kysely<Database>, renames: number): Promise<void> {
  await sql`update workspaces set connection_renames = 1 + greatest(${renames}::int,
    (select max(connection_renames) from workspaces))`.execute(trx);
}

/** Encrypts secrets with the key of this service, which may be another than that of the backup. */
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
