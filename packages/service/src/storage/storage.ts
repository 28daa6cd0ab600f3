import type { Kysely } from "kysely";
import type { Database } from "./database.js";

/** What the job engine needs from a database, as pg-boss has it; its package need not be installed for this type. */
export interface JobDatabase {
  // Rows have the columns of a statement that the engine wrote.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly executeSql: (text: string, values?: unknown[]) => Promise<{ rows: any[] }>;
}

/** An open database of either size. */
export interface Storage {
  /** `embedded` belongs to one process; `postgres` is shared by any number. */
  readonly kind: "embedded" | "postgres";
  readonly db: Kysely<Database>;
  /** How the job engine reaches the same database. */
  readonly jobs: JobDatabase;
  /** Counts changes of tables; undefined if other processes change them too. */
  readonly changes?: (...tables: readonly string[]) => number;
  /** Resolves where an embedded database crashes; to a server the connection is restored. */
  readonly lost?: Promise<Error>;
  /** Reports how long each fsync of the embedded database took, in milliseconds; a PostgreSQL server syncs by itself. */
  readonly onSync?: (listener: (ms: number) => void) => void;
  /** The connections of this process to a server. */
  readonly connections?: () => ConnectionUsage;
  /** Copies an embedded database while it is used, and returns the folder of the copy, which the caller removes. */
  readonly copy?: () => Promise<string>;
  /** The service that has the database open; undefined if this process opened it. */
  readonly service?: ServingProcess;
  /** Closes the database and frees what guards it. */
  readonly close: () => Promise<void>;
}

/** How many connections a process has to its database server, and how many statements wait for one. */
export interface ConnectionUsage {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
  /** How many there may be. */
  readonly max: number;
}

/** The running service whose database a command uses. */
export interface ServingProcess {
  readonly pid: number;
  /** Holds requests and workers back until the function that it gives is called, or the command ends. */
  readonly pause: () => Promise<() => Promise<void>>;
}
