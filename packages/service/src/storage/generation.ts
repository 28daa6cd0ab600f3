import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Database } from "./database.js";

// A restore replaces the rows of a database while processes are running, and an id may then identify a different row.
// The restore truncates `jobs`, which gives the table a new file (PostgreSQL, TRUNCATE), so the number of that file
// identifies the generation of the database. If a statement that uses the table reads the number, it cannot change
// before the transaction ends.

/** Column with the current generation of the database. */
export const generation: RawBuilder<string> = sql<string>`pg_relation_filenode('jobs')::text`;

/**
 * Returns an SQL condition for a statement that uses `jobs`: true if the database still has the generation `known`, or
 * `known` is undefined.
 */
export function isGeneration(known: string | undefined): RawBuilder<boolean> {
  return known === undefined ? sql`true` : sql`${generation} = ${known}::text`;
}

/** Thrown if a backup replaced the database, so that everything that was read before is invalid. */
export class DatabaseReplacedError extends Error {
  override readonly name = "DatabaseReplacedError";
  /** SQLSTATE of a serialization failure, which can be retried: see `isConflict`. */
  readonly code = "40001";

  constructor() {
    super("The database was replaced by a backup while the request was running.");
  }
}

/**
 * Blocks a restore until the transaction ends.
 *
 * @throws {DatabaseReplacedError} if the database was restored since `known` was read.
 */
export async function assertGeneration(trx: Kysely<Database>, known: string): Promise<void> {
  const { rows } = await sql`select where ${isGeneration(known)}
    and not exists (select from jobs where false)`.execute(trx);
  if (rows.length === 0) throw new DatabaseReplacedError();
}
