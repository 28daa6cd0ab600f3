import { sql, type Kysely } from "kysely";
import type { z } from "zod";
import type { Database } from "../storage/database.js";
import { asText, columnsOf, type Column } from "./columns.js";
import type { endSchema, keysSchema, sequencesSchema, tableSchema } from "./content.js";
import { backedUpTables, largeTables } from "./tables.js";

/** Number of rows per read. */
const BATCH = 100;

type Sequence = z.output<typeof sequencesSchema>["sequences"][number];

/** Yields the content of a backup, line by line. `trx` must see the same state of the database throughout. */
export async function* dumpLines(
  trx: Kysely<Database>,
  keys: readonly Uint8Array[],
): AsyncGenerator<string> {
  const encoded = keys.map((key) => Buffer.from(key).toString("base64"));
  yield line<typeof keysSchema>({ keys: encoded });
  // With this setting, both storages write dates as text in the same way.
  await sql`set local datestyle = 'ISO'`.execute(trx);
  await sql`set local timezone = 'UTC'`.execute(trx);
  const rows: Record<string, number> = {};
  const sequences: Sequence[] = [];
  for (const table of backedUpTables) {
    const columns = await columnsOf(trx, table);
    yield line<typeof tableSchema>({ table, columns: columns.map(({ name }) => name) });
    let count = 0;
    for await (const row of readRows(trx, table, columns)) {
      count += 1;
      yield `${row}\n`;
    }
    rows[table] = count;
    for (const { name, isIdentity } of columns)
      if (isIdentity) sequences.push(await readSequence(trx, table, name));
  }
  yield line<typeof sequencesSchema>({ sequences });
  yield line<typeof endSchema>({ rows });
}

function line<Schema extends z.ZodType>(value: z.output<Schema>): string {
  return `${JSON.stringify(value)}\n`;
}

async function* readRows(
  trx: Kysely<Database>,
  table: string,
  columns: readonly Column[],
): AsyncGenerator<string> {
  const values = sql.join(columns.map(asText));
  await sql`declare backup no scroll cursor for
    select json_build_array(${values})::text as line from ${sql.table(table)}`.execute(trx);
  const fetch = sql<{
    line: string;
  }>`fetch ${sql.lit(largeTables.has(table) ? 1 : BATCH)} from backup`;
  for (;;) {
    const { rows } = await fetch.execute(trx);
    if (rows.length === 0) break;
    for (const { line } of rows) yield line;
  }
  await sql`close backup`.execute(trx);
}

/**
 * Reads a sequence. Must run after the rows are read: a sequence is not part of any transaction, so it may be ahead of
 * the rows, but never behind.
 */
async function readSequence(
  trx: Kysely<Database>,
  table: string,
  column: string,
): Promise<Sequence> {
  const { rows } = await sql<{ name: string }>`
    select pg_get_serial_sequence(${table}, ${column}) as name`.execute(trx);
  const [, schema = "", name = ""] = /^(.*)\.(.*)$/.exec(rows[0]?.name ?? "") ?? [];
  const read = sql<{ next: string }>`
    select case when is_called then last_value + 1 else last_value end::text as next
    from ${sql.raw(`${schema}.${name}`)}`;
  const { rows: values } = await read.execute(trx);
  return { table, column, next: Number(values[0]?.next) };
}
