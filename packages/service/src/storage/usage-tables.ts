import type { Generated, JSONColumnType } from "kysely";

/** Usage of a workspace on a day, in parts that are summed. */
export interface WorkspaceDayTable {
  day: unknown;
  workspace_id: number;
  part: number;
  exports: Generated<number>;
  retries: Generated<number>;
  done: Generated<number>;
  failed: Generated<number>;
  canceled: Generated<number>;
  /** A bigint, for which drivers return different types: cast it when you read it. */
  bytes_in: unknown;
  bytes_out: unknown;
  calls: Generated<number>;
  failed_calls: Generated<number>;
}

/** Limits that can be set per workspace, by their names in the settings. */
export interface WorkspaceLimits {
  readonly queuedExports: number;
  readonly storedBytes: number;
  readonly concurrentUploads: number;
  readonly requestsPerMinute: number;
  readonly webhooks: number;
}

/** Limits set for one workspace; the settings define the others. */
export type OwnLimits = Partial<WorkspaceLimits>;

/** Limits of a workspace that override the settings. */
export interface WorkspaceLimitTable {
  workspace_id: number;
  limits: JSONColumnType<OwnLimits>;
}
