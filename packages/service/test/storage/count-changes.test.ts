import { sql } from "kysely";
import { expect, test } from "vitest";
import { openEmbedded } from "../../src/storage/embedded/open-embedded.js";
import { temporaryFolder } from "../support/temporary-folder.js";

test("the embedded database counts what may change something before it tells that it is done, and no reading", async () => {
  const { db, jobs, changes, close } = await openEmbedded(await temporaryFolder());
  const rises = async (work: () => Promise<unknown>) => {
    const before = changes?.() ?? 0;
    await work();
    return (changes?.() ?? 0) > before;
  };
  expect(await rises(() => jobs.executeSql("create table notes (note text)"))).toBe(true);
  expect(await rises(() => sql`insert into notes values ('a')`.execute(db))).toBe(true);
  expect(await rises(() => sql` select * from notes`.execute(db))).toBe(false);
  const writing = sql`with added as (insert into notes values ('b') returning note) select * from added`;
  expect(await rises(() => writing.execute(db))).toBe(true);
  expect(await rises(() => jobs.executeSql("delete from notes where note = $1", ["a"]))).toBe(true);
  let written = 0;
  await db.transaction().execute(async (transaction) => {
    await sql`insert into notes values ('c')`.execute(transaction);
    written = changes?.() ?? 0;
  });
  expect(changes?.()).toBeGreaterThan(written);
  const refused = sql`insert into notes values (1, 2)`.execute(db);
  expect(await rises(() => expect(refused).rejects.toThrow("more expressions"))).toBe(true);
  await close();
});
