import type { EmbeddedFault } from "./embedded-database-error.js";

/** A request to the thread of the database. */
export type SessionCall =
  | {
      readonly id: number;
      readonly kind: "query";
      readonly sql: string;
      readonly parameters: readonly unknown[];
    }
  /** Several statements without parameters. */
  | { readonly id: number; readonly kind: "script"; readonly sql: string }
  | { readonly id: number; readonly kind: "close" };

/** The result of one statement. */
export interface StatementResult {
  readonly rows: Record<string, unknown>[];
  readonly affectedRows: number | undefined;
}

/** Id of the reply to no call: the database crashed, and its thread ends. */
export type CrashId = -1;

/** The reply to one call; id 0 means that the database is open. */
export type SessionReply = {
  readonly id: number;
  /** Milliseconds of the syncs to the disk since the reply before. */
  readonly syncs?: readonly number[];
} & ({ readonly results: readonly StatementResult[] } | { readonly fault: EmbeddedFault });
