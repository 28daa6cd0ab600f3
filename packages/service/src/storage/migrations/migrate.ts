import { sql, type Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import type { Database } from "../database.js";
import { createTables } from "./0001-initial.js";
import { addRetention } from "./0002-retention.js";
import { addSealedSigningKeys } from "./0003-sealed-signing-keys.js";
import { allowUploadObjects } from "./0004-upload-objects.js";
import { addOperator } from "./0005-operator.js";
import { addActivity } from "./0006-activity.js";
import { allowOperatorKeys } from "./0007-operator-keys.js";
import { addOperating } from "./0008-operating.js";
import { addPauses } from "./0009-pauses.js";
import { addUsage } from "./0010-usage.js";
import { addWorkspaceLimits } from "./0011-workspace-limits.js";
import { addDocumentResults } from "./0012-document-results.js";
import { addViewTokens } from "./0013-view-tokens.js";
import { executedMigrations, readCompatibility, writeCompatibility } from "./compatibility.js";
import { retryConflicts } from "../retry-conflicts.js";
import { MigrationError } from "./migration-error.js";

/** A schema change. */
interface SchemaChange extends Migration {
  /**
   * The newest migration of the oldest version that can run on the schema after this one. For a purely additive change
   * it is the same as for the previous change; a change that removes or renames something uses the first version that
   * no longer needs it.
   */
  readonly compatibleSince: string;
}

/**
 * All migrations in order: forward only. Their files are never edited once released, not even their comments: the API
 * report of the package has a hash of each file. They share a transaction, which cannot build an index concurrently, so
 * after the first release no migration may index a growing table: its writers would wait.
 */
export const migrations = {
  "0001-initial": { up: createTables, compatibleSince: "0001-initial" },
  "0002-retention": { up: addRetention, compatibleSince: "0001-initial" },
  "0003-sealed-signing-keys": { up: addSealedSigningKeys, compatibleSince: "0001-initial" },
  "0004-upload-objects": { up: allowUploadObjects, compatibleSince: "0001-initial" },
  "0005-operator": { up: addOperator, compatibleSince: "0001-initial" },
  "0006-activity": { up: addActivity, compatibleSince: "0001-initial" },
  "0007-operator-keys": { up: allowOperatorKeys, compatibleSince: "0001-initial" },
  "0008-operating": { up: addOperating, compatibleSince: "0001-initial" },
  "0009-pauses": { up: addPauses, compatibleSince: "0001-initial" },
  "0010-usage": { up: addUsage, compatibleSince: "0001-initial" },
  "0011-workspace-limits": { up: addWorkspaceLimits, compatibleSince: "0001-initial" },
  "0012-document-results": { up: addDocumentResults, compatibleSince: "0001-initial" },
  "0013-view-tokens": { up: addViewTokens, compatibleSince: "0001-initial" },
} as const satisfies Readonly<Record<string, SchemaChange>>;

/** Names of all migrations, in order: they define which database a version needs. */
export const migrationNames: readonly string[] = Object.keys(migrations);

const changes: Readonly<Record<string, SchemaChange>> = migrations;
const compatibility = Object.entries(changes).map(([migration, { compatibleSince }]) => ({
  migration,
  compatibleSince,
}));
const provider = { getMigrations: () => Promise.resolve({ ...changes }) };
/** Arbitrary number that no other lock in the database uses. */
const LOCK = 20_261_123;

/** Returns the names of the migrations that have not run yet. */
export async function pendingMigrations(db: Kysely<Database>): Promise<readonly string[]> {
  const all = await new Migrator({ db, provider }).getMigrations();
  return all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

/**
 * Migrates the database to this version and returns the names of the migrations that ran; none if a newer, compatible
 * version has already migrated it. Any number of processes may call it concurrently: one migrates, the others wait.
 *
 * @throws {MigrationError} if a migration fails, or if the database is from a newer version that is incompatible with
 * this one; nothing is changed then.
 */
export async function migrate(db: Kysely<Database>): Promise<readonly string[]> {
  try {
    return await retryConflicts(() => db.transaction().execute(migrateInside));
  } catch (error) {
    throw new MigrationError(error);
  }
}

async function migrateInside(trx: Kysely<Database>): Promise<readonly string[]> {
  // Locked until the commit. Kysely's own lock belongs to the session, which a transaction pooler gives to other
  // clients.
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
  // Shorter than PostgreSQL's `deadlock_timeout`: if a migration and a running process block each other, the migration
  // gives up, and statements queued behind it wait no longer than this. Locks that the migration already has last until
  // the commit, for example while an index is built.
  await sql`set local lock_timeout = '500ms'`.execute(trx);
  const executed = await executedMigrations(trx);
  const newer = executed.filter((name) => !(name in changes));
  if (newer.length > 0) {
    assertCompatible(newer, await readCompatibility(trx));
    return [];
  }
  // Most starts have nothing to migrate, and the migrator needs 0.16 s of CPU time to find that out.
  if (migrationNames.every((name) => executed.includes(name))) return [];
  const { error, results = [] } = await new Migrator({ db: trx, provider }).migrateToLatest();
  if (error !== undefined) throw error;
  await writeCompatibility(trx, compatibility);
  return results.map(({ migrationName }) => migrationName);
}

/** Throws if this version cannot run on the schema. Names sort in the order of the migrations. */
function assertCompatible(
  newer: readonly string[],
  compatibleSince: ReadonlyMap<string, string>,
): void {
  const latest = Object.keys(changes).toSorted().at(-1) ?? "";
  for (const name of newer) {
    const since = compatibleSince.get(name);
    if (since === undefined || since > latest)
      throw new Error(
        `the database has the migration \`${name}\` of a newer version, which needs at least \`${since ?? name}\`, and this version has \`${latest}\``,
      );
  }
}

/**
 * Runs the migrations up to `last`, or all of them, in the caller's transaction.
 *
 * @throws {MigrationError} if one fails.
 */
export async function migrateTo(trx: Kysely<Database>, last?: string): Promise<void> {
  const migrator = new Migrator({ db: trx, provider });
  const { error } = await (last === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last));
  if (error !== undefined) throw new MigrationError(error);
  if (last === undefined) await writeCompatibility(trx, compatibility);
}
