import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";

/** Kinds of work that can be paused. */
export type PausedWork = "exports" | "deliveries";

/** Scope of a pause: at most one part, or all work of the kind if none is set. */
export interface PauseScope {
  readonly work: PausedWork;
  readonly workspace?: number | undefined;
  /** Id of a connection; only for exports. */
  readonly destination?: number | undefined;
  /** Id of a webhook; only for deliveries. */
  readonly webhook?: number | undefined;
}

/** Input for starting a pause. */
export interface NewPause extends PauseScope {
  readonly reason: string;
  readonly pausedBy: string;
  readonly pausedAt: Date;
  /** True if the service itself started the pause, and will end it. */
  readonly isAutomatic?: boolean;
}

/** Retention of ended pauses, which are needed to compute the waiting time of the paused work. */
const KEPT = sql`interval '1 day'`;

/**
 * Starts a pause and returns its id; undefined if exactly this scope is already paused. A pause that the service
 * started becomes the operator's, who must then end it.
 */
export async function addPause(
  trx: Kysely<Database>,
  {
    work,
    workspace,
    destination,
    webhook,
    reason,
    pausedBy,
    pausedAt,
    isAutomatic = false,
  }: NewPause,
): Promise<number | undefined> {
  await sql`delete from pauses where resumed_at < now() - ${KEPT}`.execute(trx);
  const { rows } = await sql<{ id: number }>`
    insert into pauses as known
      (work, workspace_id, connection_id, webhook_id, reason, paused_by, paused_at, is_automatic)
    values (${work}, ${workspace ?? null}, ${destination ?? null}, ${webhook ?? null}, ${reason}, ${pausedBy},
      ${pausedAt}, ${isAutomatic})
    on conflict (work, coalesce(workspace_id, 0), coalesce(connection_id, 0), coalesce(webhook_id, 0))
      where resumed_at is null
    do update set reason = excluded.reason, paused_by = excluded.paused_by, is_automatic = false
      where known.is_automatic and not excluded.is_automatic
    returning id`.execute(trx);
  return rows[0]?.id;
}

/**
 * Ends a pause, after waiting for transactions that hold a task for it, and returns its scope; undefined if there is no
 * such pause.
 */
export async function endPause(
  trx: Kysely<Database>,
  id: number,
  now: Date,
): Promise<PauseScope | undefined> {
  const row = await trx
    .updateTable("pauses")
    .set({ resumed_at: now })
    .where("id", "=", id)
    .where("resumed_at", "is", null)
    .returning(["work", "workspace_id", "connection_id", "webhook_id"])
    .executeTakeFirst();
  return (
    row && {
      work: row.work,
      workspace: row.workspace_id ?? undefined,
      destination: row.connection_id ?? undefined,
      webhook: row.webhook_id ?? undefined,
    }
  );
}

/** Returns the number of active pauses. */
export async function countPauses(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom("pauses")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("resumed_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Returns the destination of a job if exports to it are paused. The pause cannot end before the transaction does, so
 * that ending it also releases the tasks held in this transaction.
 */
export async function lockPausedDestination(
  trx: Kysely<Database>,
  job: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ destination: number }>`
    select pause.connection_id as destination from pauses as pause
    join jobs on jobs.destination_connection_id = pause.connection_id
    where jobs.id = ${job}::uuid and pause.work = 'exports' and pause.resumed_at is null
    for share of pause`.execute(trx);
  return rows[0]?.destination;
}

/**
 * Returns true if deliveries to a webhook are paused. As with a destination, the pause cannot end before the
 * transaction does.
 */
export async function lockPausedWebhook(trx: Kysely<Database>, webhook: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pauses where work = 'deliveries' and webhook_id = ${webhook} and resumed_at is null
    for share`.execute(trx);
  return rows.length > 0;
}
