// Requests in a second and what they cost the server: lists beside the bare stub, which answers with a page that it
// has at hand, and acceptance of exports under load. Each server is a process of its own. `DATABASE_URL` adds PostgreSQL.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { callMany } from "./call.ts";
import { startChild, type Child } from "./child.ts";
import { documentOf } from "./document.ts";

const { values } = parseArgs({
  options: { count: { type: "string", default: "3000" }, json: { type: "boolean" } },
});
const COUNT = Number(values.count);
const CALLERS = 16;
const FILE = documentOf(1);

async function list({ url, token }: Child): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/v2/document-exports`, { headers });
  const { items } = (await answer.json()) as { items: unknown[] };
  if (items.length !== 50) throw new Error(`The page has ${items.length} items.`);
}

async function accept({ url, token, destination }: Child): Promise<void> {
  const body = new FormData();
  body.append("file", new Blob([FILE], { type: "application/json" }));
  body.append("options", JSON.stringify({ destination }));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/v2/export/hosted-docs`, { method: "POST", headers, body });
  if (answer.status !== 202) throw new Error(await answer.text());
  await answer.arrayBuffer();
}

/** A warm server's requests in a second, and the processor time of each. */
async function measure(child: Child, call: (child: Child) => Promise<void>, count: number) {
  await callMany(Math.ceil(count / 4), CALLERS, () => call(child));
  const before = child.cpu();
  const calls = await callMany(count, CALLERS, () => call(child));
  return { ...calls, cpu: Math.round(((child.cpu() - before) / count) * 100) / 100 };
}

async function measureService(kind: string, databaseUrl: string | undefined) {
  const data = await mkdtemp(join(tmpdir(), "document-export-bench-"));
  const input = { data, records: 1000, ...(databaseUrl && { databaseUrl }) };
  const child = await startChild("./serve-service.ts", input);
  const lists = await measure(child, list, COUNT);
  const acceptance = await measure(child, accept, Math.ceil(COUNT / 4));
  await child.stop();
  await rm(data, { recursive: true, force: true });
  return [
    { what: `list, ${kind}`, ...lists },
    { what: `acceptance, ${kind}`, ...acceptance },
  ];
}

const bare = await startChild("./serve-stub.ts", {});
const rows = [{ what: "list, bare stub", ...(await measure(bare, list, COUNT)) }];
await bare.stop();
rows.push(...(await measureService("embedded", undefined)));
const url = process.env["DATABASE_URL"];
if (url) rows.push(...(await measureService("PostgreSQL", url)));
if (values.json) console.log(JSON.stringify(rows, undefined, 2));
else
  console.table(
    rows.map(({ what, rate, p50, p99, cpu }) => ({
      what,
      "requests/s": rate,
      "p50 ms": p50,
      "p99 ms": p99,
      "processor ms a request": cpu,
    })),
  );
