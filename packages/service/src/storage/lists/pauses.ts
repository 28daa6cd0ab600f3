import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Database } from "../database.js";
import type { NamedRef } from "./jobs.js";
import { refOf, timeOf } from "./keyset.js";
import { queues } from "../queue/task-queue.js";
import type { PausedWork } from "../statements/pauses.js";

/** A pause as shown in lists; times in RFC 3339. */
export interface PauseRow {
  readonly id: number;
  readonly work: PausedWork;
  readonly workspace: NamedRef | null;
  readonly destination: NamedRef | null;
  readonly webhook: NamedRef | null;
  readonly reason: string;
  readonly pausedBy: string;
  readonly pausedAt: string;
  readonly running: number;
  /** Number of waiting tasks, at most {@link MAX_WAITING}. */
  readonly waiting: number;
}

const MAX_WAITING = 10_000;

/**
 * Returns the active pauses, newest first, or only the one with `id`. The query starts with `select`, so that the
 * embedded database does not count it as a change.
 */
export async function listPauses(db: Kysely<Database>, id?: number): Promise<readonly PauseRow[]> {
  const only = id === undefined ? sql`true` : sql`pause.id = ${id}`;
  const { rows } = await sql<PauseRow>`
    select pause.id, pause.work, pause.reason, pause.paused_by as "pausedBy", ${timeOf("pause.paused_at")} as "pausedAt",
      case when workspace.id is not null then ${refOf("workspace")} end as workspace,
      case when destination.id is not null then ${refOf("destination")} end as destination,
      case when webhook.id is not null
        then json_build_object('id', webhook.id, 'name', webhook.endpoint) end as webhook,
      case pause.work when 'exports' then (${exportsOf("processing")})
        else 0 end as running,
      case pause.work when 'exports' then (${exportsOf("queued")})
        else (select count(*)::int from (select 1 from webhook_deliveries as delivery
          join webhook_messages as message on message.id = delivery.message_id
          join jobs on jobs.id = message.job_id
          where delivery.state = 'pending' and ${deliveryIsCovered} limit ${sql.lit(MAX_WAITING)}) as waiting)
        end as waiting
    from pauses as pause
    left join workspaces as workspace on workspace.id = pause.workspace_id
    left join connections as destination on destination.id = pause.connection_id
    left join webhooks as webhook on webhook.id = pause.webhook_id
    where pause.resumed_at is null and ${only} order by pause.id desc`.execute(db);
  const running = rows.some(({ work }) => work === "deliveries")
    ? await countRunningDeliveries(db)
    : new Map<number, number>();
  return rows.map((row) => ({ ...row, running: running.get(row.id) ?? row.running }));
}

/**
 * Counts the running delivery attempts by the pause that covers them. A database that no service has opened yet has no
 * table of tasks.
 */
async function countRunningDeliveries(db: Kysely<Database>): Promise<ReadonlyMap<number, number>> {
  const found = await sql<{ found: boolean }>`
    select to_regclass('pgboss.job') is not null as found`.execute(db);
  if (!found.rows[0]?.found) return new Map();
  const { rows } = await sql<{ id: number; running: number }>`
    select pause.id, count(*)::int as running from pgboss.job as task
    join webhook_messages as message on message.id = task.data->>'message'
    join jobs on jobs.id = message.job_id
    join pauses as pause on pause.work = 'deliveries' and pause.resumed_at is null and ${deliveryIsCovered}
    where task.name = ${queues.deliveries.name} and task.state = 'active' group by 1`.execute(db);
  return new Map(rows.map(({ id, running }) => [id, running]));
}

function exportsOf(status: "queued" | "processing"): RawBuilder<unknown> {
  return sql`select count(*)::int from (select 1 from jobs where jobs.status = ${sql.lit(status)}
    and (pause.workspace_id is null or pause.workspace_id = jobs.workspace_id)
    and (pause.connection_id is null or pause.connection_id = jobs.destination_connection_id)
    limit ${sql.lit(MAX_WAITING)}) as job`;
}

const deliveryIsCovered = sql`(pause.workspace_id is null or pause.workspace_id = jobs.workspace_id)
  and (pause.webhook_id is null or pause.webhook_id = message.webhook_id)`;
