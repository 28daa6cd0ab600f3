import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";

/** Kinds of daily usage, each with its column. */
export const usageKinds = {
  /** Accepted exports, including those by operators. */
  exports: "exports",
  /** Exports among these that retry a failed job, whose upload has already been counted. */
  retries: "retries",
  done: "done",
  /** Exports that ended without a result, with the same meaning as the job status. */
  failed: "failed",
  /** Exports among these that an operator canceled. */
  canceled: "canceled",
  /** Size of the uploaded JSON in bytes, before compression. */
  bytesIn: "bytes_in",
  /** Size in bytes of results, and of images published with them. */
  bytesOut: "bytes_out",
  /** Webhook calls, and how many of them were not accepted. */
  calls: "calls",
  failedCalls: "failed_calls",
} as const satisfies Readonly<Record<string, keyof Database["workspace_days"]>>;

/** A number for each of {@link usageKinds}. */
export type Usage = Readonly<Record<keyof typeof usageKinds, number>>;

/** The usage kinds, each with its column. */
export const usageColumns = Object.entries(usageKinds) as readonly (readonly [
  keyof Usage,
  (typeof usageKinds)[keyof Usage],
])[];

/** Number of rows over which concurrently recorded calls of a workspace are spread. */
const PARTS_OF_CALLS = 4;

/** Returns the UTC day of a time, such as `2026-11-27`. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, "2026-11-27".length);
}

/** Counts usage of a workspace in the transaction that does the work, so repeated or lost attempts are not counted. */
export async function countUsage(
  trx: Kysely<Database>,
  workspace: number,
  counts: Partial<Usage>,
  now: Date,
): Promise<void> {
  const given = usageColumns.filter(([kind]) => counts[kind] !== undefined);
  const columns = given.map(([, column]) => column);
  const part = counts.calls === undefined ? 0 : 1 + Math.floor(Math.random() * PARTS_OF_CALLS);
  await trx
    .insertInto("workspace_days")
    .values({
      day: sql`${dayOf(now)}::date`,
      workspace_id: workspace,
      part,
      ...Object.fromEntries(given.map(([kind, column]) => [column, counts[kind]])),
    })
    .onConflict((conflict) =>
      conflict
        .columns(["day", "workspace_id", "part"])
        .doUpdateSet(
          Object.fromEntries(
            columns.map((column) => [
              column,
              sql`workspace_days.${sql.ref(column)} + excluded.${sql.ref(column)}`,
            ]),
          ),
        ),
    )
    .execute();
}
