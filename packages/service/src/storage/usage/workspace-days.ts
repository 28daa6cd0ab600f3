import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";

/** What is counted of a workspace by the day, and what each is. */
export const usageKinds = {
  /** Exports that were accepted; those by operators too. */
  exports: "exports",
  /** Of these, the ones that repeat a failed job: their upload was counted with that. */
  retries: "retries",
  done: "done",
  /** Ended without a result, as jobs with this status everywhere. */
  failed: "failed",
  /** Of these, the ones that an operator canceled. */
  canceled: "canceled",
  /** Bytes of the uploaded JSON, before compression. */
  bytesIn: "bytes_in",
  /** Bytes of results, and of images that were published with them. */
  bytesOut: "bytes_out",
  /** Calls of webhooks, and of these the ones that were not accepted. */
  calls: "calls",
  failedCalls: "failed_calls",
} as const satisfies Readonly<Record<string, keyof Database["workspace_days"]>>;

/** A number for each of {@link usageKinds}. */
export type Usage = Readonly<Record<keyof typeof usageKinds, number>>;

/** The kinds, each with its column. */
export const usageColumns = Object.entries(usageKinds) as readonly (readonly [
  keyof Usage,
  (typeof usageKinds)[keyof Usage],
])[];

/** Calls of a workspace that are recorded at the same time are counted in so many rows. */
const PARTS_OF_CALLS = 4;

/** The day of a time in UTC, such as `2026-11-27`. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, "2026-11-27".length);
}

/** Counts what a workspace did, in the transaction that does it: a repeated or lost attempt counts nothing. */
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
