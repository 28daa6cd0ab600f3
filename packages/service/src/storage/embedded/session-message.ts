import type { EmbeddedFault } from "./embedded-database-error.js";

/** What the service asks the database thread for. */
export type SessionCall =
  | {
      readonly id: number;
      readonly kind: "query";
      readonly sql: string;
      readonly parameters: readonly unknown[];
      /** Whether a transaction begins with it. */
      readonly begin: boolean;
    }
  /** Several statements without parameters. */
  | { readonly id: number; readonly kind: "script"; readonly sql: string }
  | { readonly id: number; readonly kind: "close" };

/** What one statement gave. */
export interface StatementResult {
  readonly rows: Record<string, unknown>[];
  readonly affectedRows: number | undefined;
}

/** The answer to one call; id 0 tells that the database is open. */
export type SessionReply =
  | { readonly id: number; readonly results: readonly StatementResult[] }
  | { readonly id: number; readonly fault: EmbeddedFault };
