import type { Kysely } from "kysely";
import type { Database } from "../storage/database.js";
import type { Condition } from "./conditions.js";

/** An alert whose begin or end somebody should hear of. */
export interface Notice {
  readonly name: string;
  readonly type: "alert.firing" | "alert.resolved";
  readonly summary: string;
  readonly since: Date;
}

/** A condition that is met. */
export interface Met {
  readonly condition: Pick<Condition, "name" | "lasting" | "needs">;
  readonly summary: string;
}

/** What a process has found. */
export interface Looked {
  readonly met: readonly Met[];
  /** The conditions that it could judge: it ends no alert of another. */
  readonly known: readonly Pick<Condition, "name" | "needs">[];
  /** All that some process may be able to judge. */
  readonly all: readonly Pick<Condition, "name" | "needs">[];
}

/** In milliseconds: less than the interval between two looks of a process. */
const APART_MS = 50_000;
/** In milliseconds: what no process has been able to judge for so long is over, such as after TLS was turned off. */
const FORGOTTEN_MS = 60 * 60_000;

/** What a process must know to judge a condition. It is the name of the row that says when one has judged it last. */
const needOf = ({ needs }: Pick<Condition, "needs">): string => needs ?? "";

/**
 * Stores which conditions are met now, and returns those that were not reported yet. It leaves out what another process
 * judged less than 50 seconds ago, because that process is sending what it found.
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

/** True if this process judges the conditions with this need now; false if another process has just done so. */
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

/** Names of the conditions that no process has judged for an hour. */
async function forgotten(trx: Kysely<Database>, now: Date): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom("alerts")
    .select("name")
    .where("summary", "=", "")
    .where("since", "<=", new Date(now.getTime() - FORGOTTEN_MS))
    .execute();
  return rows.map(({ name }) => name);
}

/** Forgets an alert that is over, if its end was reported or its beginning never was. */
export async function forgetAlert(db: Kysely<Database>, name: string): Promise<void> {
  await db.deleteFrom("alerts").where("name", "=", name).execute();
}

/** Whether somebody has been told that an alert began. */
export async function wasTold(db: Kysely<Database>, name: string): Promise<boolean> {
  const row = await db
    .selectFrom("alerts")
    .select("told_at")
    .where("name", "=", name)
    .executeTakeFirst();
  return (row?.told_at ?? null) !== null;
}

/** Notes that somebody has been told that an alert began. */
export async function noteTold(db: Kysely<Database>, name: string, now: Date): Promise<void> {
  await db.updateTable("alerts").set({ told_at: now }).where("name", "=", name).execute();
}
