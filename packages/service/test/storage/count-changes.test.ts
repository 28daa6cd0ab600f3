import { sql } from "kysely";
import { expect, test } from "vitest";
import { openEmbedded } from "../../src/storage/embedded/open-embedded.js";
import { migrationNames } from "../../src/storage/migrations/migrate.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

async function openCounted() {
  const folder = await temporaryFolder();
  const { db, jobs, changes, close } = await openEmbedded(folder, "full", migrationNames);
  const countOf = (...tables: string[]) => changes?.(...tables) ?? Number.NaN;
  const rises = async (table: string, work: () => Promise<unknown>) => {
    const before = countOf(table);
    await work();
    return countOf(table) > before;
  };
  return { db, jobs, countOf, rises, close };
}

test("counts writes to a table before they resolve, and no reads", async () => {
  const { db, jobs, rises, close } = await openCounted();
  const made = () => jobs.executeSql("create table notes (note text)");
  expect(await rises("notes", made)).toBe(true);
  expect(await rises("notes", () => sql`insert into notes values ('a')`.execute(db))).toBe(true);
  expect(await rises("notes", () => sql` select * from notes`.execute(db))).toBe(false);
  const writing = sql`with added as (insert into notes values ('b') returning note) select * from added`;
  expect(await rises("notes", () => writing.execute(db))).toBe(true);
  const deleting = () => jobs.executeSql("delete from notes where note = $1", ["a"]);
  expect(await rises("notes", deleting)).toBe(true);
  const refused = sql`insert into notes values (1, 2)`.execute(db);
  const failing = () => expect(refused).rejects.toThrow("more expressions");
  expect(await rises("notes", failing)).toBe(true);
  await close();
});

test("counts changes per table, and adds up several tables", async () => {
  const { db, jobs, countOf, rises, close } = await openCounted();
  await jobs.executeSql("create table notes (note text); create table marks (mark text)");
  const write = () => sql`insert into notes values ('a')`.execute(db);
  expect(await rises("marks", write)).toBe(false);
  const before = countOf("notes", "marks");
  await write();
  await sql`insert into marks values ('b')`.execute(db);
  expect(countOf("notes", "marks")).toBe(before + 2);
  await close();
});
