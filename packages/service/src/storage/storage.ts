import type { Kysely } from "kysely";
import type { Db } from "pg-boss";
import type { Database } from "./database.js";

/** An open database of either size. */
export interface Storage {
  /** `embedded` belongs to one process; `postgres` is shared by any number. */
  readonly kind: "embedded" | "postgres";
  readonly db: Kysely<Database>;
  /** How the job engine reaches the same database. */
  readonly jobs: Db;
  /** Counts changes of tables; undefined where other processes change them too. */
  readonly changes?: (...tables: readonly string[]) => number;
  /** Resolves where an embedded database crashes; to a server the connection is restored. */
  readonly lost?: Promise<Error>;
  /** Closes the database and frees what guards it. */
  readonly close: () => Promise<void>;
}
