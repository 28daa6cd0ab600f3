import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Database } from "../storage/database.js";

/** A column of a table. */
export interface Column {
  readonly name: string;
  /** SQL type name, such as `timestamp with time zone`. */
  readonly type: string;
  /** True if the database generates its values. */
  readonly isIdentity: boolean;
}

/** Returns the columns of a table in order; empty if the table does not exist. */
export async function columnsOf(db: Kysely<Database>, table: string): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select column_name as name, data_type as type, is_identity = 'YES' as "isIdentity"
    from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db);
  return rows;
}

/** Converts a column's value to text that both storages write and read in the same way. */
export function asText({ name, type }: Column): RawBuilder<unknown> {
  return type === "bytea" ? sql`encode(${sql.ref(name)}, 'base64')` : sql`${sql.ref(name)}::text`;
}

/** Converts a text back to the column's value. */
export function fromText({ type }: Column, text: RawBuilder<unknown>): RawBuilder<unknown> {
  return type === "bytea" ? sql`decode(${text}, 'base64')` : sql`(${text})::${sql.raw(type)}`;
}
