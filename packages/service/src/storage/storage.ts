import type { Kysely } from "kysely";
import type { Database } from "./database.js";

/** Database interface of the job engine, compatible with pg-boss; this type does not require its package. */
export interface JobDatabase {
  // Rows have the columns of a statement that the engine wrote.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly executeSql: (text: string, values?: unknown[]) => Promise<{ rows: any[] }>;
}

/** An open database, embedded or on a server. */
export interface Storage {
  /** `embedded` is used by one process only; `postgres` is shared by any number. */
  readonly kind: "embedded" | "postgres";
  readonly db: Kysely<Database>;
  /** Access of the job engine to the same database. */
  readonly jobs: JobDatabase;
  /** Counts changes of tables; undefined if other processes change them too. */
  readonly changes?: (...tables: readonly string[]) => number;
  /** Resolves if an embedded database crashes; a lost connection to a server is restored. */
  readonly lost?: Promise<Error>;
  /**
   * Reports how long each fsync of the embedded database took, in milliseconds; a PostgreSQL server does its own
   * syncing.
   */
  readonly onSync?: (listener: (ms: number) => void) => void;
  /** Returns the connections of this process to a server. */
  readonly connections?: () => ConnectionUsage;
  /**
   * Copies an embedded database while it is in use, and returns the folder of the copy, which the caller must remove.
   */
  readonly copy?: () => Promise<string>;
  /** The service that has opened the database; undefined if this process opened it. */
  readonly service?: ServingProcess;
  /** Closes the database and releases its locks. */
  readonly close: () => Promise<void>;
}

/** Connections of a process to its database server, and the number of statements that wait for one. */
export interface ConnectionUsage {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
  /** Maximum number of connections. */
  readonly max: number;
}

/** The running service whose database a command uses. */
export interface ServingProcess {
  readonly pid: number;
  /** Pauses requests and workers until the returned function is called, or the command exits. */
  readonly pause: () => Promise<() => Promise<void>>;
}
