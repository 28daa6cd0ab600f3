// Exports accepted and finished in a second by the whole service, beside the bare job engine on the same
// database, where a job is one row in, one transaction each, and one completion. `DATABASE_URL` adds PostgreSQL.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { startJobEngine } from "../dist/jobs/job-engine.js";
import { queues } from "../dist/jobs/queues.js";
import { openStorage } from "../dist/storage/open-storage.js";
import { migrate } from "../dist/storage/migrations/migrate.js";
import { parseSettings } from "../dist/config/parse-settings.js";
import { createDemoWorkspace, startService } from "../dist/index.js";

const { values } = parseArgs({
  options: { count: { type: "string", default: "300" }, json: { type: "boolean" } },
});
const COUNT = Number(values.count);
const CALLERS = 8;
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
  const { boss } = engine;
  const queue = queues.exports.name;
  const enqueue = () =>
    storage.db
      .transaction()
      .execute((trx) => engine.enqueueExport(trx, { job: crypto.randomUUID() }, 0));
  const accepting = await timed(COUNT, enqueue);
  let done = 0;
  const finishing = await timed(CALLERS, async () => {
    while (done < COUNT) {
      for (const { id } of await boss.fetch(queue, { batchSize: 1 })) {
        await boss.complete(queue, id);
        done += 1;
      }
    }
  });
  await engine.stop();
  await storage.close();
  return { accepted: COUNT / accepting, finished: COUNT / (accepting + finishing) };
}

async function measureService(input: object, data: string) {
  const service = await startService({ ...QUIET, ...input });
  const { db } = service.storage;
  const { token, destination } = await createDemoWorkspace(db, join(data, "exports"));
  const headers = { authorization: `Bearer ${token}` };
  const ask = async () => {
    const body = new FormData();
    body.append("file", new Blob([FILE], { type: "application/json" }));
    body.append("options", JSON.stringify({ destination }));
    const answer = await fetch(`${service.url}/v2/export/hosted-docs`, {
      method: "POST",
      headers,
      body,
    });
    if (answer.status !== 202) throw new Error(await answer.text());
  };
  const started = performance.now();
  const accepting = await timed(COUNT, ask);
  for (;;) {
    const { rows } = await sql<{ left: number }>`
      select count(*)::int as left from jobs where status in ('queued', 'processing')`.execute(db);
    if (rows[0]?.left === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const seconds = (performance.now() - started) / 1000;
  await service.stop();
  return { accepted: COUNT / accepting, finished: COUNT / seconds };
}

async function measure(storage: string, databaseUrl: string | undefined) {
  const data = await mkdtemp(join(tmpdir(), "document-export-bench-"));
  const input = { data, ...(databaseUrl && { databaseUrl }) };
  const bare = await measureEngine(input);
  const whole = await measureService(input, data);
  await rm(data, { recursive: true, force: true });
  return {
    storage,
    "engine accepts/s": Math.round(bare.accepted),
    "service accepts/s": Math.round(whole.accepted),
    "engine finishes/s": Math.round(bare.finished),
    "service finishes/s": Math.round(whole.finished),
    "finished ratio": Number((whole.finished / bare.finished).toFixed(2)),
  };
}

const rows = [await measure("embedded", undefined)];
const url = process.env["DATABASE_URL"];
if (url) rows.push(await measure("PostgreSQL", url));
if (values.json) console.log(JSON.stringify(rows, undefined, 2));
else console.table(rows);
