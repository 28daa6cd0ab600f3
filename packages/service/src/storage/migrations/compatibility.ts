import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";

/** A migration, and the newest migration of the oldest version that can run on the schema after it. */
export interface Compatibility {
  readonly migration: string;
  readonly compatibleSince: string;
}

/** Returns the names of all migrations that have run, from this version and others; none in an empty database. */
export async function executedMigrations(db: Kysely<Database>): Promise<readonly string[]> {
  const found = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (!found.rows[0]?.found) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Returns the compatibility declared by the versions that migrated the database, by migration name. */
export async function readCompatibility(
  db: Kysely<Database>,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("schema_compatibility")
    .select(["migration", "compatible_since"])
    .execute();
  return new Map(rows.map((row) => [row.migration, row.compatible_since]));
}

/** Records compatibility for older versions, which do not have these migrations and may be started again. */
export async function writeCompatibility(
  db: Kysely<Database>,
  all: readonly Compatibility[],
): Promise<void> {
  await db
    .insertInto("schema_compatibility")
    .values(
      all.map(({ migration, compatibleSince }) => ({
        migration,
        compatible_since: compatibleSince,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
