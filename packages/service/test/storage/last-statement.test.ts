import { type Kysely, sql } from "kysely";
import { fromKysely } from "pg-boss";
import { expect, onTestFinished, test } from "vitest";
import { parseSettings } from "../../src/config/load-settings.js";
import type { Database } from "../../src/storage/database.js";
import { lastOf } from "../../src/storage/last-statement.js";
import { openStorage } from "../../src/storage/open-storage.js";
import { testStorage } from "../support/test-storage.js";

async function openNotes() {
  const storage = await openStorage(parseSettings(await testStorage(undefined)));
  onTestFinished(storage.close);
  const { db } = storage;
  await sql`create table notes (note text unique)`.execute(db);
  const add = (trx: Kysely<Database>, note: string) =>
    sql`insert into notes values (${note})`.execute(trx);
  const addLast = (trx: Kysely<Database>, note: string) =>
    lastOf(fromKysely(trx)).executeSql("insert into notes values ($1)", [note]);
  const notes = async () => {
    const { rows } = await sql<{ note: string }>`select note from notes order by note`.execute(db);
    return rows.map(({ note }) => note);
  };
  return { db, add, addLast, notes };
}

test("what the last statement of a transaction did is there when the transaction is done, with all before it", async () => {
  const { db, add, addLast, notes } = await openNotes();
  await db.transaction().execute(async (trx) => {
    await add(trx, "a");
    await addLast(trx, "b");
  });
  await db.transaction().execute((trx) => addLast(trx, "c"));
  expect(await notes()).toEqual(["a", "b", "c"]);
});

test("a last statement that fails undoes its transaction, and no other that comes with it", async () => {
  const { db, add, addLast, notes } = await openNotes();
  await add(db, "taken");
  const written = ["a", "taken", "b", "taken", "c"].map((last, index) =>
    db.transaction().execute(async (trx) => {
      await add(trx, `before ${index}`);
      await addLast(trx, last);
    }),
  );
  const outcomes = await Promise.allSettled(written);
  expect(outcomes.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  expect(await notes()).toEqual(["a", "b", "before 0", "before 2", "before 4", "c", "taken"]);
});

test("a transaction that is asked for more after its last statement refuses", async () => {
  const { db, add, addLast, notes } = await openNotes();
  const asking = db.transaction().execute(async (trx) => {
    await addLast(trx, "a");
    await add(trx, "b");
  });
  await expect(asking).rejects.toThrow("The transaction has ended, and was asked for more: insert");
  await add(db, "c");
  expect(await notes()).toEqual(["a", "c"]);
});

test("work that fails after its last statement was answered tells so, and leaves the storage usable", async () => {
  const { db, add, addLast, notes } = await openNotes();
  const failing = db.transaction().execute(async (trx) => {
    await addLast(trx, "a");
    throw new Error("too late");
  });
  await expect(failing).rejects.toThrow("too late");
  await add(db, "b");
  expect(await notes()).toEqual(["a", "b"]);
});

test("a last statement that failed is not taken for done where nobody minds its failure", async () => {
  const { db, add, addLast, notes } = await openNotes();
  await add(db, "taken");
  const written = db.transaction().execute(async (trx) => {
    await add(trx, "a");
    await addLast(trx, "taken").catch(() => undefined);
  });
  await expect(written).rejects.toThrow();
  expect(await notes()).toEqual(["taken"]);
});

test("a last statement whose values could fail before they are sent is refused, with all before it", async () => {
  const { db, add, notes } = await openNotes();
  const written = db.transaction().execute(async (trx) => {
    await add(trx, "a");
    await lastOf(fromKysely(trx)).executeSql("insert into notes values ($1)", [{ note: "b" }]);
  });
  await expect(written).rejects.toThrow("takes texts, lists of them, or null");
  expect(await notes()).toEqual([]);
});
