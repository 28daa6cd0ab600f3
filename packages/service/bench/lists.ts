// Cost of a page of records through the whole service, by its depth and by the number of records. `--rows 10000` sets
// the maximum; `DATABASE_URL` adds PostgreSQL to the embedded database.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { recordFigures } from "@document-export/bench";
import { sql } from "kysely";
import { createDemoWorkspace, startService } from "../dist/experimental.js";
import { addRecords } from "./add-records.ts";

const { values } = parseArgs({
  options: { rows: { type: "string", default: "1000000" }, json: { type: "boolean" } },
});
const most = Number(values.rows);
const sizes = [1000, 10_000, 100_000, 1_000_000].filter((size) => size <= most);
const ROUNDS = 150;
const PAGE_SIZE = 50;
/** Requests larger pages until the code is compiled: otherwise the first page would take three times as long. */
const WARM_UP_SIZES = Array.from({ length: PAGE_SIZE }, (_, index) => PAGE_SIZE + 1 + index);
const QUIET = { port: 0, logLevel: "silent", limits: { requestsPerMinute: 10_000_000 } } as const;

async function measure(kind: string, databaseUrl: string | undefined) {
  const data = await mkdtemp(join(tmpdir(), "document-export-bench-"));
  const service = await startService({ ...QUIET, data, ...(databaseUrl && { databaseUrl }) });
  const { db } = service.storage;
  const demo = await createDemoWorkspace(db, join(data, "exports"));
  const rows: object[] = [];
  let added = 0;
  for (const [step, size] of sizes.entries()) {
    await addRecords(db, demo, size - added);
    added = size;
    if (step === 0) await warmUp(service.url, demo.token, size);
    // A different page size per step: none of these pages is cached yet.
    const pageSize = PAGE_SIZE - step;
    const last = Math.floor(size / pageSize);
    const rounds = Math.min(ROUNDS, Math.floor(last / 3));
    const pages = { first: 1, middle: Math.ceil(last / 2), last };
    const times = await timePages(service.url, demo.token, pageSize, pages, rounds);
    rows.push({ storage: kind, records: size, ...times });
    for (const page of ["first", "last"] as const)
      recordFigures("service", [
        {
          scenario: "A page of 50 records",
          candidate: `${kind}, ${page} page`,
          value: times[`${page} ms`],
          unit: "ms",
          better: "less",
          own: true,
          at: { x: size, unit: "records" },
        },
      ]);
  }
  const plan = await planOfLastPage(db, demo.workspace, added);
  await service.stop();
  await rm(data, { recursive: true, force: true });
  return { rows, plan };
}

async function warmUp(url: string, token: string, records: number): Promise<void> {
  for (const pageSize of WARM_UP_SIZES)
    for (let page = 1; page * pageSize <= records; page += 1)
      await readPage(url, token, page, pageSize);
}

async function readPage(url: string, token: string, page: number, size: number): Promise<void> {
  const response = await fetch(`${url}/v2/document-exports?pageNo=${page}&pageSize=${size}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { items } = (await response.json()) as { items: unknown[] };
  if (items.length !== size) throw new Error(`Page ${page} has ${items.length} items.`);
}

/**
 * Returns medians in milliseconds. The pages take turns, so that all see the same conditions, and each round requests a
 * neighbour page that was not requested before, because pages are cached once read.
 */
async function timePages(
  url: string,
  token: string,
  pageSize: number,
  pages: Record<string, number>,
  rounds: number,
) {
  const samples = new Map(Object.keys(pages).map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, begin] of Object.entries(pages)) {
      const page = name === "last" ? begin - round : begin + round;
      const started = performance.now();
      await readPage(url, token, page, pageSize);
      samples.get(name)?.push(performance.now() - started);
    }
  }
  const [first = 1, middle = 1, last = 1] = [...samples.values()].map(median);
  return {
    "first ms": round(first),
    "middle ms": round(middle),
    "last ms": round(last),
    "last / first": round(last / first),
  };
}

async function planOfLastPage(
  db: Parameters<typeof addRecords>[0],
  workspace: number,
  rows: number,
) {
  const { rows: lines } = await sql<Record<string, string>>`
    explain select * from document_exports where workspace_id = ${workspace}
      and number > ${rows - PAGE_SIZE} and number <= ${rows} order by number`.execute(db);
  return lines.flatMap((line) => Object.values(line)).join("\n");
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function round(value: number): number {
  return Number(value.toFixed(2));
}

const results = [await measure("embedded", undefined)];
const url = process.env["DATABASE_URL"];
if (url) results.push(await measure("PostgreSQL", url));
if (values.json) console.log(JSON.stringify(results, undefined, 2));
else {
  console.table(results.flatMap(({ rows }) => rows));
  console.log(`Plan of the last page:\n${results.at(-1)?.plan}`);
}
