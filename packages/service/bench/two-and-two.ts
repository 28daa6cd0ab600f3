// Fate of accepted exports while one of two APIs and one of two workers are killed with -9, step by step.
// `DATABASE_URL` names an empty PostgreSQL database. Exits with 1 if an export did not finish exactly once.
import { spawn, execFileSync, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Client } from "pg";

const { values } = parseArgs({
  options: { count: { type: "string", default: "120" }, callers: { type: "string", default: "8" } },
});
const count = Number(values.count);
const databaseUrl = process.env["DATABASE_URL"];
if (!databaseUrl) throw new Error("Set DATABASE_URL to an empty PostgreSQL database.");
const main = fileURLToPath(new URL("../dist/operator/main.js", import.meta.url));
const file = await readFile(new URL("../demo/quarterly-report.json", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "document-export-two-"));
const env = {
  ...process.env,
  DOCUMENT_EXPORT_SECRET_KEY: Buffer.alloc(32).toString("base64"),
  LOG_LEVEL: "error",
  PORT: "0",
};
const begun = performance.now();

/** Prints a line of the transcript, with the seconds since the start. */
function print(line: string): void {
  console.log(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${line}`);
}

/** Runs an operator's command and returns what it printed. */
function command(...args: string[]): string {
  const output = execFileSync(process.execPath, [main, ...args], { env })
    .toString()
    .trim();
  const shown = args.map((arg) => (/[^\w=-]/.test(arg) ? `'${arg}'` : arg)).join(" ");
  print(`$ document-export ${shown}\n          ${output.replace(/^de_.+/, "de_…")}`);
  return output;
}

interface Running {
  readonly process: ChildProcess;
  readonly url: string;
}

async function serve(role: "api" | "worker"): Promise<Running> {
  const child = spawn(process.execPath, [main, "serve"], {
    env: { ...env, DOCUMENT_EXPORT_ROLE: role },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const url = /listening on (\S+)/.exec(line.toString())?.[1] ?? "";
  print(`$ DOCUMENT_EXPORT_ROLE=${role} document-export serve   # process ${child.pid}, ${url}`);
  return { process: child, url };
}

async function kill({ process: { pid }, process }: Running, what: string): Promise<void> {
  const exited = once(process, "exit");
  process.kill("SIGKILL");
  await exited;
  print(`$ kill -9 ${pid}   # ${what}; ${accepted.size} of ${count} accepted; ${await states()}`);
}

const client = new Client({ connectionString: databaseUrl });
await client.connect();
const rowOf = async (query: string) => (await client.query<Record<string, number>>(query)).rows[0];

async function states(): Promise<string> {
  const row = await rowOf(`select count(*) filter (where status = 'queued')::int as queued,
    count(*) filter (where status = 'processing')::int as processing,
    count(*) filter (where status = 'done')::int as done,
    count(*) filter (where status = 'failed')::int as failed from jobs`);
  return Object.entries(row ?? {})
    .map(([state, jobs]) => `${jobs} ${state}`)
    .join(", ");
}

command("migrate");
const workspace = command("workspaces", "add", "Two and two");
const inside = ["--workspace", workspace];
const source = command("connections", "add", "google-docs", "Documents", ...inside);
const set = ["--set", `folder=${folder}`];
const destination = command("connections", "add", "directory", "Folder", ...inside, ...set);
const token = command("tokens", "create", "--source", source);
const apis = [await serve("api"), await serve("api")];
const workers = [await serve("worker"), await serve("worker")];

/** Idempotency keys of the requests that a caller saw accepted, with their jobs. */
const accepted = new Map<string, string>();
let broken = 0;
const alive = [...apis];

/** Retries with one key until an API accepts, so an accepted export without a response is not requested twice. */
async function ask(index: number): Promise<void> {
  const key = randomUUID();
  const body = new FormData();
  body.append("file", new Blob([file], { type: "application/json" }));
  body.append("options", JSON.stringify({ destination: Number(destination) }));
  const headers = { authorization: `Bearer ${token}`, "idempotency-key": key };
  for (let turn = index; !accepted.has(key); turn += 1) {
    const api = alive[turn % alive.length]?.url ?? "";
    const answer = await fetch(`${api}/v2/export/hosted-docs`, {
      method: "POST",
      body,
      headers,
    }).catch(() => undefined);
    if (answer?.status !== 202) broken += 1;
    else accepted.set(key, ((await answer.json()) as { id: string }).id);
  }
}

const turns = Array.from({ length: count }).keys();
const callers = Array.from({ length: Number(values.callers) }, async () => {
  for (const index of turns) await ask(index);
});
const until = async (condition: () => boolean | Promise<boolean>) => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 10));
};
await until(() => accepted.size >= count / 3);
// Callers keep sending requests to its address, as if they did not know.
await kill(apis[0] ?? raise(), "an API");
await until(() => accepted.size >= (count * 2) / 3);
const busy = "select count(*)::int as jobs from jobs where status = 'processing'";
await until(async () => ((await rowOf(busy))?.["jobs"] ?? 0) > 0);
await kill(workers[0] ?? raise(), "a worker");
await Promise.all(callers);
print(`all ${count} accepted; ${broken} requests broke and were repeated; ${await states()}`);
const open = "select count(*)::int as jobs from jobs where status in ('queued', 'processing')";
await until(async () => (await rowOf(open))?.["jobs"] === 0);
print(`all ended; ${await states()}`);

/** Each of these figures must equal the number of exports. */
const jobs = `'{${[...accepted.values()].join(",")}}'::uuid[]`;
const result = {
  accepted: accepted.size,
  ...(await rowOf(`select count(*)::int as jobs,
    count(*) filter (where id = any(${jobs}) and status = 'done')::int as "accepted and done" from jobs`)),
  ...(await rowOf(`select count(*)::int as records, count(distinct job_id)::int as "records of different jobs",
    max(number)::int as "last number of a record" from document_exports`)),
  files: (await readdir(folder)).length,
};
console.table(result);
const more = await rowOf(`select (select count(*)::int from uploads) as uploads,
  count(*) filter (where attempt > 1)::int as again from jobs`);
print(
  `${more?.["uploads"]} uploads left over; ${more?.["again"]} jobs were claimed by a second worker`,
);
for (const { process } of [...apis, ...workers].filter(
  ({ process }) => process.signalCode === null,
)) {
  const exited = once(process, "exit");
  process.kill("SIGTERM");
  await exited;
  print(`$ kill ${process.pid}   # ended with ${process.exitCode}`);
}
await client.end();
await rm(folder, { recursive: true, force: true });
const isComplete =
  Object.values(result).every((value) => value === count) && more?.["uploads"] === 0;
print(
  isComplete ? "every accepted export ended once" : "FAILED: not every accepted export ended once",
);
process.exitCode = isComplete ? 0 : 1;

function raise(): never {
  throw new Error("Two of each were started.");
}
