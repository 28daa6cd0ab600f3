// How fast one, two and four worker processes finish waiting exports on PostgreSQL: into a folder, where the processor is
// the bottleneck, and to a slow server, where the number of workers is.
import { createServer } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { recordFigures } from "@document-export/bench";
import { Client } from "pg";
import { callMany, postExport } from "./call.ts";
import { startChild, type Child } from "./child.ts";
import { documentOf } from "./document.ts";
import { median } from "./median.ts";
import { openPostgres } from "./postgres.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "1600" },
    rounds: { type: "string", default: "3" },
    size: { type: "string", default: "20000" },
    json: { type: "boolean" },
  },
});
const postgres = await openPostgres();
if (!postgres) process.exit();
const databaseUrl = postgres.url;
const COUNT = Number(values.count);
const WORKERS = [1, 2, 4];
/** Time that the slow server takes for one result, in milliseconds. */
const SLOW = 250;
const file = new Blob([documentOf(Number(values.size))], { type: "application/json" });
const data = await mkdtemp(join(tmpdir(), "document-export-bench-"));
const secretKey = Buffer.alloc(32).toString("base64");
const common = {
  data,
  databaseUrl,
  secretKey,
  destinations: { allowLoopback: true },
  records: 0,
};
const client = new Client({ connectionString: databaseUrl });
await client.connect();

async function startSlowServer() {
  const server = createServer((request, response) => {
    request.resume().on("end", () => setTimeout(() => response.writeHead(201).end(), SLOW));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close().closeAllConnections() };
}

/** Queues exports while they are paused. */
async function enqueue(api: Child): Promise<void> {
  await client.query(
    "insert into pauses (work, reason, paused_by, paused_at) values ('exports', 'bench', 'bench', now())",
  );
  await callMany(COUNT, 8, () => postExport(api, file));
  await client.query("update pauses set resumed_at = now()");
}

async function countLeft(): Promise<number> {
  const query = "select count(*)::int as left from jobs where status in ('queued', 'processing')";
  const { rows } = await client.query<{ left: number }>(query);
  return rows[0]?.left ?? 0;
}

/** Returns the exports per second of the running workers, counted after the first quarter, when all of them work. */
async function finish(): Promise<number> {
  let counted = 0;
  let since = 0;
  for (let left = await countLeft(); left > 0; left = await countLeft()) {
    if (counted === 0 && left <= COUNT * 0.75) [counted, since] = [left, performance.now()];
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return counted / ((performance.now() - since) / 1000);
}

/** Returns the median rate of `workers` processes. In the first round they compile their code; it does not count. */
async function measure(workers: number, api: Child): Promise<number> {
  const start = () => startChild("./serve-service.ts", { ...common, role: "worker" });
  const running = await Promise.all(Array.from({ length: workers }, start));
  const rates = [];
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    await enqueue(api);
    rates.push(await finish());
  }
  for (const worker of running) await worker.stop();
  return median(rates.slice(1));
}

const server = await startSlowServer();
const destinations = [
  ["into a folder", undefined],
  [`to a server that takes ${SLOW} ms`, server.url],
] as const;
const rows = [];
for (const [destination, deliverTo] of destinations) {
  const input = { ...common, role: "api", ...(deliverTo && { deliverTo }) };
  const api = await startChild("./serve-service.ts", input);
  let alone: number | undefined;
  for (const workers of WORKERS) {
    const rate = await measure(workers, api);
    alone ??= rate;
    rows.push({
      destination,
      workers,
      "exports/s": Math.round(rate),
      ratio: Number((rate / alone).toFixed(2)),
    });
  }
  await api.stop();
}
server.close();
await client.end();
await postgres.stop();
await rm(data, { recursive: true, force: true });
recordFigures(
  "service",
  rows.map(({ destination, workers, ...row }) => ({
    scenario: "Waiting exports finished on PostgreSQL, by worker processes",
    candidate: destination,
    value: row["exports/s"],
    unit: "a second",
    better: "more",
    own: true,
    at: { x: workers, unit: "workers" },
  })),
);
if (values.json) console.log(JSON.stringify(rows, undefined, 2));
else console.table(rows);
