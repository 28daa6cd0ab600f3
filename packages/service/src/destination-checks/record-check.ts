import { sql, type Kysely } from "kysely";
import { bounds } from "../bounds/bounds.js";
import type { Database } from "../storage/database.js";
import type { TaskQueue } from "../storage/queue/task-queue.js";
import { addPause, countPauses, endPause } from "../storage/statements/pauses.js";
import type { CheckOutcome } from "./run-check.js";

/**
 * Name shown in lists as the author of automatic pauses, which hold back exports to a destination that fails its check.
 */
const PAUSED_BY = "document-export";

/** Number of pauses at which no more are added automatically; the rest is left to operators. */
const MAX_HOLDS = bounds.pauses.max / 2;

/** What a check of a destination changed. */
export type CheckEffect = "held" | "released" | "none";

/** A completed check. */
export interface MadeCheck extends CheckOutcome {
  readonly connection: number;
  readonly now: Date;
  /** True to hold back exports if the destination has started to fail. */
  readonly holdsBack: boolean;
}

/** Any number that no other advisory lock of the database uses. */
const LOCK = 20_261_127;

/**
 * Stores the outcome of a check. If the destination has started to fail, exports to it are held back unless an operator
 * has already paused them; once it accepts results again, exports continue.
 */
export async function recordCheck(
  trx: Kysely<Database>,
  queue: TaskQueue,
  { connection, ok, detail, now, holdsBack }: MadeCheck,
): Promise<CheckEffect> {
  const before = await trx
    .selectFrom("connection_checks")
    .select("ok")
    .where("connection_id", "=", connection)
    .forUpdate()
    .executeTakeFirst();
  await sql`
    insert into connection_checks as known (connection_id, checked_at, ok, detail, since)
    values (${connection}, ${now}, ${ok}, ${detail}, ${now})
    on conflict (connection_id) do update set checked_at = excluded.checked_at, ok = excluded.ok, detail = excluded.detail,
      since = case when known.ok = excluded.ok then known.since else excluded.since end`.execute(
    trx,
  );
  if (ok) return (await release(trx, queue, connection, now)) ? "released" : "none";
  if (!holdsBack || before?.ok === false) return "none";
  return (await hold(trx, queue, connection, detail, now)) ? "held" : "none";
}

/**
 * Releases holds that are older than `longest` seconds. Their exports are then attempted, and fail with their own
 * reason.
 */
export async function endOldHolds(
  trx: Kysely<Database>,
  queue: TaskQueue,
  now: Date,
  longest: number,
): Promise<number> {
  const old = await trx
    .selectFrom("pauses")
    .select("connection_id")
    .where("is_automatic", "=", true)
    .where("resumed_at", "is", null)
    .where("paused_at", "<=", new Date(now.getTime() - longest * 1000))
    .execute();
  for (const { connection_id } of old)
    if (connection_id !== null) await release(trx, queue, connection_id, now);
  return old.length;
}

async function hold(
  trx: Kysely<Database>,
  queue: TaskQueue,
  destination: number,
  reason: string,
  now: Date,
): Promise<boolean> {
  // Without the lock, concurrent checks would all see the same number of pauses.
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
  if ((await countPauses(trx)) >= MAX_HOLDS) return false;
  const paused = { work: "exports", destination, reason, pausedBy: PAUSED_BY } as const;
  const added = await addPause(trx, { ...paused, pausedAt: now, isAutomatic: true });
  if (added === undefined) return false;
  await queue.hold(trx, { queue: "exports", destination });
  return true;
}

async function release(
  trx: Kysely<Database>,
  queue: TaskQueue,
  destination: number,
  now: Date,
): Promise<boolean> {
  const held = await trx
    .selectFrom("pauses")
    .select("id")
    .where("connection_id", "=", destination)
    .where("is_automatic", "=", true)
    .where("resumed_at", "is", null)
    .executeTakeFirst();
  if (!held || !(await endPause(trx, held.id, now))) return false;
  await queue.release(trx, { queue: "exports", destination });
  return true;
}
