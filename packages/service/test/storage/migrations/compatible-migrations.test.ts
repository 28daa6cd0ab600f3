import { sql, type Kysely } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "../../../src/storage/database.js";
import { migrations } from "../../../src/storage/migrations/migrate.js";
import { emptyStorage } from "../../support/storage/empty-storage.js";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";

interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly defaulted: boolean;
}

async function columnsOf(db: Kysely<Database>): Promise<ReadonlyMap<string, Column>> {
  const { rows } =
    await sql<Column>`select table_name || '.' || column_name as name, data_type as type,
    is_nullable = 'YES' as nullable, column_default is not null or is_identity = 'YES' as defaulted
    from information_schema.columns where table_schema = 'public'`.execute(db);
  return new Map(rows.map((column) => [column.name, column]));
}

test("a migration marked compatible with an earlier version only adds", async () => {
  const { db, close } = await emptyStorage(await temporaryFolder());
  let columns = new Map<string, Column>();
  for (const [name, { up, compatibleSince }] of Object.entries(migrations)) {
    await up(db as unknown as Kysely<unknown>);
    const after = await columnsOf(db);
    const tables = new Set([...columns.keys()].map((column) => column.split(".")[0]));
    const broken = [...columns.values()].filter(({ name: column, type, nullable }) => {
      const now = after.get(column);
      return now?.type !== type || (nullable && !now.nullable);
    });
    // An earlier version does not name a new column when it inserts a row.
    const required = [...after.values()].filter(
      ({ name: column, nullable, defaulted }) =>
        !columns.has(column) && tables.has(column.split(".")[0]) && !nullable && !defaulted,
    );
    const breaking = [...broken, ...required].map((column) => column.name);
    if (compatibleSince < name) expect(breaking, name).toEqual([]);
    columns = new Map(after);
  }
  await close();
});
