// Holds the tasks of a paused destination or webhook: they stay in the queue, due in the year 9999, until they are
// released.
import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Database } from "../database.js";
import type { TaskTable } from "./tasks.js";

/** Due time of a held task: no task that waits for its next attempt is due that late. */
const HELD = sql`timestamptz '9999-01-01'`;

/** All tasks of one destination or webhook. */
export type HeldScope =
  | { readonly queue: "exports"; readonly destination: number }
  | { readonly queue: "deliveries"; readonly webhook: number };

/** Holds all waiting tasks of a scope. Tasks that a worker has just locked are left to that worker. */
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

/** Returns a leased task to the queue and holds it. Does nothing if the lease was lost. */
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

/** Makes the held tasks of a scope due again, in their original order. */
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

/** Returns the due time of a released task: an attempt scheduled for later keeps its time. */
function dueOf({ queue }: HeldScope): RawBuilder<unknown> {
  if (queue === "exports") return sql`task.created_on`;
  return sql`coalesce((select next_attempt_at from webhook_deliveries where message_id = task.data->>'message'),
    task.created_on)`;
}
