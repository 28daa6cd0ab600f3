import type { Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import type { Database } from "../database.js";
import { createTables } from "./0001-initial.js";
import { addRetention } from "./0002-retention.js";
import { addSealedSigningKeys } from "./0003-sealed-signing-keys.js";
import { MigrationError } from "./migration-error.js";

/** All migrations in order: forward only, never edited once released. */
const migrations: Readonly<Record<string, Migration>> = {
  "0001-initial": { up: createTables },
  "0002-retention": { up: addRetention },
  "0003-sealed-signing-keys": { up: addSealedSigningKeys },
};

/** Names of all migrations, in order: they say which database a version needs. */
export const migrationNames: readonly string[] = Object.keys(migrations);

const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };

/** Names of the migrations that have not run yet. */
export async function pendingMigrations(db: Kysely<Database>): Promise<readonly string[]> {
  const all = await new Migrator({ db, provider }).getMigrations();
  return all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

/**
 * Brings the database to this version and gives the names of the migrations that ran.
 * Any number of processes may call it at once: one migrates, the others wait.
 *
 * @throws {MigrationError} where a migration fails, or the database is of a newer version; nothing is changed then.
 */
export async function migrate(db: Kysely<Database>): Promise<readonly string[]> {
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw new MigrationError(error);
  return (results ?? []).map(({ migrationName }) => migrationName);
}

/**
 * Runs the migrations up to one of them, or all, in a transaction of the caller.
 *
 * @throws {MigrationError} where one fails.
 */
export async function migrateInside(trx: Kysely<Database>, last?: string): Promise<void> {
  const migrator = new Migrator({ db: trx, provider });
  const { error } = await (last === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last));
  if (error !== undefined) throw new MigrationError(error);
}
