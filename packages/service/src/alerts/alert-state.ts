import type { Kysely } from "kysely";
import type { Database } from "../storage/database.js";
import type { Condition } from "./conditions.js";

/** A notification that an alert fired or was resolved. */
export interface Notice {
  readonly name: string;
  readonly type: "alert.firing" | "alert.resolved";
  readonly summary: string;
  readonly since: Date;
}

/** A condition that is currently met. */
export interface Met {
  readonly condition: Pick<Condition, "name" | "lasting" | "needs">;
  readonly summary: string;
}

/** Result of one evaluation by a process. */
export interface Looked {
  readonly met: readonly Met[];
  /** The conditions that this process could evaluate. It does not resolve alerts of any others. */
  readonly known: readonly Pick<Condition, "name" | "needs">[];
  /** All conditions that any process may be able to evaluate. */
  readonly all: readonly Pick<Condition, "name" | "needs">[];
}

/**
 * Time in milliseconds for which the evaluation of a condition by one process counts for all processes. It is shorter
 * than the interval between two evaluations by a process.
 */
const APART_MS = 50_000;
/**
 * Time in milliseconds after which a condition that no process could evaluate counts as resolved, for example after TLS
 * was turned off.
 */
const FORGOTTEN_MS = 60 * 60_000;

/**
 * Returns what a process must know to evaluate a condition; empty if every process can evaluate it. The result is also
 * the name of the row that records when the condition was last evaluated.
 */
const needOf = ({ needs }: Pick<Condition, "needs">): string => needs ?? "";

/**
 * Stores which conditions are met now, and returns the changes that were not reported yet. Skips conditions that
 * another process evaluated less than 50 seconds ago, because that process is sending the notices for them.
 */
export async function updateAlerts(
  db: Kysely<Database>,
  { met, known, all }: Looked,
  now: Date,
): Promise<readonly Notice[]> {
  return db.transaction().execute(async (trx) => {
    const judged = new Set<string>();
    for (const need of new Set(known.map(needOf)))
      if (await claimLook(trx, need, now)) judged.add(need);
    const found = met.filter(({ condition }) => judged.has(needOf(condition)));
    for (const { condition, summary } of found)
      await trx
        .insertInto("alerts")
        .values({ name: condition.name, summary, since: now, told_at: null })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ summary }))
        .execute();
    if (judged.size > 0) for (const need of await forgotten(trx, now)) judged.add(need);
    const names = all.filter((condition) => judged.has(needOf(condition))).map(({ name }) => name);
    if (names.length === 0) return [];
    const rows = await trx
      .selectFrom("alerts")
      .selectAll()
      .where("name", "in", names)
      .orderBy("since")
      .execute();
    const lasting = new Map(found.map(({ condition }) => [condition.name, condition.lasting]));
    return rows.flatMap(({ name, summary, since, told_at }): Notice[] => {
      const seconds = lasting.get(name);
      if (seconds === undefined) return [{ name, type: "alert.resolved", summary, since }];
      const isDue = now.getTime() - since.getTime() >= seconds * 1000;
      return isDue && told_at === null ? [{ name, type: "alert.firing", summary, since }] : [];
    });
  });
}

/**
 * Returns true if this process should evaluate the conditions with this need now; false if another process has just
 * done so.
 */
async function claimLook(trx: Kysely<Database>, need: string, now: Date): Promise<boolean> {
  const looked = await trx
    .insertInto("alerts")
    .values({ name: need, summary: "", since: now, told_at: null })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ since: now })
        .where("alerts.since", "<=", new Date(now.getTime() - APART_MS)),
    )
    .returning("name")
    .executeTakeFirst();
  return looked !== undefined;
}

/** Returns the needs whose conditions no process has evaluated for an hour. */
async function forgotten(trx: Kysely<Database>, now: Date): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom("alerts")
    .select("name")
    .where("summary", "=", "")
    .where("since", "<=", new Date(now.getTime() - FORGOTTEN_MS))
    .execute();
  return rows.map(({ name }) => name);
}

/** Deletes an alert that is over, once its end was reported or if its start never was. */
export async function forgetAlert(db: Kysely<Database>, name: string): Promise<void> {
  await db.deleteFrom("alerts").where("name", "=", name).execute();
}

/** Returns true if the start of an alert was reported. */
export async function wasTold(db: Kysely<Database>, name: string): Promise<boolean> {
  const row = await db
    .selectFrom("alerts")
    .select("told_at")
    .where("name", "=", name)
    .executeTakeFirst();
  return (row?.told_at ?? null) !== null;
}

/** Records that the start of an alert was reported. */
export async function noteTold(db: Kysely<Database>, name: string, now: Date): Promise<void> {
  await db.updateTable("alerts").set({ told_at: now }).where("name", "=", name).execute();
}
