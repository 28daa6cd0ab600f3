import { sql, type SqlBool } from "kysely";
import type { Branch, Condition } from "./keyset.js";

/** Returns the branch of a table with numeric ids, newest rows first. */
export function numbered(table: string, where: readonly Condition[] = []): Branch {
  return {
    columns: sql`${sql.table(table)}.*`,
    from: sql.table(table),
    where,
    keys: [{ column: sql.ref(`${table}.id`), type: "int4" }],
  };
}

/** Selects the row with an id. */
export function withId(table: string, id: number): Branch {
  return numbered(table, [sql<SqlBool>`${sql.ref(`${table}.id`)} = ${id}::int`]);
}
