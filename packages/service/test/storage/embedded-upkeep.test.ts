import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { parseSettings } from "../../src/config/load-settings.js";
import type { Storage } from "../../src/storage/storage.js";
import { openStorage } from "../../src/storage/open-storage.js";
import { preparedFolder } from "../support/storage/prepared-folder.js";

function openPrepared(data: string): Promise<Storage> {
  return openStorage(parseSettings({ data, durability: "relaxed" }));
}

test("vacuums and analyzes tables of the embedded database as they change", async () => {
  const { db, close } = await openPrepared(await preparedFolder());
  await sql`create table things (number int primary key)`.execute(db);
  const looked = sql<{ vacuums: number; analyses: number }>`
    select vacuum_count::int as vacuums, analyze_count::int as analyses
    from pg_stat_user_tables where relname = 'things'`;
  let number = 0;
  let counts = { vacuums: 0, analyses: 0 };
  while (counts.vacuums === 0 || counts.analyses === 0) {
    number += 1;
    await db.transaction().execute(async (trx) => {
      await sql`insert into things values (${number})`.execute(trx);
      await sql`delete from things where number < ${number}`.execute(trx);
    });
    counts = (await looked.execute(db)).rows[0] ?? counts;
  }
  const left = await sql<{ number: number }>`select number from things`.execute(db);
  expect(left.rows).toEqual([{ number }]);
  await close();
});

const MIB = 1024 * 1024;
/** Number of segments of 16 MiB. */
const MAX_SEGMENTS = 5;

test("limits the size of the embedded database's write-ahead log", async () => {
  const data = await preparedFolder();
  const { db, close } = await openPrepared(data);
  await sql`create table things (bytes bytea)`.execute(db);
  const bytes = randomBytes(4 * MIB);
  let most = 0;
  for (let written = 0; written < 96 * MIB; written += 4 * MIB) {
    await db.transaction().execute(async (trx) => {
      await sql`delete from things`.execute(trx);
      await sql`insert into things values (${bytes})`.execute(trx);
    });
    const files = await readdir(join(data, "database", "pg_wal"));
    most = Math.max(most, files.filter((name) => /^[0-9A-F]{24}$/.test(name)).length);
  }
  expect(most).toBeLessThanOrEqual(MAX_SEGMENTS);
  await close();
});
