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
  readonly condition: Pick<Condition, "name" | "lasting">;
  readonly summary: string;
}

/** What a process has found. */
export interface Looked {
  readonly met: readonly Met[];
  /** The conditions that it could judge: it ends no alert of another. */
  readonly known: readonly Pick<Condition, "name">[];
}

/** The row that says when a process looked last; no condition has this name. */
const LAST_LOOK = "";
/** In milliseconds: less than the interval between two looks of a process. */
const APART_MS = 50_000;

/**
 * Stores which conditions are met now, and returns those that were not reported yet. Empty if another process has looked
 * less than 50 seconds ago, which is sending what it found.
 */
export async function updateAlerts(
  db: Kysely<Database>,
  { met, known }: Looked,
  now: Date,
): Promise<readonly Notice[]> {
  return db.transaction().execute(async (trx) => {
    const last = { name: LAST_LOOK, summary: "", since: now, told_at: null };
    const looked = await trx
      .insertInto("alerts")
      .values(last)
      .onConflict((conflict) =>
        conflict
          .column("name")
          .doUpdateSet({ since: now })
          .where("alerts.since", "<=", new Date(now.getTime() - APART_MS)),
      )
      .returning("name")
      .executeTakeFirst();
    if (!looked) return [];
    for (const { condition, summary } of met)
      await trx
        .insertInto("alerts")
        .values({ name: condition.name, summary, since: now, told_at: null })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ summary }))
        .execute();
    const rows = await trx
      .selectFrom("alerts")
      .selectAll()
      .where(
        "name",
        "in",
        known.map(({ name }) => name),
      )
      .orderBy("since")
      .execute();
    const lasting = new Map(met.map(({ condition }) => [condition.name, condition.lasting]));
    return rows.flatMap(({ name, summary, since, told_at }): Notice[] => {
      const seconds = lasting.get(name);
      if (seconds === undefined) return [{ name, type: "alert.resolved", summary, since }];
      const isDue = now.getTime() - since.getTime() >= seconds * 1000;
      return isDue && told_at === null ? [{ name, type: "alert.firing", summary, since }] : [];
    });
  });
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
