import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";

/** Kinds of activity that a process counts. */
export const activityKinds = [
  "accepted",
  "done",
  "failed",
  "delivered",
  "undelivered",
  "failed_calls",
] as const;

/** Number of occurrences of each kind. */
export type ActivityCounts = Readonly<Record<(typeof activityKinds)[number], number>>;

const MINUTE_MS = 60_000;
/** Number of minutes that are kept. */
export const ACTIVITY_MINUTES = 60;

/** Returns the start of the minute of a time. */
export function minuteOf(time: Date): Date {
  return new Date(Math.floor(time.getTime() / MINUTE_MS) * MINUTE_MS);
}

/** Returns the starts of the minutes that are kept, oldest first; the last one is the current minute. */
export function keptMinutes(now: Date): readonly Date[] {
  const last = minuteOf(now).getTime();
  return Array.from(
    { length: ACTIVITY_MINUTES },
    (_, index) => new Date(last - (ACTIVITY_MINUTES - 1 - index) * MINUTE_MS),
  );
}

/** Adds the activity of a process to the current minute, and removes minutes that are no longer needed. */
export async function addActivity(
  db: Kysely<Database>,
  process: string,
  counts: ActivityCounts,
  now: Date,
): Promise<void> {
  const minute = minuteOf(now);
  await db
    .insertInto("activity")
    .values({ process, minute, ...counts })
    .onConflict((conflict) =>
      conflict
        .columns(["minute", "process"])
        .doUpdateSet(
          Object.fromEntries(
            activityKinds.map((kind) => [
              kind,
              sql<number>`activity.${sql.ref(kind)} + excluded.${sql.ref(kind)}`,
            ]),
          ),
        ),
    )
    .execute();
  const [oldest = minute] = keptMinutes(now);
  await db.deleteFrom("activity").where("minute", "<", oldest).execute();
}

/** Returns the activity of all processes, by minute; minutes without activity are missing. */
export async function listActivity(
  db: Kysely<Database>,
  now: Date,
): Promise<readonly (ActivityCounts & { readonly minute: Date })[]> {
  const [oldest = now] = keptMinutes(now);
  return db
    .selectFrom("activity")
    .select("minute")
    .select(activityKinds.map((kind) => sql<number>`sum(${sql.ref(kind)})::int`.as(kind)))
    .where("minute", ">=", oldest)
    .groupBy("minute")
    .execute();
}
