// Exports accepted and finished in a second by the whole service, beside the bare job engine on the same
// database, where a job is one row in, one transaction each, and one completion. `DATABASE_URL` adds PostgreSQL.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fromKysely } from "pg-boss";
import { Pool } from "undici";
import { startJobEngine } from "../dist/jobs/job-engine.js";
import { queues } from "../dist/jobs/queues.js";
import { openStorage } from "../dist/storage/open-storage.js";
import { migrate } from "../dist/storage/migrations/migrate.js";
import { parseSettings } from "../dist/config/parse-settings.js";
import { callMany } from "./call.ts";
import { startChild } from "./child.ts";

const { values } = parseArgs({
  options: { count: { type: "string", default: "600" }, json: { type: "boolean" } },
});
const COUNT = Number(values.count);
const CALLERS = 8;
/** Both run compiled code when they are measured. */
const WARM_UP = Math.ceil(COUNT / 2);
const QUIET = { port: 0, logLevel: "silent", limits: { requestsPerMinute: 10_000_000 } } as const;
const FILE = JSON.stringify({
  title: "Report",
  documentId: "doc-1",
  revisionId: "rev-1",
  body: { content: [{ paragraph: { elements: [{ textRun: { content: "Hello.\n" } }] } }] },
});

/** Runs `count` calls, `CALLERS` at once, and gives the seconds that they took. */
async function timed(count: number, call: () => Promise<unknown>): Promise<number> {
  const turns = Array.from({ length: count }).values();
  const started = performance.now();
  const work = async () => {
    for (const _ of turns) await call();
  };
  await Promise.all(Array.from({ length: CALLERS }, work));
  return (performance.now() - started) / 1000;
}

async function measureEngine(input: object) {
  const settings = parseSettings({ ...QUIET, ...input });
  const storage = await openStorage(settings);
  await migrate(storage.db);
  const engine = await startJobEngine(storage, settings.workers, () => undefined);
  const queue = queues.exports.name;
  const enqueue = () => {
    const id = crypto.randomUUID();
    return storage.db
      .transaction()
      .execute((trx) =>
        engine.boss.send(queue, { job: id }, { id, priority: 0, db: fromKysely(trx) }),
      );
  };
  const run = async (count: number) => {
    const accepting = await timed(count, enqueue);
    let done = 0;
    const finishing = await timed(CALLERS, async () => {
      while (done < count) {
        for (const { id } of await engine.boss.fetch(queue, { batchSize: 1 })) {
          await engine.boss.complete(queue, id);
          done += 1;
        }
      }
    });
    return { accepted: count / accepting, finished: count / (accepting + finishing) };
  };
  await run(WARM_UP);
  const before = process.cpuUsage();
  const rates = await run(COUNT);
  const { user, system } = process.cpuUsage(before);
  await engine.stop();
  await storage.close();
  return { ...rates, cpu: (user + system) / 1000 / COUNT };
}

/**
 * The service in a process of its own, so that its callers do not count as its cost. They keep their connections and
 * send a body that is made once: what it costs to call is not measured, yet takes its share of the machine.
 */
async function measureService(input: object) {
  const child = await startChild("./serve-service.ts", { ...input, records: 0 });
  const pool = new Pool(child.url, { connections: CALLERS });
  const authorization = `Bearer ${child.token}`;
  const { type, body } = await exportRequest(child.destination);
  const ask = async () => {
    const headers = { authorization, "content-type": type };
    const path = "/v2/export/hosted-docs";
    const answer = await pool.request({ path, method: "POST", headers, body });
    if (answer.statusCode !== 202) throw new Error(await answer.body.text());
    await answer.body.dump();
  };
  const finished = async () => {
    const path = "/v2/document-exports?pageSize=1";
    const answer = await pool.request({ path, method: "GET", headers: { authorization } });
    const { pagination } = (await answer.body.json()) as {
      pagination: { totalRecordCount: number };
    };
    return pagination.totalRecordCount;
  };
  const run = async (count: number, total: number) => {
    const started = performance.now();
    const accepted = await callMany(count, CALLERS, ask);
    while ((await finished()) < total) await new Promise((resolve) => setTimeout(resolve, 20));
    return { accepted, seconds: (performance.now() - started) / 1000 };
  };
  await run(WARM_UP, WARM_UP);
  const before = child.cpu();
  const { accepted, seconds } = await run(COUNT, WARM_UP + COUNT);
  const cpu = (child.cpu() - before) / COUNT;
  await pool.close();
  await child.stop();
  return { accepted, finished: COUNT / seconds, cpu };
}

async function exportRequest(destination: number) {
  const form = new FormData();
  form.append("file", new Blob([FILE], { type: "application/json" }));
  form.append("options", JSON.stringify({ destination }));
  const request = new Response(form);
  const type = request.headers.get("content-type") ?? "";
  return { type, body: Buffer.from(await request.arrayBuffer()) };
}

async function measure(storage: string, databaseUrl: string | undefined) {
  const data = await mkdtemp(join(tmpdir(), "document-export-bench-"));
  const input = { data, ...(databaseUrl && { databaseUrl }) };
  const bare = await measureEngine(input);
  const whole = await measureService(input);
  await rm(data, { recursive: true, force: true });
  return {
    storage,
    "engine accepts/s": Math.round(bare.accepted),
    "service accepts/s": whole.accepted.rate,
    "engine finishes/s": Math.round(bare.finished),
    "service finishes/s": Math.round(whole.finished),
    "finished ratio": Number((whole.finished / bare.finished).toFixed(2)),
    "accepted p50 ms": whole.accepted.p50,
    "accepted p99 ms": whole.accepted.p99,
    "engine processor ms": Number(bare.cpu.toFixed(2)),
    "service processor ms": Number(whole.cpu.toFixed(2)),
  };
}

const rows = [await measure("embedded", undefined)];
const url = process.env["DATABASE_URL"];
if (url) rows.push(await measure("PostgreSQL", url));
if (values.json) console.log(JSON.stringify(rows, undefined, 2));
else console.table(rows);
