// How fast one and two worker processes finish waiting exports, on PostgreSQL, which `DATABASE_URL` names: into a
// folder, where the processor is the bottleneck, and to a slow server, where the number of workers is.
import { createServer } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { callMany, postExport } from "./call.ts";
import { startChild } from "./child.ts";
import { documentOf } from "./document.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "400" },
    size: { type: "string", default: "20000" },
    json: { type: "boolean" },
  },
});
const databaseUrl = process.env["DATABASE_URL"];
if (!databaseUrl) throw new Error("Set DATABASE_URL to a PostgreSQL database for this bench.");
const COUNT = Number(values.count);
/** Time that the slow server takes for one result, in milliseconds. */
const SLOW = 250;
const file = new Blob([documentOf(Number(values.size))], { type: "application/json" });
const data = await mkdtemp(join(tmpdir(), "document-export-bench-"));
const secretKey = Buffer.alloc(32).toString("base64");
const destinations = { allowLoopback: true };
const common = { data, databaseUrl, secretKey, destinations, records: 0 };
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

/** Queues exports while no worker runs. */
async function enqueue(deliverTo: string | undefined): Promise<void> {
  const api = await startChild("./serve-service.ts", {
    ...common,
    role: "api",
    ...(deliverTo && { deliverTo }),
  });
  await callMany(COUNT, 8, () => postExport(api, file));
  await api.stop();
}

async function countLeft(): Promise<number> {
  const query = "select count(*)::int as left from jobs where status in ('queued', 'processing')";
  const { rows } = await client.query<{ left: number }>(query);
  return rows[0]?.left ?? 0;
}

/** Returns the exports per second of `workers` processes, counted after the first quarter, when all of them run. */
async function measure(workers: number, deliverTo: string | undefined): Promise<number> {
  await enqueue(deliverTo);
  const start = () => startChild("./serve-service.ts", { ...common, role: "worker" });
  const running = await Promise.all(Array.from({ length: workers }, start));
  let counted = 0;
  let since = 0;
  for (let left = await countLeft(); left > 0; left = await countLeft()) {
    if (counted === 0 && left <= COUNT * 0.75) [counted, since] = [left, performance.now()];
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const seconds = (performance.now() - since) / 1000;
  for (const worker of running) await worker.stop();
  return counted / seconds;
}

const server = await startSlowServer();
const rows = [];
for (const [destination, deliverTo] of [
  ["folder", undefined],
  [`server that takes ${SLOW} ms`, server.url],
] as const) {
  const one = await measure(1, deliverTo);
  const two = await measure(2, deliverTo);
  const ratio = Number((two / one).toFixed(2));
  rows.push({ destination, "one worker/s": Math.round(one), "two/s": Math.round(two), ratio });
}
server.close();
await client.end();
await rm(data, { recursive: true, force: true });
if (values.json) console.log(JSON.stringify(rows, undefined, 2));
else console.table(rows);
