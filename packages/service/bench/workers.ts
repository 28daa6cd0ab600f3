// How fast one worker process and two finish the same number of exports on PostgreSQL, which `DATABASE_URL` names.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { callMany } from "./call.ts";
import { startChild } from "./child.ts";
import { documentOf } from "./document.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "200" },
    size: { type: "string", default: "100000" },
    json: { type: "boolean" },
  },
});
const databaseUrl = process.env["DATABASE_URL"];
if (!databaseUrl) throw new Error("Set DATABASE_URL to a PostgreSQL database for this bench.");
const count = Number(values.count);
const file = new Blob([documentOf(Number(values.size))], { type: "application/json" });
const data = await mkdtemp(join(tmpdir(), "document-export-bench-"));
const secretKey = Buffer.alloc(32).toString("base64");
const common = { data, databaseUrl, secretKey, records: 0 };
const client = new Client({ connectionString: databaseUrl });
await client.connect();

/** Seconds that `workers` processes take for exports that wait already. */
async function measure(workers: number): Promise<number> {
  const api = await startChild("./serve-service.ts", { ...common, role: "api" });
  await callMany(count, 8, async () => {
    const body = new FormData();
    body.append("file", file);
    body.append("options", JSON.stringify({ destination: api.destination }));
    const headers = { authorization: `Bearer ${api.token}` };
    const answer = await fetch(`${api.url}/v2/export/hosted-docs`, {
      method: "POST",
      headers,
      body,
    });
    if (answer.status !== 202) throw new Error(await answer.text());
    await answer.arrayBuffer();
  });
  await api.stop();
  const start = () => startChild("./serve-service.ts", { ...common, role: "worker" });
  const started = performance.now();
  const running = await Promise.all(Array.from({ length: workers }, start));
  for (let left = count; left > 0;) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const query = "select count(*)::int as left from jobs where status in ('queued', 'processing')";
    ({ left } = (await client.query<{ left: number }>(query)).rows[0] ?? { left: 0 });
  }
  const seconds = (performance.now() - started) / 1000;
  for (const worker of running) await worker.stop();
  return seconds;
}

const rows = [];
for (const workers of [1, 2]) {
  const seconds = await measure(workers);
  rows.push({ workers, "finishes/s": Math.round(count / seconds) });
}
await client.end();
await rm(data, { recursive: true, force: true });
if (values.json) console.log(JSON.stringify(rows, undefined, 2));
else console.table(rows);
