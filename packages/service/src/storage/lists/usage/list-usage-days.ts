import { sql, type Kysely, type SqlBool } from "kysely";
import type { Database } from "../../database.js";
import { usageColumns, type Usage } from "../../usage/workspace-days.js";
import type { NamedRef } from "../jobs.js";
import { all, given, readPage, refOf, type KeysetPage, type KeysetRequest } from "../keyset.js";

/** Usage of a workspace on a UTC day. */
export interface UsageDay extends Usage {
  /** Day in UTC, for example `2026-11-27`. */
  readonly day: string;
  readonly workspace: NamedRef;
}

/** Filter for days; the first and last day are included. */
export interface UsageFilter {
  readonly workspace?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Sums the parts of each day; an index returns the days in the order of the list. */
const days = (name: string) => sql`(select day, workspace_id,
    ${sql.join(usageColumns.map(([, column]) => sql`sum(${sql.ref(column)})::float8 as ${sql.ref(column)}`))}
  from workspace_days group by day, workspace_id) as ${sql.ref(name)}`;

const sums = usageColumns.map(
  ([kind, column]) => sql`coalesce(sum(${sql.ref(column)}), 0)::float8 as ${sql.ref(kind)}`,
);

function conditionsOf({ workspace, from, to }: UsageFilter, table: string) {
  return [
    ...given(workspace, (id) => sql<SqlBool>`${sql.ref(`${table}.workspace_id`)} = ${id}::int`),
    ...given(from, (day) => sql<SqlBool>`${sql.ref(`${table}.day`)} >= ${day}::date`),
    ...given(to, (day) => sql<SqlBool>`${sql.ref(`${table}.day`)} <= ${day}::date`),
  ];
}

const row = sql`to_char(item.day, 'YYYY-MM-DD') as day, ${refOf("workspace")} as workspace,
  ${sql.join(usageColumns.map(([kind, column]) => sql`${sql.ref(`item.${column}`)} as ${sql.ref(kind)}`))}`;
const joins = sql`join workspaces as workspace on workspace.id = item.workspace_id`;

/** Returns a page of daily usage per workspace, newest day first. */
export async function listUsageDays(
  db: Kysely<Database>,
  filter: UsageFilter,
  request: KeysetRequest,
): Promise<KeysetPage<UsageDay>> {
  const list = {
    branches: [
      {
        columns: sql`days.*`,
        from: days("days"),
        where: conditionsOf(filter, "days"),
        keys: [
          { column: sql.ref("days.day"), type: "date" },
          { column: sql.ref("days.workspace_id"), type: "int4" },
        ],
      },
    ],
    filters: [],
    select: row,
    joins,
  } as const;
  return readPage(db, list, request);
}

/** Returns the usage of the first matching days, oldest first. */
export async function readUsage(
  db: Kysely<Database>,
  filter: UsageFilter,
  limit: number,
): Promise<readonly UsageDay[]> {
  const { rows } = await sql<UsageDay>`
    select ${row} from ${days("item")} ${joins} where ${all(conditionsOf(filter, "item"))}
    order by item.day, item.workspace_id limit ${limit}::int`.execute(db);
  return rows;
}

/** Returns the total usage of the matching days. */
export async function sumUsage(db: Kysely<Database>, filter: UsageFilter): Promise<Usage> {
  const { rows } = await sql<Usage>`
    select ${sql.join(sums)} from workspace_days
    where ${all(conditionsOf(filter, "workspace_days"))}`.execute(db);
  const [usage] = rows;
  if (!usage) throw new Error("A sum returned no row.");
  return usage;
}
