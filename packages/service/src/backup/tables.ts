import type { Database } from "../storage/database.js";

/**
 * What a backup has of a table; large rows are read one by one. A restore empties the tables of which it has nothing; what
 * is `kept` belongs to the schema.
 */
type Content = "rows" | "large rows" | "nothing" | "kept";

/**
 * Every table, after those that it refers to. The tasks of the job engine, whose tables are its own, are made again from
 * jobs and deliveries.
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
  // Of the machine that it was made on.
  alerts: "nothing",
  signing_keys: "rows",
  // The objects of a bucket are listed, not copied.
  upload_objects: "rows",
  audit_log: "rows",
  // Of the current minute.
  request_counts: "nothing",
  // Of the last hour.
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
