// How long the first exports of a workspace wait to start: on an idle service, and behind exports that another
// workspace queued before (10,000, or `--queued`). `DATABASE_URL` adds PostgreSQL.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { createDemoWorkspace, startService, type DemoWorkspace } from "../dist/experimental.js";
import { documentOf } from "./document.ts";
import { median } from "./median.ts";

const { values } = parseArgs({
  options: { queued: { type: "string", default: "10000" }, json: { type: "boolean" } },
});
const QUEUED = Number(values.queued);
/** Exports whose start is measured, one after the other. */
const MEASURED = 9;
const DOCUMENT = documentOf(2000);
const root = await mkdtemp(join(tmpdir(), "document-export-bench-"));

type Service = Awaited<ReturnType<typeof startService>>;

/** Requests an export and returns its job. */
async function ask({ url }: Service, { token, destination }: DemoWorkspace) {
  const body = new FormData();
  body.append("file", new Blob([DOCUMENT], { type: "application/json" }));
  body.append("options", JSON.stringify({ destination }));
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/v2/export/hosted-docs`, { method: "POST", headers, body });
  if (response.status !== 202) throw new Error(await response.text());
  return (await response.json()) as { id: string };
}

/** Returns the milliseconds from the response to the start for each of several exports. */
async function measureStarts(service: Service, workspace: DemoWorkspace) {
  const waits: number[] = [];
  for (let turn = 0; turn < MEASURED; turn += 1) {
    const { id } = await ask(service, workspace);
    const accepted = performance.now();
    const jobs = service.storage.db.selectFrom("jobs").select("status").where("id", "=", id);
    while ((await jobs.executeTakeFirstOrThrow()).status === "queued")
      await new Promise((resolve) => setTimeout(resolve, 5));
    waits.push(performance.now() - accepted);
  }
  return { "median ms": Math.round(median(waits)), "max ms": Math.round(Math.max(...waits)) };
}

/** Queues copies of a waiting export, as if each had been requested. */
async function queueCopies({ storage: { db } }: Service, job: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`create temporary table copies on commit drop as
      select gen_random_uuid() as job, gen_random_uuid() as upload
      from generate_series(1, ${sql.lit(QUEUED)})`.execute(trx);
    await sql`insert into uploads
      select (jsonb_populate_record(original, jsonb_build_object('id', copies.upload))).*
      from copies, uploads as original
      where original.id = (select upload_id from jobs where id = ${job})`.execute(trx);
    await sql`insert into jobs
      select (jsonb_populate_record(original, jsonb_build_object('id', copies.job, 'upload_id', copies.upload,
        'target', copies.job || '.md'))).*
      from copies, jobs as original where original.id = ${job}`.execute(trx);
    await sql`insert into pgboss.job
      select (jsonb_populate_record(original, jsonb_build_object('id', copies.job,
        'data', jsonb_build_object('job', copies.job)))).*
      from copies, pgboss.job as original where original.id = ${job}`.execute(trx);
    await sql`update workspace_usage set queued_exports = (select count(*) from jobs
        where workspace_id = workspace_usage.workspace_id and status = 'queued'),
      stored_bytes = (select sum(octet_length(gzip)) from uploads)`.execute(trx);
  });
}

async function measure(storage: string, databaseUrl?: string) {
  const data = join(root, storage);
  const start = (exports: number) =>
    startService({
      data,
      port: 0,
      logLevel: "silent",
      workers: { exports },
      ...(databaseUrl && { databaseUrl }),
    });
  const working = await start(8);
  const many = await createDemoWorkspace(working.storage.db, join(data, "many"));
  const few = await createDemoWorkspace(working.storage.db, join(data, "few"));
  // The first run compiles the code that all others use.
  await measureStarts(working, few);
  const idle = await measureStarts(working, few);
  await working.stop();
  const resting = await start(0);
  const { id } = await ask(resting, many);
  await queueCopies(resting, id);
  await resting.stop();
  const busy = await start(8);
  const rows = [
    { storage, behind: 0, ...idle },
    { storage, behind: QUEUED, ...(await measureStarts(busy, few)) },
  ];
  const left = await busy.storage.db
    .selectFrom("jobs")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("status", "=", "queued")
    .executeTakeFirstOrThrow();
  // With an empty queue the measurement is meaningless.
  if (Number(left.count) === 0) throw new Error("The queue ran empty: ask for more by --queued.");
  // The remaining jobs need not run.
  await sql`delete from pgboss.job where state < 'active'`.execute(busy.storage.db);
  await sql`truncate jobs, uploads, workspace_usage cascade`.execute(busy.storage.db);
  await busy.stop();
  return rows;
}

const rows = await measure("embedded");
const url = process.env["DATABASE_URL"];
if (url) rows.push(...(await measure("PostgreSQL", url)));
await rm(root, { recursive: true, force: true });
if (values.json) console.log(JSON.stringify(rows, undefined, 2));
else console.table(rows);
