import type { Generated, JSONColumnType } from "kysely";

/** What a workspace did on a day, in parts that are added up. */
export interface WorkspaceDayTable {
  day: unknown;
  workspace_id: number;
  part: number;
  exports: Generated<number>;
  retries: Generated<number>;
  done: Generated<number>;
  failed: Generated<number>;
  canceled: Generated<number>;
  /** A bigint, which drivers give in different types: cast it where it is read. */
  bytes_in: unknown;
  bytes_out: unknown;
  calls: Generated<number>;
  failed_calls: Generated<number>;
}

/** The limits that a workspace can have of its own, by their names in the settings. */
export interface WorkspaceLimits {
  readonly queuedExports: number;
  readonly storedBytes: number;
  readonly concurrentUploads: number;
  readonly requestsPerMinute: number;
  readonly webhooks: number;
}

/** Those that were set for it; the settings have the others. */
export type OwnLimits = Partial<WorkspaceLimits>;

/** Limits of a workspace that are not those of the settings. */
export interface WorkspaceLimitTable {
  workspace_id: number;
  limits: JSONColumnType<OwnLimits>;
}
