import type { Kysely } from "kysely";
import { type AuditAction, type Changed, changeWithAudit } from "../audit/audit-log.js";
import type { Settings } from "../config/settings.js";
import type { ExportContext } from "../exports/export-context.js";
import type { Database } from "../storage/database.js";
import type { TransitionContext } from "../storage/jobs/transition.js";
import type { TaskQueue } from "../storage/queue/task-queue.js";
import type { Storage } from "../storage/storage.js";

/** Dependencies of the lists, details and actions of the operator API. */
export interface DataContext extends ExportContext {
  readonly storage: Storage;
  readonly settings: Settings;
  readonly queue: TaskQueue;
}

/** The person or token that acts, as named in the audit log. */
export interface Actor {
  readonly name: string;
}

/** Returns the parts of a context that job transitions need. */
export function transitionsOf({ db, queue, now, settings, log }: DataContext): TransitionContext {
  return {
    db,
    queue,
    now,
    limits: settings.limits,
    keepsFailedUploads: settings.retention.failedUploads > 0,
    onError: (error, task) => log.warn({ err: error, task }, "task failed"),
  };
}

/** Makes a change and writes its audit log entry, in one transaction. */
export function act<Result>(
  { db }: Pick<DataContext, "db">,
  { name: actor }: Actor,
  action: AuditAction,
  change: (trx: Kysely<Database>) => Promise<Changed<Result>>,
): Promise<Result> {
  return changeWithAudit(db, { actor, action }, change);
}
