import { sql, type Kysely, type SqlBool } from "kysely";
import type { JobStatus } from "../../jobs/job.js";
import type { Database } from "../database.js";
import {
  contains,
  given,
  inRange,
  readPage,
  refOf,
  timeOf,
  type Branch,
  type Condition,
  type KeysetPage,
  type KeysetRequest,
  type TimeRange,
} from "./keyset.js";

/** A job as shown in lists; times in RFC 3339. */
export interface JobRow {
  readonly id: string;
  readonly workspace: NamedRef;
  readonly status: JobStatus;
  readonly attempt: number;
  readonly title: string;
  readonly source: NamedRef;
  readonly destination: NamedRef & { readonly kind: string };
  readonly target: string;
  readonly summary: string;
  readonly queuedAt: string;
  readonly endedAt: string | null;
  readonly warningCount: number;
  readonly hasErrors: boolean;
  readonly retryOf: string | null;
  /** Job that retries this one. */
  readonly retriedBy: string | null;
}

/** Reference to an item by its id, with its current name. */
export interface NamedRef {
  readonly id: number;
  readonly name: string;
}

/** Filters for jobs, combined with AND. */
export interface JobFilter extends TimeRange {
  /** Statuses to include; none for all statuses. */
  readonly statuses: readonly JobStatus[];
  readonly workspace?: number | undefined;
  /** Id of a source or destination connection. */
  readonly connection?: number | undefined;
  /** True if another job retries them. */
  readonly retried?: boolean | undefined;
  /** The full id, or a part of the title, target or summary. */
  readonly q?: string | undefined;
}

/** Columns of a job that are shown. */
export const jobColumnsShown = sql`item.id, ${refOf("workspace")} as workspace, item.status, item.attempt,
  coalesce(item.document ->> 'title', '') as title, ${refOf("source")} as source,
  json_build_object('id', destination.id, 'name', destination.name, 'kind', destination.kind) as destination,
  item.target, item.summary, ${timeOf("item.queued_at")} as "queuedAt", ${timeOf("item.ended_at")} as "endedAt",
  (select coalesce(sum(value::int), 0)::int from jsonb_each_text(item.warning_counts)) as "warningCount",
  item.has_errors as "hasErrors", item.retry_of as "retryOf",
  (select retry.id from jobs as retry where retry.retry_of = item.id limit 1) as "retriedBy"`;

/** Joins of the tables that {@link jobColumnsShown} uses. */
export const jobJoins = sql`
  join workspaces as workspace on workspace.id = item.workspace_id
  join connections as source on source.id = item.source_connection_id
  join connections as destination on destination.id = item.destination_connection_id`;

/** Returns a page of jobs, newest first. */
export async function listJobs(
  db: Kysely<Database>,
  filter: JobFilter,
  request: KeysetRequest,
): Promise<KeysetPage<JobRow>> {
  const { branches, filters } = await planOf(db, filter);
  return readPage(db, { branches, filters, select: jobColumnsShown, joins: jobJoins }, request);
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu;

interface Plan {
  readonly branches: readonly [Branch, ...Branch[]];
  readonly filters: readonly Condition[];
}

/** Chooses the index for the query; the remaining filters are checked job by job. */
async function planOf(db: Kysely<Database>, filter: JobFilter): Promise<Plan> {
  const { workspace, connection, q, statuses } = filter;
  const range = inRange(sql`jobs.queued_at`, filter);
  const ofStatus =
    statuses.length === 0 ? [] : [sql<SqlBool>`item.status = any(${statuses}::text[])`];
  if (q !== undefined && UUID.test(q)) {
    const branches = [jobsWhere(...range, sql<SqlBool>`jobs.id = ${q}::uuid`)] as const;
    return { branches, filters: [...jobConditions({ ...filter, q: undefined }), ...ofStatus] };
  }
  const [first, ...others] = indexedStatuses(statuses);
  if (first) {
    const branchOf = (status: Condition) => jobsWhere(...range, status);
    const branches = [branchOf(first), ...others.map(branchOf)] as const;
    return { branches, filters: jobConditions(filter) };
  }
  const owner = workspace ?? (await workspaceOf(db, connection));
  const where = given(owner, (id) => sql<SqlBool>`jobs.workspace_id = ${id}`);
  const filters = [...jobConditions({ ...filter, workspace: undefined }), ...ofStatus];
  return { branches: [jobsWhere(...range, ...where)], filters };
}

/** Returns the conditions of a filter on a job named `item`, except its status and times. */
export function jobConditions({
  workspace,
  connection,
  retried,
  q,
}: Pick<JobFilter, "workspace" | "connection" | "retried" | "q">): readonly Condition[] {
  // A scalar subquery instead of `exists`: PostgreSQL would turn that into a join over all scanned rows, instead of
  // stopping when a page is full.
  const repeat = sql`(select retry.id from jobs as retry where retry.retry_of = item.id limit 1)`;
  return [
    ...given(workspace, (id) => sql<SqlBool>`item.workspace_id = ${id}`),
    ...given(
      connection,
      (id) =>
        sql<SqlBool>`${id}::int in (item.source_connection_id, item.destination_connection_id)`,
    ),
    ...given(retried, (isRetried) =>
      isRetried ? sql<SqlBool>`${repeat} is not null` : sql<SqlBool>`${repeat} is null`,
    ),
    ...given(q, (text) =>
      UUID.test(text)
        ? sql<SqlBool>`item.id = ${text}::uuid`
        : contains([sql`item.document ->> 'title'`, sql`item.target`, sql`item.summary`], text),
    ),
  ];
}

/** Returns the conditions for statuses that have an index. Most jobs are done, so that status has none. */
function indexedStatuses(statuses: readonly JobStatus[]): readonly Condition[] {
  if (statuses.includes("done")) return [];
  return [...new Set(statuses)].map((status) => sql<SqlBool>`jobs.status = ${sql.lit(status)}`);
}

/**
 * Returns the workspace of a connection: there is no index by connection, so its jobs are found among those of its
 * workspace.
 */
async function workspaceOf(
  db: Kysely<Database>,
  connection: number | undefined,
): Promise<number | undefined> {
  if (connection === undefined) return undefined;
  const found = await db
    .selectFrom("connections")
    .select("workspace_id as workspace")
    .where("id", "=", connection)
    .executeTakeFirst();
  return found?.workspace;
}

function jobsWhere(...where: readonly Condition[]): Branch {
  return {
    columns: sql`jobs.*`,
    from: sql`jobs`,
    where,
    keys: [
      { column: sql`jobs.queued_at`, type: "timestamptz" },
      { column: sql`jobs.id`, type: "uuid" },
    ],
  };
}
