import type { RecordsState } from "../storage/statements/document-exports.js";
import type { OwnLimits } from "../storage/usage-tables.js";

/** The caller: a token, and the workspace and source it belongs to (decision `tokens`). */
export interface Principal {
  /** Id of the token. */
  readonly token: number;
  readonly workspace: number;
  /** Id of the source connection of uploads with this token (decision `source-connection`). */
  readonly source: number;
  /** Limits that were set for the workspace; all others come from the settings. */
  readonly limits: OwnLimits;
  /** Generation of the database that the token was found in; set if another process may replace the database. */
  readonly generation?: string;
  /** The state of the workspace's records, which may be as old as the token lookup of this request. */
  readonly records: () => Promise<RecordsState>;
}
