import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { isUnreachable } from "../../src/storage/is-unreachable.js";
import { openPostgres } from "../../src/storage/postgres/open-postgres.js";
import { createDatabase, startPostgres } from "@document-export/local-servers";

const postgres = await startPostgres();
afterAll(() => ("stop" in postgres ? postgres.stop() : undefined));
if ("missing" in postgres) console.warn(`SKIPPED on PostgreSQL: ${postgres.missing}.`);

async function openEmpty(parameters = "") {
  const server = "url" in postgres ? postgres.url : "";
  const url = await createDatabase(server, `replacing_${randomBytes(4).toString("hex")}`);
  return openPostgres(url + parameters, 20);
}

test.skipIf("missing" in postgres)(
  "reports and replaces a connection that breaks during a commit",
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

test.skipIf("missing" in postgres)(
  "treats a statement ended by a time limit as possibly committed",
  async () => {
    const { db, close } = await openEmpty("?options=-c%20statement_timeout%3D50");
    await expect(sql`select pg_sleep(60)`.execute(db)).rejects.toSatisfy(isUnreachable);
    await close();
  },
);
