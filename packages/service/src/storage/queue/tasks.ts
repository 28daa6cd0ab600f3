// The service's own queries on the task tables of the job engine.
import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Database } from "../database.js";

/** A queue, and the job engine's table with its tasks. */
export interface TaskTable {
  readonly queue: string;
  readonly table: string;
}

/** Number of tasks to claim, and the groups to skip. */
export interface ClaimRequest extends TaskTable {
  readonly limit: number;
  /** Groups to skip. */
  readonly ignoreGroups: readonly string[];
  /** Last served workspace; among equally loaded workspaces, those after it come first. */
  readonly after: string;
}

/** A task that this process has just leased. */
export interface ClaimedTask<Data> {
  readonly id: string;
  readonly data: Data;
  readonly retryCount: number;
  readonly groupId: string | null;
}

/**
 * Factor by which candidates exceed the limit: concurrent workers choose the same tasks first and skip those that
 * another worker has locked, so each needs some spare ones.
 */
const SPARE = 4;
/**
 * Minimum number of candidates: twice the default slots of a worker. With fewer, a worker with one free slot would find
 * only tasks that another worker is claiming for many slots, and then wait for its next poll.
 */
const MIN_CANDIDATES = 64;

/**
 * Claims due tasks of a queue, fairly across workspaces: the next task always comes from the workspace with the fewest
 * tasks running or already claimed in this call. Within a workspace and group, the task that was due first comes first.
 * The group of a task is the id of its workspace, or starts with that id and a space. Workspaces whose work is paused
 * are skipped.
 *
 * The cost depends on the number of groups with waiting tasks, not on the number of tasks: an index finds the next
 * group, and only as many tasks of each group as may be needed. See {@link waitingIndex}.
 */
export async function claimTasks<Data>(
  db: Kysely<Database>,
  { queue, table, limit, ignoreGroups, after }: ClaimRequest,
): Promise<readonly ClaimedTask<Data>[]> {
  const name = sql.lit(queue);
  const tasks = sql.id("pgboss", table);
  // The state is changed exactly as the job engine's own `fetch` does, because its other calls rely on that.
  const { rows } = await sql<ClaimedTask<Data>>`
    with recursive waiting (name) as (
      (select ${group} from ${tasks} as task where task.name = ${name} and ${isWaiting} order by 1 limit 1)
      union all
      select (select ${group} from ${tasks} as task
          where task.name = ${name} and ${isWaiting} and ${group} > waiting.name order by 1 limit 1)
      from waiting where waiting.name is not null),
    groups as materialized (
      select name, split_part(name, ' ', 1) as workspace from waiting
      where name is not null and name <> all(${ignoreGroups}::text[])
        and not exists (select from pauses where work = ${name} and resumed_at is null and connection_id is null
          and webhook_id is null and (workspace_id is null or workspace_id::text = split_part(waiting.name, ' ', 1)))),
    running as materialized (
      select split_part(group_id, ' ', 1) as workspace, count(*) as count from ${tasks} as task
      where task.name = ${name} and state = 'active' and group_id is not null group by 1),
    candidate as materialized (
      select due.id, groups.workspace, row_number() over (
        partition by groups.workspace order by due.position, due.start_after) as position
      from groups cross join lateral (
        select id, start_after, row_number() over (order by start_after) as position from (
          select id, start_after from ${tasks} as task
          where task.name = ${name} and ${isWaiting} and ${group} = groups.name
            and start_after <= pgboss.job_now()
          order by start_after
          limit (select 1 + greatest(${limit}::int * ${sql.lit(SPARE)}, ${sql.lit(MIN_CANDIDATES)}) / greatest(count(*), 1)
            from groups)) as first) as due),
    chosen as materialized (
      select candidate.id from candidate left join running using (workspace)
      order by position + coalesce(running.count, 0), workspace <= ${after}, workspace),
    next as (
      select free.id from chosen cross join lateral (
        select id from ${tasks} as task
        where task.name = ${name} and id = chosen.id and state < 'active' for update skip locked) as free
      limit ${limit}::int)
    update ${tasks} as task set state = 'active', started_on = pgboss.job_now(), heartbeat_on = pgboss.job_now(),
      retry_count = case when started_on is not null then retry_count + 1 else retry_count end
    from next where task.name = ${name} and task.id = next.id
    returning task.id, task.data, task.retry_count as "retryCount", task.group_id as "groupId"`.execute(
    db,
  );
  return rows;
}

/** Tasks enqueued by a previous version have no group: together they form one group. */
const group = sql`(coalesce(group_id, ''))`;
/** Predicate of the index: every query uses the same expression, so that the planner can use the index. */
const isWaiting = sql`state < 'active' and not blocked`;

/** A task that has ended, with the attempt that ended it. */
export interface EndedTask {
  readonly id: string;
  readonly retryCount: number;
}

/**
 * Deletes ended tasks, in the transaction that ends their job or delivery, so that the job engine's tables contain only
 * open tasks, however many there have been. The engine itself would keep them for a day, and delete a day's tasks with
 * one statement. Skips tasks whose lease was lost. Returns the number of deleted tasks.
 */
export async function deleteTasks(
  trx: Kysely<Database>,
  { queue, table }: TaskTable,
  tasks: readonly EndedTask[],
): Promise<number> {
  // The ids are passed a second time for the planner, as in `updateJobs`.
  const { rows } = await sql`
    delete from ${sql.id("pgboss", table)} as task
    using unnest(${tasks.map(({ id }) => id)}::uuid[], ${tasks.map(({ retryCount }) => retryCount)}::int[])
      as ended (id, retry_count)
    where task.name = ${sql.lit(queue)} and task.id = any(${tasks.map(({ id }) => id)}::uuid[])
      and task.id = ended.id and task.retry_count = ended.retry_count and task.state = 'active'
    returning 1`.execute(trx);
  return rows.length;
}

/** Deletes a task that is no longer needed, whether or not a worker has leased it. */
export async function removeTask(
  trx: Kysely<Database>,
  { queue, table }: TaskTable,
  id: string,
): Promise<void> {
  await sql`delete from ${sql.id("pgboss", table)}
    where name = ${sql.lit(queue)} and id = ${id}::uuid`.execute(trx);
}

/** Arbitrary number that no other lock in the database uses. */
const LOCK = 20_261_122;

/** Creates the missing indexes for claiming tasks. Any number of processes may call it concurrently. */
export async function openWaitingIndex(
  db: Kysely<Database>,
  tables: ReadonlySet<string>,
): Promise<void> {
  for (const table of tables) {
    // Creating an index waits for all writers of its table, even if the index already exists.
    if (await exists(db, waitingIndexName(table))) continue;
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
      await waitingIndex(table).execute(trx);
    });
  }
}

async function exists(db: Kysely<Database>, index: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(${`pgboss.${index}`}) is not null as found`.execute(db);
  return rows[0]?.found ?? false;
}

/**
 * Returns the index that {@link claimTasks} reads: the waiting tasks in a table of the job engine, by group and due
 * time.
 */
function waitingIndex(table: string): RawBuilder<unknown> {
  return sql`create index if not exists ${sql.id(waitingIndexName(table))} on ${sql.id("pgboss", table)}
    (name, ${group}, start_after) where ${isWaiting}`;
}

/** Returns the name of the {@link waitingIndex} of a table. */
function waitingIndexName(table: string): string {
  return `${table}_fair`;
}
