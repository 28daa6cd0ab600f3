// Impact of one workspace's hostile documents on another: how long small exports take to be accepted and finished with
// and without the attacker, alternating within one run. `DATABASE_URL` adds PostgreSQL.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { hostileDocument, type HostileKind } from "@document-export/hostile-documents";
import { Agent, fetch, FormData } from "undici";
import { startChild, type Child, type Tenant } from "./child.ts";
import { documentOf } from "./document.ts";

const MiB = 1024 * 1024;
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "20" },
    attackers: { type: "string", default: "8" },
    json: { type: "boolean" },
  },
});
const KINDS: readonly HostileKind[] = [
  "special-characters",
  "many-bold-runs",
  "empty-elements",
  "nested-tables",
];
const SIZES = [64 * 1024, MiB, 8 * MiB];
const FORMATS = ["html", "markdown", "docx", "text"];
const SMALL = documentOf(2048);
const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0 });
const hostile = KINDS.flatMap((kind) => SIZES.map((size) => hostileDocument(kind, size)));

interface Times {
  readonly accepted: number[];
  readonly finished: number[];
}

async function measure(storage: string, databaseUrl: string | undefined) {
  const data = await mkdtemp(join(tmpdir(), "document-export-bench-"));
  const input = { data, records: 0, others: 1, ...(databaseUrl && { databaseUrl }) };
  const child = await startChild("./serve-service.ts", input);
  const [attacker = child] = child.others;
  await exportSmall(child, 10_000, emptyTimes());
  const [quiet, attacked] = [emptyTimes(), emptyTimes()];
  const duration = Number(values.seconds) * 1000;
  for (let round = 0; round < Number(values.rounds); round += 1) {
    await exportSmall(child, duration, quiet);
    const stop = startAttack(child, attacker);
    await exportSmall(child, duration, attacked);
    await stop();
  }
  await child.stop();
  await rm(data, { recursive: true, force: true });
  return (["accepted", "finished"] as const).flatMap((step) =>
    [0.5, 0.99].map((part) => row(storage, step, part, quiet, attacked)),
  );
}

function emptyTimes(): Times {
  return { accepted: [], finished: [] };
}

function row(storage: string, step: keyof Times, part: number, quiet: Times, attacked: Times) {
  const [alone, beside] = [at(quiet[step], part), at(attacked[step], part)];
  return {
    storage,
    step: `${step} p${part * 100}`,
    "alone ms": alone,
    "with attacker ms": beside,
    ratio: Math.round((beside / alone) * 10) / 10,
    exports: `${quiet[step].length} / ${attacked[step].length}`,
  };
}

function at(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 10) / 10;
}

/** Exports one document after another for `duration` milliseconds. */
async function exportSmall(child: Child, duration: number, times: Times): Promise<void> {
  const until = performance.now() + duration;
  while (performance.now() < until) {
    const key = crypto.randomUUID();
    const started = performance.now();
    await ask(child, child, SMALL, "markdown", { "idempotency-key": key });
    times.accepted.push(performance.now() - started);
    // A retry with the same key gets its response when the job has ended.
    await ask(child, child, SMALL, "markdown", { "idempotency-key": key, prefer: "wait=60" });
    times.finished.push(performance.now() - started);
  }
}

/** Sends hostile documents, several at a time, each as soon as the previous one has ended, until it is stopped. */
function startAttack(child: Child, attacker: Tenant): () => Promise<void> {
  const stopping = new AbortController();
  let sent = 0;
  const attack = async () => {
    while (!stopping.signal.aborted) {
      const index = (sent += 1);
      const file = hostile[index % hostile.length] ?? "";
      const format = FORMATS[index % FORMATS.length] ?? "html";
      await ask(child, attacker, file, format, { prefer: "wait=10" });
    }
  };
  const running = Array.from({ length: Number(values.attackers) }, attack);
  return async () => {
    stopping.abort();
    await Promise.all(running);
  };
}

async function ask(
  { url }: Child,
  { token, destination }: Tenant,
  file: string | Uint8Array,
  format: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(Buffer.from(file))], { type: "application/json" }));
  body.append("options", JSON.stringify({ destination, conversion: { destination: format } }));
  const response = await fetch(`${url}/v2/export/hosted-docs`, {
    dispatcher,
    method: "POST",
    headers: { ...headers, authorization: `Bearer ${token}` },
    body,
  });
  const text = await response.text();
  if (![202, 422, 503].includes(response.status)) throw new Error(`${response.status}: ${text}`);
}

const rows = await measure("embedded", undefined);
const url = process.env["DATABASE_URL"];
if (url) rows.push(...(await measure("PostgreSQL", url)));
if (values.json) console.log(JSON.stringify(rows, undefined, 2));
else console.table(rows);
process.exit();
