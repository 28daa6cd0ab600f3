import { sql, type Kysely } from "kysely";
import type { z } from "zod";
import type { Database } from "../storage/database.js";
import { columnsOf, fromText, type Column } from "./columns.js";
import { isRow, markSchema, type sequencesSchema } from "./content.js";
import { DamagedBackupError } from "./damaged-backup-error.js";
import { backedUpTables } from "./tables.js";

/** Maximum number of rows per insert, and of their characters. */
const MAX_BATCH = 500;
const MAX_BATCH_LENGTH = 1024 * 1024;

/** What was loaded from a backup. */
export interface Loaded {
  /** Number of rows by table. */
  readonly rows: Readonly<Record<string, number>>;
  /** Keys of the service that was backed up; empty without `--with-key`. */
  readonly keys: readonly Uint8Array[];
}

/** Writes the content of a backup into empty tables. Throws if the content is incomplete. */
export async function loadLines(
  trx: Kysely<Database>,
  lines: AsyncIterable<string>,
): Promise<Loaded> {
  const rows: Record<string, number> = {};
  let keys: readonly Uint8Array[] = [];
  let writer: RowWriter | undefined;
  let expected: Readonly<Record<string, number>> | undefined;
  for await (const line of lines) {
    if (isRow(line)) {
      if (!writer) throw new DamagedBackupError("it has rows without a table");
      await writer.add(line);
      continue;
    }
    await writer?.flush();
    const mark = markSchema.parse(JSON.parse(line));
    if ("keys" in mark) keys = mark.keys.map((key) => Buffer.from(key, "base64"));
    else if ("table" in mark) writer = await openWriter(trx, mark.table, mark.columns, rows);
    else if ("sequences" in mark) await restartSequences(trx, mark);
    else expected = mark.rows;
  }
  if (!expected) throw new DamagedBackupError("it ends in the middle");
  for (const [table, count] of Object.entries(expected))
    if (rows[table] !== count)
      throw new DamagedBackupError(`${table} should have ${count} rows, and has ${rows[table]}`);
  return { rows, keys };
}

interface RowWriter {
  readonly add: (line: string) => Promise<void>;
  readonly flush: () => Promise<void>;
}

async function openWriter(
  trx: Kysely<Database>,
  table: string,
  names: readonly string[],
  counts: Record<string, number>,
): Promise<RowWriter> {
  const columns = await requireColumns(trx, table, names);
  counts[table] = 0;
  let pending: string[] = [];
  let length = 0;
  const flush = async () => {
    if (pending.length === 0) return;
    await insertRows(trx, table, columns, pending);
    counts[table] = (counts[table] ?? 0) + pending.length;
    pending = [];
    length = 0;
  };
  return {
    flush,
    add: async (line) => {
      if (pending.length >= MAX_BATCH || length + line.length > MAX_BATCH_LENGTH) await flush();
      pending.push(line);
      length += line.length;
    },
  };
}

async function requireColumns(
  trx: Kysely<Database>,
  table: string,
  names: readonly string[],
): Promise<readonly Column[]> {
  if (!backedUpTables.includes(table))
    throw new DamagedBackupError(`it has an unknown table \`${table}\``);
  const known = new Map((await columnsOf(trx, table)).map((column) => [column.name, column]));
  return names.map((name) => {
    const column = known.get(name);
    if (column) return column;
    throw new DamagedBackupError(`the table ${table} has no column \`${name}\``);
  });
}

/** Inserts rows. The database itself parses the lines, which are JSON arrays of strings. */
async function insertRows(
  trx: Kysely<Database>,
  table: string,
  columns: readonly Column[],
  lines: readonly string[],
): Promise<void> {
  const values = columns.map((column, index) => fromText(column, sql`line ->> ${sql.lit(index)}`));
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
    overriding system value
    select ${sql.join(values)} from jsonb_array_elements(${`[${lines.join(",")}]`}::jsonb) as line`.execute(
    trx,
  );
}

/**
 * Restarts the sequences so that ids of deleted rows are not reused. Unlike `setval`, `alter table` is rolled back with
 * the rest.
 */
async function restartSequences(
  trx: Kysely<Database>,
  { sequences }: z.output<typeof sequencesSchema>,
): Promise<void> {
  for (const { table, column, next } of sequences) {
    await requireColumns(trx, table, [column]);
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)}
      restart with ${sql.lit(next)}`.execute(trx);
  }
}
