import { sql, type Kysely } from "kysely";
import type { Database } from "../storage/database.js";
import { queues, type QueuedDelivery, type TaskQueue } from "../storage/queue/task-queue.js";

const BATCH = 500;

/**
 * Replaces all tasks of the queue by one for each export that has not ended and each delivery that is pending. An export
 * that was running is claimed again, as after the crash of its worker.
 */
export async function enqueueUnfinished(trx: Kysely<Database>, queue: TaskQueue): Promise<void> {
  const names = Object.values(queues).map(({ name }) => sql.lit(name));
  await sql`delete from pgboss.job where name in (${sql.join(names)})`.execute(trx);
  await expectPublished(trx);
  await enqueueExports(trx, queue);
  await enqueueDeliveries(trx, queue);
}

/**
 * What had not ended may have been published after the backup was made: its next attempt takes an equal result at its
 * target for its own, as after the crash of a worker. Where a job was running, that attempt is another one anyway.
 */
async function expectPublished(trx: Kysely<Database>): Promise<void> {
  await sql`insert into target_claims (connection_id, target, job_id)
    select destination_connection_id, target, id from jobs
    where status in ('queued', 'processing') order by queued_at, id
    on conflict do nothing`.execute(trx);
  await sql`update jobs set attempt = attempt + 1 where status = 'queued'`.execute(trx);
}

async function enqueueExports(trx: Kysely<Database>, queue: TaskQueue): Promise<void> {
  let last: string | undefined;
  do {
    const jobs = await trx
      .selectFrom("jobs")
      .select(["id", "workspace_id as workspace"])
      .where("status", "in", ["queued", "processing"])
      .$if(last !== undefined, (query) => query.where("id", ">", last ?? ""))
      .orderBy("id")
      .limit(BATCH)
      .execute();
    const exports = jobs.map(({ id, workspace }) => ({ task: { job: id }, workspace }));
    if (exports.length > 0) await queue.enqueueExports(trx, exports);
    last = jobs.length < BATCH ? undefined : jobs.at(-1)?.id;
  } while (last !== undefined);
}

async function enqueueDeliveries(trx: Kysely<Database>, queue: TaskQueue): Promise<void> {
  let last: string | undefined;
  do {
    const rows = await trx
      .selectFrom("webhook_deliveries as delivery")
      .innerJoin("webhook_messages as message", "message.id", "delivery.message_id")
      .innerJoin("jobs", "jobs.id", "message.job_id")
      .select(["message.id", "message.endpoint", "delivery.attempts"])
      .select("jobs.workspace_id as workspace")
      .select(
        sql<number>`ceil(greatest(extract(epoch from delivery.next_attempt_at - now()), 0))::int`.as(
          "delay",
        ),
      )
      .where("delivery.state", "=", "pending")
      .$if(last !== undefined, (query) => query.where("message.id", ">", last ?? ""))
      .orderBy("message.id")
      .limit(BATCH)
      .execute();
    const deliveries = rows.map(({ id, attempts, endpoint, workspace, delay }) => {
      const task = { message: id, attempt: attempts + 1 };
      return { task, workspace, endpoint, delay } satisfies QueuedDelivery;
    });
    if (deliveries.length > 0) await queue.enqueueDeliveries(trx, deliveries);
    last = rows.length < BATCH ? undefined : rows.at(-1)?.id;
  } while (last !== undefined);
}
