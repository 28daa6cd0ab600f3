import { cpSync, mkdtempSync } from "node:fs";
import { basename, join } from "node:path";
import { sql } from "kysely";
import { inject } from "vitest";
import { databaseFolder } from "../../../src/storage/embedded/database-folder.js";
import { openEmbedded } from "../../../src/storage/embedded/open-embedded.js";
import type { Storage } from "../../../src/storage/storage.js";
import type { ServiceParts } from "../../../src/run-service.js";
import { holdEngine } from "../hold-engine.js";
import { prepareFolder } from "./prepared-folder.js";
import { temporaryFolder } from "./temporary-folder.js";

/** An open database without a service. Tests run one after another, so there are as many as one test has used at once. */
interface KeptDatabase {
  readonly storage: Storage;
  /**
   * Makes the data equal to what it was when the database was opened; returns false if that is not possible, because a
   * test has crashed the database or changed its tables.
   */
  readonly reset: () => Promise<boolean>;
}

const unused: KeptDatabase[] = [];

/**
 * Opens an embedded database as a service left it that was started once without data. It stays open when its service
 * stops, for the next test of this worker process: opening a database takes most of the processor time of starting a
 * service. Only for tests that do not open the same database again.
 */
export const openKeptDatabase: NonNullable<ServiceParts["openStorage"]> = async (
  _,
  __,
  onOpening,
) => {
  onOpening?.();
  const kept = unused.pop() ?? (await openDatabase());
  const { storage, reset } = kept;
  const close = async () => {
    if (await reset()) unused.push(kept);
    else await storage.close();
  };
  return { ...storage, close };
};

/** Returns a data folder without a database, whose keys fit the databases that are kept. */
export async function folderOfKeptDatabase(): Promise<string> {
  const data = await temporaryFolder();
  const template = inject("embeddedTemplate");
  const database = basename(databaseFolder(template));
  cpSync(template, data, {
    recursive: true,
    filter: (source) => basename(source) !== database,
  });
  return data;
}

async function openDatabase(): Promise<KeptDatabase> {
  await holdEngine();
  const folder = mkdtempSync(join(inject("sharedFolder"), "kept-"));
  await prepareFolder(folder);
  const storage = await openEmbedded(folder, "relaxed");
  let isLost = false;
  const onLost = () => {
    isLost = true;
  };
  void storage.lost?.then(onLost);
  const script = await resetScript(storage);
  const schema = await schemaOf(storage);
  const reset = async () => {
    if (isLost || (await schemaOf(storage)) !== schema) return false;
    await storage.jobs.executeSql(script);
    return true;
  };
  return { storage, reset };
}

/** Returns a text that differs as soon as a table, a constraint or a function has changed, except the clock of tests. */
async function schemaOf({ db }: Storage): Promise<string | undefined> {
  const { rows } = await sql<{ schema: string }>`
    with spaces as (select oid from pg_namespace where nspname in ('public', 'pgboss')),
      changes as (
        select oid, xmin from pg_class where relnamespace in (select oid from spaces)
        union all select oid, xmin from pg_constraint where connamespace in (select oid from spaces)
        union all select oid, xmin from pg_proc where pronamespace in (select oid from spaces) and proname <> 'job_now')
    select format('%s changed by %s', count(*), max(xmin::text::bigint)) as schema from changes`.execute(
    db,
  );
  return rows[0]?.schema;
}

/** Copies all rows, and returns the statements that restore them, the sequences and the clock of the job engine. */
async function resetScript({ db, jobs }: Storage): Promise<string> {
  const { rows: tables } = await sql<{ name: string; rows: number }>`
    select format('%I.%I', nspname, relname) as name,
      (xpath('//c/text()', query_to_xml(format('select count(*) as c from %I.%I', nspname, relname), false, true, '')))[1]::text::int as rows
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'pgboss')`.execute(db);
  const { rows: sequences } = await sql<{ restore: string }>`
    select format('select setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value), last_value is not null) as restore
    from pg_sequences`.execute(db);
  const { rows: clock } = await sql<{ restore: string }>`
    select pg_get_functiondef('pgboss.job_now'::regproc) as restore`.execute(db);
  const filled = tables.filter(({ rows }) => rows > 0);
  await jobs.executeSql(
    [
      "create schema kept",
      ...filled.map(({ name }, at) => `create table kept.t${at} as table ${name}`),
    ].join(";\n"),
  );
  return [
    // Neither triggers nor foreign keys apply.
    "set session_replication_role = replica",
    ...tables.map(({ name }) => `delete from ${name}`),
    ...filled.map(
      ({ name }, at) => `insert into ${name} overriding system value table kept.t${at}`,
    ),
    ...[...sequences, ...clock].map(({ restore }) => restore),
    "reset session_replication_role",
  ].join(";\n");
}
