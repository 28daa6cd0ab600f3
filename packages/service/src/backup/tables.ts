import type { Database } from "../storage/database.js";

/**
 * The part of a table that a backup contains. `large rows` are read one by one. A restore empties the tables marked
 * `nothing`; a `kept` table belongs to the schema.
 */
type Content = "rows" | "large rows" | "nothing" | "kept";

/**
 * Every table, listed after the tables that it refers to. The tasks of the job engine, which has its own tables, are
 * recreated from jobs and deliveries.
 */
const contents = {
  workspaces: "rows",
  connections: "rows",
  collections: "rows",
  tokens: "rows",
  operator_tokens: "rows",
  uploads: "large rows",
  jobs: "rows",
  kept_uploads: "rows",
  job_images: "large rows",
  workspace_usage: "rows",
  workspace_days: "rows",
  workspace_limits: "rows",
  target_claims: "rows",
  document_exports: "rows",
  document_results: "rows",
  webhooks: "rows",
  webhook_events: "rows",
  webhook_connections: "rows",
  view_tokens: "rows",
  webhook_messages: "rows",
  webhook_deliveries: "rows",
  webhook_attempts: "rows",
  idempotency_keys: "rows",
  circuits: "rows",
  pauses: "rows",
  connection_checks: "rows",
  // Alerts belong to the machine that the backup was made on.
  alerts: "nothing",
  signing_keys: "rows",
  // The backup lists the objects of a bucket but does not copy them.
  upload_objects: "rows",
  audit_log: "rows",
  // Counts of the current minute only.
  request_counts: "nothing",
  // Activity of the last hour only.
  activity: "nothing",
  schema_compatibility: "kept",
} as const satisfies Record<keyof Database, Content>;

const entries: readonly (readonly [string, Content])[] = Object.entries(contents);

/** The tables that a restore empties. */
export const replacedTables: readonly string[] = entries
  .filter(([, content]) => content !== "kept")
  .map(([table]) => table);

/** The tables of a backup, in the order in which they are restored. */
export const backedUpTables: readonly string[] = entries
  .filter(([, content]) => content === "rows" || content === "large rows")
  .map(([table]) => table);

/** Tables of large rows. */
export const largeTables: ReadonlySet<string> = new Set(
  entries.filter(([, content]) => content === "large rows").map(([table]) => table),
);
