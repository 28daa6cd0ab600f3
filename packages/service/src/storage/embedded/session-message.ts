import type { EmbeddedFault } from "./embedded-database-error.js";

/** Where a statement stands in its transaction, if it has one. */
export interface InTransaction {
  /** Whether a transaction begins with it. */
  readonly begin: boolean;
  /** Whether the transaction ends with it: it is committed, or where the statement fails, undone. */
  readonly commit: boolean;
}

/** What the service asks the database thread for. */
export type SessionCall =
  | ({
      readonly id: number;
      readonly kind: "query";
      readonly sql: string;
      readonly parameters: readonly unknown[];
    } & InTransaction)
  /** Several statements without parameters. */
  | { readonly id: number; readonly kind: "script"; readonly sql: string }
  | { readonly id: number; readonly kind: "close" };

/** What one statement gave. */
export interface StatementResult {
  readonly rows: Record<string, unknown>[];
  readonly affectedRows: number | undefined;
}

/** Id of the reply that belongs to no call: the database crashed, and its thread ends. */
export type CrashId = -1;

/** The answer to one call; id 0 tells that the database is open. */
export type SessionReply =
  | { readonly id: number; readonly results: readonly StatementResult[] }
  | { readonly id: number; readonly fault: EmbeddedFault };
