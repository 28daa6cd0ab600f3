import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Database } from "../storage/database.js";

/** A column of a table. */
export interface Column {
  readonly name: string;
  /** As SQL names it, such as `timestamp with time zone`. */
  readonly type: string;
  /** Whether the database numbers it. */
  readonly isIdentity: boolean;
}

/** The columns of a table in their order; none if there is no such table. */
export async function columnsOf(db: Kysely<Database>, table: string): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select column_name as name, data_type as type, is_identity = 'YES' as "isIdentity"
    from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db);
  return rows;
}

/** A value as text, which both storages write and read in the same way. */
export function asText({ name, type }: Column): RawBuilder<unknown> {
  return type === "bytea" ? sql`encode(${sql.ref(name)}, 'base64')` : sql`${sql.ref(name)}::text`;
}

/** The value of a text. */
export function fromText({ type }: Column, text: RawBuilder<unknown>): RawBuilder<unknown> {
  return type === "bytea" ? sql`decode(${text}, 'base64')` : sql`(${text})::${sql.raw(type)}`;
}
