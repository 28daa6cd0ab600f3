// Tasks of a destination or a webhook that is paused: they stay in the queue, due in the year 9999, until they are released.
import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Database } from "../database.js";
import type { TaskTable } from "./tasks.js";

/** When a held task is due: no task that waits for its next attempt is due as late. */
const HELD = sql`timestamptz '9999-01-01'`;

/** The tasks of one destination, or of one webhook. */
export type HeldScope =
  | { readonly queue: "exports"; readonly destination: number }
  | { readonly queue: "deliveries"; readonly webhook: number };

/** Holds all tasks of a scope that wait. Those that a worker has just locked are left to it. */
export async function holdWaiting(
  trx: Kysely<Database>,
  table: TaskTable,
  scope: HeldScope,
): Promise<void> {
  const tasks = sql.id("pgboss", table.table);
  await sql`update ${tasks} as task set start_after = ${HELD}
    where task.name = ${sql.lit(table.queue)} and task.id in (
      select held.id from ${tasks} as held where held.name = ${sql.lit(table.queue)} and held.state < 'active'
        and ${belongsTo(scope, sql`held`)} for update skip locked)`.execute(trx);
}

/** Puts a leased task back, held. A lease that was lost is left alone. */
export async function holdLeased(
  trx: Kysely<Database>,
  { queue, table }: TaskTable,
  { id, retryCount }: { readonly id: string; readonly retryCount: number },
): Promise<void> {
  await sql`update ${sql.id("pgboss", table)} set state = 'retry', start_after = ${HELD}
    where name = ${sql.lit(queue)} and id = ${id}::uuid and retry_count = ${retryCount} and state = 'active'`.execute(
    trx,
  );
}

/** Makes the held tasks of a scope due again, in the order that they had. */
export async function releaseHeld(
  trx: Kysely<Database>,
  { queue, table }: TaskTable,
  scope: HeldScope,
): Promise<void> {
  await sql`update ${sql.id("pgboss", table)} as task set start_after = ${dueOf(scope)}
    where task.name = ${sql.lit(queue)} and task.start_after = ${HELD} and ${belongsTo(scope, sql`task`)}`.execute(
    trx,
  );
}

function belongsTo(scope: HeldScope, task: RawBuilder<unknown>): RawBuilder<unknown> {
  if (scope.queue === "exports")
    return sql`${task}.id in (select id from jobs where status = 'queued'
      and destination_connection_id = ${scope.destination})`;
  return sql`(${task}.data->>'message') in (select message.id from webhook_messages as message
    join webhook_deliveries as delivery on delivery.message_id = message.id
    where delivery.state = 'pending' and message.webhook_id = ${scope.webhook})`;
}

/** An attempt that was to come later still comes later. */
function dueOf({ queue }: HeldScope): RawBuilder<unknown> {
  if (queue === "exports") return sql`task.created_on`;
  return sql`coalesce((select next_attempt_at from webhook_deliveries where message_id = task.data->>'message'),
    task.created_on)`;
}
