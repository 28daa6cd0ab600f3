import type { EmbeddedFault } from "./embedded-database-error.js";

/** A request to the database thread. */
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

/** Id of a message that replies to no call: the database crashed, and its thread exits. */
export type CrashId = -1;

/** Reply to one call; id 0 means that the database is open. */
export type SessionReply = {
  readonly id: number;
  /** Durations of the fsyncs since the previous reply, in milliseconds. */
  readonly syncs?: readonly number[];
} & ({ readonly results: readonly StatementResult[] } | { readonly fault: EmbeddedFault });
