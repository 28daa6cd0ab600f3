// Exports accepted and finished per second by the whole service, compared with the bare job engine, where each job is
// sent, fetched and completed one by one: the engine in its default setup, and on the database as the service opens it.
// They are measured in turns, with few callers and with many, on the embedded database and on PostgreSQL.
//
// On ext4, creating a file costs many times as much for some minutes after other files in the folder were deleted
// (their inodes are not reused that soon), for example by the previous run: the service writes files and the engine
// does not. `TMPDIR` selects another place; the column `file µs` shows the cost of a file.
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { recordFigures } from "@document-export/bench";
import { benchEngine, openOurEngine, openOwnEngine } from "./bare-engine.ts";
import { costOfFile } from "./cost-of-file.ts";
import { median } from "./median.ts";
import { openPostgres } from "./postgres.ts";
import { openService } from "./whole-service.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "600" },
    rounds: { type: "string", default: "5" },
    json: { type: "boolean" },
  },
});
const COUNT = Number(values.count);
const ROUNDS = Number(values.rounds);
const FEW = 8;
const MANY = 32;
/** In milliseconds: hot code, such as that of the embedded database, is still being compiled until then. */
const WARM_UP = 10_000;
const root = await mkdtemp(join(tmpdir(), "document-export-bench-"));

async function measure(storage: string, databaseUrl: string | undefined) {
  const input = (part: string) => ({
    data: join(root, storage, part),
    ...(databaseUrl && { databaseUrl }),
  });
  await mkdir(join(root, storage));
  const own = await benchEngine(await openOwnEngine(input("own")));
  const ours = await benchEngine(await openOurEngine(input("ours")));
  const service = await openService(input("service"));
  for (const { run } of [own, ours, service]) await warmUp(run);
  const rows = [];
  for (const callers of [FEW, MANY]) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        own: await own.run(COUNT, callers),
        ours: await ours.run(COUNT, callers),
        whole: await service.run(COUNT, callers),
      });
    const row = summary(rounds);
    rows.push({ storage, callers, ...row, "file µs": costOfFile(root) });
    const at = { x: callers, unit: "callers" };
    const common = { scenario: `Exports finished, ${storage}`, unit: "a second", at } as const;
    recordFigures("service", [
      { ...common, candidate: "the service", value: row["finishes/s"], better: "more", own: true },
      { ...common, candidate: "the job engine alone", value: row["engine alone"], better: "more" },
    ]);
  }
  for (const { close } of [service, ours, own]) await close();
  return rows;
}

async function warmUp(run: (count: number, callers: number) => Promise<unknown>): Promise<void> {
  const until = performance.now() + WARM_UP;
  while (performance.now() < until) await run(COUNT, MANY);
}

interface Bare {
  readonly accepted: number;
  readonly finished: number;
}

interface Round {
  readonly own: Bare;
  readonly ours: Bare;
  readonly whole: Bare & { readonly p50: number; readonly p99: number; readonly cpu: number };
}

/** Medians of all rounds; a ratio compares figures of the same round, since machines change their speed. */
function summary(rounds: readonly Round[]) {
  const of = (pick: (round: Round) => number, digits = 0) =>
    Number(median(rounds.map(pick)).toFixed(digits));
  return {
    "accepts/s": of(({ whole }) => whole.accepted),
    "p50 ms": of(({ whole }) => whole.p50, 1),
    "p99 ms": of(({ whole }) => whole.p99, 1),
    "finishes/s": of(({ whole }) => whole.finished),
    "engine alone": of(({ own }) => own.finished),
    ratio: of(({ own, whole }) => whole.finished / own.finished, 2),
    "on our database": of(({ ours }) => ours.finished),
    "ratio to that": of(({ ours, whole }) => whole.finished / ours.finished, 2),
    "processor ms": of(({ whole }) => whole.cpu, 2),
  };
}

const rows = await measure("embedded", undefined);
const postgres = await openPostgres();
if (postgres) rows.push(...(await measure("PostgreSQL", postgres.url)));
await postgres?.stop();
await rm(root, { recursive: true, force: true });
if (values.json) console.log(JSON.stringify(rows, undefined, 2));
else console.table(rows);
