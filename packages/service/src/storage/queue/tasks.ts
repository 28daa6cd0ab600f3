// What the service itself asks of the tables that the job engine keeps tasks in.
import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Database } from "../database.js";

/** The queue, and the job engine's table that holds its tasks. */
export interface TaskTable {
  readonly queue: string;
  readonly table: string;
}

/** How many tasks are wanted, and of whom. */
export interface ClaimRequest extends TaskTable {
  readonly limit: number;
  /** Groups of which none is wanted now. */
  readonly ignoreGroups: readonly string[];
  /** The workspace that was served last; among workspaces that have as much, those after it come first. */
  readonly after: string;
}

/** A task that this process holds from now on. */
export interface ClaimedTask<Data> {
  readonly id: string;
  readonly data: Data;
  readonly retryCount: number;
  readonly groupId: string | null;
}

/**
 * Workers that claim at the same time choose the same tasks first, and pass over those that another has locked: there
 * must be some more to choose from.
 */
const SPARE = 4;

/**
 * Claims due tasks of a queue, fairly across workspaces: the next task is always one of the workspace that has the
 * fewest running or claimed here, by what waits and runs now. Inside a workspace and group whichever was due first
 * comes first. The group of a task is the id of its workspace, or begins with it and a space. Nothing is claimed of a
 * workspace whose work is paused.
 *
 * The cost grows with the groups that have tasks waiting, and not with the tasks: an index gives the next group, and
 * of each group as few tasks as may be needed. See {@link waitingIndex}.
 */
export async function claimTasks<Data>(
  db: Kysely<Database>,
  { queue, table, limit, ignoreGroups, after }: ClaimRequest,
): Promise<readonly ClaimedTask<Data>[]> {
  const name = sql.lit(queue);
  const tasks = sql.id("pgboss", table);
  // The state changes as the job engine's own `fetch` changes it: its other calls build on that.
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
          limit (select 1 + ${limit}::int * ${sql.lit(SPARE)} / greatest(count(*), 1) from groups)) as first) as due),
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

/** Tasks that a version before enqueued have no group: together they are one. */
const group = sql`(coalesce(group_id, ''))`;
/** The predicate of the index: said the same way everywhere, so that the index serves. */
const isWaiting = sql`state < 'active' and not blocked`;

/** A task that has ended, at the attempt that ended it. */
export interface EndedTask {
  readonly id: string;
  readonly retryCount: number;
}

/**
 * Deletes tasks that have ended, in the transaction that says so of their job or delivery: the tables of the job engine
 * hold only tasks that are still to be done, however many there were. The engine itself would keep them for a day, and
 * delete those of a day by one statement. A task whose lease was lost is left alone. Returns how many were deleted.
 */
export async function deleteTasks(
  trx: Kysely<Database>,
  { queue, table }: TaskTable,
  tasks: readonly EndedTask[],
): Promise<number> {
  // The ids are given a second time for the planner, as in `updateJobs`.
  const { rows } = await sql`
    delete from ${sql.id("pgboss", table)} as task
    using unnest(${tasks.map(({ id }) => id)}::uuid[], ${tasks.map(({ retryCount }) => retryCount)}::int[])
      as ended (id, retry_count)
    where task.name = ${sql.lit(queue)} and task.id = any(${tasks.map(({ id }) => id)}::uuid[])
      and task.id = ended.id and task.retry_count = ended.retry_count and task.state = 'active'
    returning 1`.execute(trx);
  return rows.length;
}

/** Deletes a task that nobody needs any more, whether a worker has it or not. */
export async function removeTask(
  trx: Kysely<Database>,
  { queue, table }: TaskTable,
  id: string,
): Promise<void> {
  await sql`delete from ${sql.id("pgboss", table)}
    where name = ${sql.lit(queue)} and id = ${id}::uuid`.execute(trx);
}

/** Any number that no other lock of the database uses. */
const LOCK = 20_261_122;

/** Creates the indexes that tasks are claimed by where they are missing. Any number of processes may call it at once. */
export async function openWaitingIndex(
  db: Kysely<Database>,
  tables: ReadonlySet<string>,
): Promise<void> {
  for (const table of tables) {
    // To create an index waits for all writers of its table, also where the index is there already.
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

/** The index that {@link claimTasks} reads: what waits in a table of the job engine, by group, in the order of being due. */
function waitingIndex(table: string): RawBuilder<unknown> {
  return sql`create index if not exists ${sql.id(waitingIndexName(table))} on ${sql.id("pgboss", table)}
    (name, ${group}, start_after) where ${isWaiting}`;
}

/** Name of the {@link waitingIndex} of a table. */
function waitingIndexName(table: string): string {
  return `${table}_fair`;
}
