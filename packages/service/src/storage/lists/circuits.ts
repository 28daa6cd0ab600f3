import { sql, type Kysely, type SqlBool } from "kysely";
import type { Database } from "../database.js";
import type { NamedRef } from "./jobs.js";
import { given, readPage, refOf, timeOf, type KeysetPage, type KeysetRequest } from "./keyset.js";

/** Circuit of an address, as one workspace sees it; times in RFC 3339. */
export interface CircuitRow {
  readonly workspace: NamedRef;
  readonly address: string;
  readonly state: "closed" | "open" | "half-open";
  readonly failures: number;
  readonly openUntil: string | null;
  readonly changedAt: string;
}

/**
 * Columns of a circuit that are shown: a circuit whose open time is over is half-open, and lets a single attempt
 * through.
 */
function circuitColumns(table: string) {
  const open = sql.ref(`${table}.open_until`);
  return {
    state: sql`case when ${open} is null then 'closed' when ${open} > now() then 'open' else 'half-open' end`,
    failures: sql.ref(`${table}.failures`),
    openUntil: timeOf(`${table}.open_until`),
    changedAt: timeOf(`${table}.changed_at`),
  };
}

/** Returns a JSON column with a circuit, null if there is none; `workspace` is the table of its workspace. */
export function circuitJson(table: string, workspace: string) {
  const { state, failures, openUntil, changedAt } = circuitColumns(table);
  return sql`case when ${sql.ref(`${table}.address`)} is not null then json_build_object(
    'workspace', ${refOf(workspace)}, 'address', ${sql.ref(`${table}.address`)}, 'state', ${state},
    'failures', ${failures}, 'openUntil', ${openUntil}, 'changedAt', ${changedAt}) end`;
}

/** Returns a page of circuits, most recently changed first. */
export async function listCircuits(
  db: Kysely<Database>,
  { workspace }: { readonly workspace?: number | undefined },
  request: KeysetRequest,
): Promise<KeysetPage<CircuitRow>> {
  const { state, failures, openUntil, changedAt } = circuitColumns("item");
  return readPage(
    db,
    {
      branches: [
        {
          columns: sql`circuits.*`,
          from: sql`circuits`,
          where: given(workspace, (id) => sql<SqlBool>`circuits.workspace_id = ${id}`),
          keys: [
            { column: sql`circuits.changed_at`, type: "timestamptz" },
            { column: sql`circuits.workspace_id`, type: "int4" },
            { column: sql`md5(circuits.address)`, type: "text" },
          ],
        },
      ],
      filters: [],
      select: sql`${refOf("workspace")} as workspace, item.address, ${state} as state, ${failures} as failures,
        ${openUntil} as "openUntil", ${changedAt} as "changedAt"`,
      joins: sql`join workspaces as workspace on workspace.id = item.workspace_id`,
    },
    request,
  );
}
