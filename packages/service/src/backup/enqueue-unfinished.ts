import { sql, type Kysely } from "kysely";
import type { Database } from "../storage/database.js";
import { queues, type QueuedDelivery, type TaskQueue } from "../storage/queue/task-queue.js";

const BATCH = 500;

/**
 * Replaces all tasks in the queue with one for each unfinished export and each pending delivery. An export that was
 * running is claimed again, as after its worker crashed.
 */
export async function enqueueUnfinished(trx: Kysely<Database>, queue: TaskQueue): Promise<void> {
  const names = Object.values(queues).map(({ name }) => sql.lit(name));
  await sql`delete from pgboss.job where name in (${sql.join(names)})`.execute(trx);
  await expectPublished(trx);
  await enqueueExports(trx, queue);
  await enqueueDeliveries(trx, queue);
}

/**
 * Marks unfinished exports as possibly published: that may have happened after the backup was made. Their next attempt
 * accepts an equal result at the target as its own, as after a worker crash. A job that was running gets a new attempt
 * anyway.
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
