import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Database } from "../database.js";

/** The queue, the table of its tasks, and how many are wanted. */
export interface ClaimRequest {
  readonly queue: string;
  /** The job engine's table of the queue. */
  readonly table: string;
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
 * comes first. The group of a task is the id of its workspace, or begins with it and a space.
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
      where name is not null and name <> all(${ignoreGroups}::text[])),
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

/** The index that {@link claimTasks} reads: what waits in a table of the job engine, by group, in the order of being due. */
export function waitingIndex(table: string): RawBuilder<unknown> {
  return sql`create index if not exists ${sql.id(waitingIndexName(table))} on ${sql.id("pgboss", table)}
    (name, ${group}, start_after) where ${isWaiting}`;
}

/** Name of the {@link waitingIndex} of a table. */
export function waitingIndexName(table: string): string {
  return `${table}_fair`;
}

/** Tasks that a version before enqueued have no group: together they are one. */
const group = sql`(coalesce(group_id, ''))`;
/** The predicate of the index: said the same way everywhere, so that the index serves. */
const isWaiting = sql`state < 'active' and not blocked`;
