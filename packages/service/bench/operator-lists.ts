// Cost of the operator's job lists on the embedded database with many jobs, compared with a service with a thousand:
// the same requests to both in turns, so that the ratio is valid on a busy machine too. `--rows` sets their number.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createClient, type Client } from "@document-export/operator/client";
import { sql, type Kysely } from "kysely";
import { createDemoWorkspace, startService, type DemoWorkspace } from "../dist/experimental.js";
import type { Database } from "../dist/storage/database.js";
import { connectSocket } from "@document-export/operator/socket";
import { median } from "./median.ts";

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "1000000" },
    rounds: { type: "string", default: "100" },
  },
});
const FEW = 1000;
const PART = 50_000;
/** One in `FAILED_EVERY` jobs failed, and one in `RETRIED_EVERY` of those was retried. */
const FAILED_EVERY = 100;
const RETRIED_EVERY = 2;

/** Inserts jobs directly into the database, each a second older than the one before. */
async function addJobs(
  db: Kysely<Database>,
  { workspace, source, destination }: DemoWorkspace,
  count: number,
): Promise<void> {
  for (let from = 0; from < count; from += PART)
    await sql`insert into jobs (id, workspace_id, source_connection_id, destination_connection_id, status, attempt,
        summary, queued_at, ended_at, has_errors, has_warnings, warnings, warning_counts, output_documents, options,
        document, target, images_loaded, conversion_failures, retry_of)
      select md5(n::text)::uuid, ${workspace}::int, ${source}::int, ${destination}::int,
        case when n % ${FAILED_EVERY}::int = 0 then 'failed' else 'done' end, 1, 'Exported.', at, at, false, false, '[]', '{}',
        '[]', '{"format":"html","fields":{},"webhooks":[]}', '{"title":"Report","documentId":"d","revisionId":"r"}',
        'reports/' || n, true, 0,
        case when n % ${FAILED_EVERY * RETRIED_EVERY}::int = 1 then md5((n - 1)::text)::uuid end
      from (select n, now() - n * interval '1 second' as at
        from generate_series(${from}::int, ${Math.min(from + PART, count) - 1}::int) as n) as numbered`.execute(
      db,
    );
  await sql`analyze jobs`.execute(db);
}

async function start(count: number) {
  const data = await mkdtemp(join(tmpdir(), "document-export-bench-"));
  const service = await startService({
    data,
    port: 0,
    logLevel: "silent",
    workers: { exports: 0 },
  });
  const { db } = service.storage;
  const demo = await createDemoWorkspace(db, join(data, "exports"));
  await addJobs(db, demo, count);
  const send = connectSocket(join(data, "control.sock"));
  const client = createClient({ baseUrl: "http://localhost", fetch: send });
  const middle = new Date(Date.now() - (count / 2) * 1000).toISOString();
  const stop = async () => {
    await service.stop();
    await rm(data, { recursive: true, force: true });
  };
  return { client, middle, workspace: demo.workspace, stop };
}

type Started = Awaited<ReturnType<typeof start>>;
type Filter = Parameters<Client["listJobs"]>[0];

/** The lists, each with its filter for a service. */
const LISTS: Readonly<Record<string, (of: Started) => Filter>> = {
  newest: () => ({}),
  "from the middle on": ({ middle }) => ({ until: middle }),
  "of a workspace": ({ workspace }) => ({ workspace }),
  failed: () => ({ status: ["failed"] }),
  "failed, not retried": () => ({ status: ["failed"], retried: false }),
  "found by a text of all": () => ({ q: "report" }),
};

async function time({ client }: Started, filter: Filter): Promise<number> {
  const began = performance.now();
  await client.listJobs({ ...filter, limit: 50 });
  return performance.now() - began;
}

const [few, many] = [await start(FEW), await start(Number(values.rows))];
const rows = [];
for (const [list, filterOf] of Object.entries(LISTS)) {
  const times = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const pair = round % 2 === 0 ? (["few", "many"] as const) : (["many", "few"] as const);
    for (const which of pair) {
      const of = which === "few" ? few : many;
      times[which].push(await time(of, filterOf(of)));
    }
  }
  const [one, other] = [median(times.few), median(times.many)];
  const ratio = median(times.many.map((each, at) => each / (times.few[at] ?? Number.NaN)));
  rows.push({
    list,
    [`${FEW} jobs, ms`]: one.toFixed(1),
    [`${values.rows} jobs, ms`]: other.toFixed(1),
    ratio: ratio.toFixed(2),
  });
}
console.table(rows);
await Promise.all([few.stop(), many.stop()]);
