// Requests per second and their cost for the server: lists compared with the bare stub, which responds with a prepared
// page, and acceptance of exports under load, on the embedded database and on PostgreSQL. Each server is its own process.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { recordFigures } from "@document-export/bench";
import { request } from "undici";
import { callMany, type Calls } from "./call.ts";
import { startChild, type Child } from "./child.ts";
import { documentOf } from "./document.ts";
import { openPostgres } from "./postgres.ts";

const { values } = parseArgs({
  options: { count: { type: "string", default: "10000" }, json: { type: "boolean" } },
});
const COUNT = Number(values.count);
const CALLERS = 16;
const ROUNDS = 5;
const FILE = documentOf(1);
const RECORDS = 1000;
const PAGES = RECORDS / 50;
/** A page of fifty records has more characters than this. */
const MIN_PAGE_CHARS = 10_000;

/** Requests a different page of the thousand records each time, with as little cost in the caller as possible. */
async function list({ url, token }: Child, index: number): Promise<void> {
  const path = `${url}/v2/document-exports?pageNo=${1 + (index % PAGES)}`;
  const answer = await request(path, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.body.text();
  if (answer.statusCode !== 200 || text.length < MIN_PAGE_CHARS) throw new Error(text);
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

interface Measured extends Calls {
  /** Processor time per request, in milliseconds. */
  readonly cpu: number;
}

type Call = (child: Child, index: number) => Promise<void>;

async function measure(child: Child, call: Call, count: number): Promise<Measured> {
  const before = child.cpu();
  const calls = await callMany(count, CALLERS, (index) => call(child, index));
  return { ...calls, cpu: (child.cpu() - before) / count };
}

/** Servers take turns, so that all see the same conditions; the round with the median rate counts. */
async function measureInTurns(children: ReadonlyMap<string, Child>, call: Call, count: number) {
  const rounds = new Map([...children.keys()].map((name) => [name, [] as Measured[]]));
  for (const child of children.values()) await measure(child, call, Math.ceil(count / 2));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, child] of children)
      rounds.get(name)?.push(await measure(child, call, Math.ceil(count / ROUNDS)));
  }
  return [...rounds].flatMap(([name, measured]) => {
    const middle = measured.sort((a, b) => a.rate - b.rate)[Math.floor(ROUNDS / 2)];
    return middle ? [{ name, ...middle }] : [];
  });
}

const data = await mkdtemp(join(tmpdir(), "document-export-bench-"));
const postgres = await openPostgres();
const bare = await startChild("./serve-stub.ts", {});
const services = new Map([
  ["embedded", await startChild("./serve-service.ts", { data, records: RECORDS })],
]);
if (postgres) {
  const input = { data: `${data}-2`, databaseUrl: postgres.url, records: RECORDS };
  services.set("PostgreSQL", await startChild("./serve-service.ts", input));
}
const lists = await measureInTurns(new Map([["bare stub", bare], ...services]), list, COUNT);
const accepted = await measureInTurns(services, accept, Math.ceil(COUNT / 4));
for (const child of [bare, ...services.values()]) await child.stop();
await postgres?.stop();
for (const folder of [data, `${data}-2`]) await rm(folder, { recursive: true, force: true });

const bareRate = lists[0]?.rate ?? Number.NaN;
const rows = [
  ...lists.map((row) => ({ what: `list, ${row.name}`, ...row, ratio: row.rate / bareRate })),
  ...accepted.map((row) => ({ what: `acceptance, ${row.name}`, ...row, ratio: undefined })),
].map(({ what, rate, ratio, p50, p99, cpu }) => ({
  what,
  "requests/s": rate,
  "of the bare stub": ratio && Number(ratio.toFixed(2)),
  "p50 ms": p50,
  "p99 ms": p99,
  "processor ms a request": Number(cpu.toFixed(2)),
}));
const bareCpu = lists[0]?.cpu ?? Number.NaN;
recordFigures(
  "service",
  lists.map(({ name, cpu }) => ({
    scenario: "A list request, 16 callers",
    candidate: name,
    value: cpu,
    unit: "ms of CPU",
    better: "less",
    own: name !== "bare stub",
    ratio: cpu / bareCpu,
  })),
);
recordFigures(
  "service",
  accepted.map(({ name, cpu }) => ({
    scenario: "Acceptance of an export, 16 callers",
    candidate: name,
    value: cpu,
    unit: "ms of CPU",
    better: "less",
    own: true,
  })),
);
if (values.json) console.log(JSON.stringify(rows, undefined, 2));
else console.table(rows);
