import type { Kysely } from "kysely";
import type { Database } from "../database.js";
import type { TaskQueue } from "../queue/task-queue.js";
import type { WorkspaceUsage } from "./workspace-usage.js";

/** A transition that was made. */
export interface TransitionResult {
  readonly hasDeliveries: boolean;
}

/** What the transitions of jobs need. */
export interface TransitionContext {
  readonly db: Kysely<Database>;
  readonly queue: TaskQueue;
  readonly now: () => Date;
  /** What a workspace may store for jobs that have not ended. */
  readonly limits: WorkspaceUsage;
  /** Whether the uploads of failed jobs are kept, so that they can be retried. */
  readonly keepsFailedUploads: boolean;
  readonly onError: (error: unknown, task: object) => void;
}
