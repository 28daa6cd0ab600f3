import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Database } from "./database.js";

// A restore replaces the rows of a database under processes that run: an id may stand for another row then. It truncates
// `jobs`, which gives the table a new file (PostgreSQL, TRUNCATE); so the number of that file tells databases apart.
// Read by a statement that uses the table, it cannot change before the transaction ends.

/** The number of the database as it is now, as a column. */
export const generation: RawBuilder<string> = sql<string>`pg_relation_filenode('jobs')::text`;

/** Whether the database is still that of `known`, of a statement that uses `jobs`; true if that is undefined. */
export function isGeneration(known: string | undefined): RawBuilder<boolean> {
  return known === undefined ? sql`true` : sql`${generation} = ${known}::text`;
}

/** A backup replaced the database: what was read of it before is worth nothing. */
export class DatabaseReplacedError extends Error {
  override readonly name = "DatabaseReplacedError";
  /** A serialization failure, which may be tried again: see `isConflict`. */
  readonly code = "40001";

  constructor() {
    super("A backup has replaced the database since the request began.");
  }
}

/**
 * Keeps a restore back until the transaction ends.
 *
 * @throws {DatabaseReplacedError} if one came before.
 */
export async function assertGeneration(trx: Kysely<Database>, known: string): Promise<void> {
  const { rows } = await sql`select where ${isGeneration(known)}
    and not exists (select from jobs where false)`.execute(trx);
  if (rows.length === 0) throw new DatabaseReplacedError();
}
