// Throughput of many workers on one PostgreSQL database and its cost, compared with the model of `docs/scale.md`.
// `DATABASE_URL` names an empty database; conversions are stubbed, so the database is the bottleneck.
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { callMany, postExport } from "./call.ts";
import { startChild } from "./child.ts";
import { documentOf } from "./document.ts";

const { values } = parseArgs({
  options: {
    workers: { type: "string", default: "100" },
    processes: { type: "string", default: "4" },
    /** Concurrent exports per worker. */
    slots: { type: "string", default: "4" },
    /** Duration of a stubbed conversion, in milliseconds. */
    conversion: { type: "string", default: "0" },
    count: { type: "string", default: "2000" },
    connections: { type: "string", default: "2" },
    /** Seconds for which idle workers are observed. */
    idle: { type: "string", default: "10" },
    /** Process id of the PostgreSQL server, if it runs on this machine. */
    postmaster: { type: "string", default: "0" },
  },
});
const number = (name: keyof typeof values) => Number(values[name]);
const databaseUrl = process.env["DATABASE_URL"];
if (!databaseUrl) throw new Error("Set DATABASE_URL to an empty PostgreSQL database.");
const COUNT = number("count");
const data = await mkdtemp(join(tmpdir(), "document-export-capacity-"));
const secretKey = Buffer.alloc(32).toString("base64");
const common = { data, databaseUrl, secretKey };
const client = new Client({ connectionString: process.env["ADMIN_URL"] ?? databaseUrl });
await client.connect();

interface Cost {
  readonly seconds: number;
  readonly commits: number;
  readonly wal: number;
  readonly size: number;
  readonly rows: number;
  /** Processor time of all its processes in milliseconds; 0 if the server is on another machine. */
  readonly cpu: number;
}

const TICK_MS = 10;

/** The parent's figure includes server processes that have exited. */
function databaseCpu(): number {
  const postmaster = number("postmaster");
  if (postmaster === 0) return 0;
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8");
  const ticks = (pid: string | number, fields: readonly number[]) => {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return fields.reduce((sum, field) => sum + Number(stat[field]), 0);
  };
  const running = children.trim().split(" ");
  const own = running.reduce((sum, pid) => sum + ticks(pid, [11, 12]), 0);
  return (own + ticks(postmaster, [11, 12, 13, 14])) * TICK_MS;
}

async function costNow(): Promise<Cost> {
  // Statistics of other sessions arrive late.
  await setTimeout(1000);
  const { rows } = await client.query<Omit<Cost, "cpu">>(`select
    extract(epoch from clock_timestamp())::float8 as seconds, xact_commit::float8 as commits,
    (pg_current_wal_lsn() - '0/0')::float8 as wal, pg_database_size(current_database())::float8 as size,
    (tup_inserted + tup_updated + tup_deleted)::float8 as rows
    from pg_stat_database where datname = current_database()`);
  const [row] = rows;
  if (!row) throw new Error("The database has no statistics.");
  return { ...row, cpu: databaseCpu() };
}

function between(from: Cost, to: Cost): Cost {
  const difference = (name: keyof Cost) => to[name] - from[name];
  return {
    seconds: difference("seconds"),
    commits: difference("commits"),
    wal: difference("wal"),
    size: difference("size"),
    rows: difference("rows"),
    cpu: difference("cpu"),
  };
}

async function countOf(query: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(query);
  return rows[0]?.count ?? 0;
}

const api = await startChild("./serve-service.ts", { ...common, role: "api", records: 0 });
const file = new Blob([documentOf(2000)], { type: "application/json" });
const beforeAccept = await costNow();
const accepted = await callMany(COUNT, 16, () => postExport(api, file));
const accepting = between(beforeAccept, await costNow());

/** Tasks wait for the workers, which all start at the same time. */
const setStart = (start: string) =>
  client.query(
    `update pgboss.job set start_after = ${start} where name = 'exports' and state < 'active'`,
  );
await setStart("now() + interval '1 hour'");

const PROCESSES = number("processes");
const children = await Promise.all(
  Array.from({ length: PROCESSES }, (_, index) =>
    startChild("./capacity-workers.ts", {
      ...common,
      count: Math.floor((number("workers") + index) / PROCESSES),
      conversion: number("conversion"),
      databaseConnections: number("connections"),
      workers: { exports: number("slots"), deliveries: 0 },
    }),
  ),
);
const sessions = "select count(*)::int from pg_stat_activity where datname = current_database()";
const left = "select count(*)::int from jobs where status in ('queued', 'processing')";
const beforeIdle = await costNow();
await setTimeout(number("idle") * 1000);
const beforeWork = await costNow();
const idle = between(beforeIdle, beforeWork);
await setStart("now()");
const begun = performance.now();
let connections = 0;
while ((await countOf(left)) > 0) {
  connections = Math.max(connections, await countOf(sessions));
  await setTimeout(50);
}
const seconds = (performance.now() - begun) / 1000;
const working = between(beforeWork, await costNow());
const round = (value: number) => Math.round(value * 100) / 100;
console.table({
  workers: number("workers"),
  "slots of all": number("workers") * number("slots"),
  "accepted/s": accepted.rate,
  "commits to accept one": round(accepting.commits / COUNT),
  "WAL bytes to accept one": Math.round(accepting.wal / COUNT),
  "finished/s": round(COUNT / seconds),
  "commits to finish one": round(working.commits / COUNT),
  "WAL bytes to finish one": Math.round(working.wal / COUNT),
  "rows changed by one": round((accepting.rows + working.rows) / COUNT),
  "bytes of the database by one": Math.round((accepting.size + working.size) / COUNT),
  "processor ms of the database to accept one": round(accepting.cpu / COUNT),
  "processor ms of the database to finish one": round(working.cpu / COUNT),
  "processor ms/s of the database, idle": round(idle.cpu / idle.seconds),
  "idle commits/s": round(idle.commits / idle.seconds),
  "idle commits/s of a worker": round(idle.commits / idle.seconds / number("workers")),
  connections,
});
for (const child of [...children, api]) await child.stop();
await client.end();
await rm(data, { recursive: true, force: true });
