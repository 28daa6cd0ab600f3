import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { isUnreachable } from "../../src/storage/is-unreachable.js";
import { openPostgres } from "../../src/storage/postgres/open-postgres.js";
import { createDatabase, startPostgres } from "../support/storage/start-postgres.js";

const postgres = await startPostgres();
afterAll(() => ("stop" in postgres ? postgres.stop() : undefined));
if ("missing" in postgres) console.warn(`SKIPPED on PostgreSQL: ${postgres.missing}.`);

async function openEmpty() {
  const server = "url" in postgres ? postgres.url : "";
  return openPostgres(await createDatabase(server, `prepared_${randomBytes(4).toString("hex")}`));
}

test.skipIf("missing" in postgres)(
  "a connection keeps statements planned, and only those that ask for rows or change them",
  async () => {
    const { db, close } = await openEmpty();
    const kept = await db.connection().execute(async (one) => {
      await sql`create table things (number int)`.execute(one);
      for (const number of [1, 2]) await sql`insert into things values (${number})`.execute(one);
      return sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(one);
    });
    expect(kept.rows.map(({ statement }) => statement)).toEqual([
      "insert into things values ($1)",
      "select statement from pg_prepared_statements",
    ]);
    await close();
  },
);

test.skipIf("missing" in postgres)(
  "what the job engine looks for is planned each time: what was planned for a young table would read all of a grown one",
  async () => {
    const { db, close } = await openEmpty();
    const kept = await db.connection().execute(async (one) => {
      await sql`create schema pgboss`.execute(one);
      await sql`create table pgboss.job (id int)`.execute(one);
      await sql`insert into pgboss.job values (${1})`.execute(one);
      await sql`select id from pgboss.job`.execute(one);
      await sql`with done as (update pgboss.job set id = ${2} returning id) select id from done`.execute(
        one,
      );
      return sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(one);
    });
    expect(kept.rows.map(({ statement }) => statement)).toEqual([
      "insert into pgboss.job values ($1)",
      "select statement from pg_prepared_statements",
    ]);
    await close();
  },
);

test.skipIf("missing" in postgres)(
  "a statement that gives other columns since a migration fails once, and is planned anew",
  async () => {
    const { db, close } = await openEmpty();
    const all = sql`select * from things`;
    await sql`create table things (number int)`.execute(db);
    await all.execute(db);
    await sql`alter table things add column name text`.execute(db);
    await expect(all.execute(db)).rejects.toThrow("cached plan must not change result type");
    await sql`insert into things values (1, 'one')`.execute(db);
    expect((await all.execute(db)).rows).toEqual([{ number: 1, name: "one" }]);
    await close();
  },
);

test.skipIf("missing" in postgres)(
  "a connection that breaks while a transaction is committed is told as that, and replaced",
  async () => {
    const { db, close } = await openEmpty();
    await sql`create table things (number int)`.execute(db);
    await sql`create function leave() returns trigger language plpgsql as $$
      begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`.execute(db);
    await sql`create constraint trigger leave after insert on things deferrable initially deferred
      for each row execute function leave()`.execute(db);
    const committed = db
      .transaction()
      .execute((trx) => sql`insert into things values (1)`.execute(trx));
    await expect(committed).rejects.toSatisfy(isUnreachable);
    const { rows } = await sql`select number from things`.execute(db);
    expect(rows).toEqual([]);
    await close();
  },
);
