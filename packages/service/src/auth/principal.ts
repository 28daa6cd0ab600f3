import type { RecordsState } from "../storage/statements/document-exports.js";

/** Who calls: a token, and what it belongs to (decision `tokens`). */
export interface Principal {
  /** Id of the token. */
  readonly token: number;
  readonly workspace: number;
  /** Id of the source connection that uploads of this token come from (decision `source-connection`). */
  readonly source: number;
  /** How the list of the workspace stands, or stood when the token was looked up: the request was waiting by then. */
  readonly records: () => Promise<RecordsState>;
}
