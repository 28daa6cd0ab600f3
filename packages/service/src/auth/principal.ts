import type { RecordsState } from "../storage/statements/document-exports.js";
import type { OwnLimits } from "../storage/usage-tables.js";

/** The caller: a token, and what it belongs to (decision `tokens`). */
export interface Principal {
  /** Id of the token. */
  readonly token: number;
  readonly workspace: number;
  /** Id of the source connection of uploads with this token (decision `source-connection`). */
  readonly source: number;
  /** Limits that were set for the workspace; the settings have the others. */
  readonly limits: OwnLimits;
  /** The number of the database that the token was found in, where another process may replace it. */
  readonly generation?: string;
  /** The state of the workspace's records, which may be as old as the token lookup of this request. */
  readonly records: () => Promise<RecordsState>;
}
