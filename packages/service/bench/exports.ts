// Exports accepted and finished in a second by the whole service, beside the bare job engine, where a job is sent, fetched
// and completed by itself: the engine as it comes, and on the database as the service opens it. They are measured in
// turns, few callers at once and many. `DATABASE_URL` adds PostgreSQL.
//
// On ext4 a file costs many times as much for some minutes after others were deleted beside it (their inodes are not
// given again so soon), such as by the run before: the service writes files and the engine none. `TMPDIR` names another
// place; the column `file µs` tells what a file costs.
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { recordFigures } from "@document-export/bench";
import { benchEngine, openOurEngine, openOwnEngine } from "./bare-engine.ts";
import { costOfFile } from "./cost-of-file.ts";
import { median } from "./median.ts";
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
/** In milliseconds: so long code is compiled that is met often, such as that of the embedded database. */
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

/** Medians of all rounds; a ratio is that of one round's figures, since machines change their speed. */
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
const url = process.env["DATABASE_URL"];
if (url) rows.push(...(await measure("PostgreSQL", url)));
await rm(root, { recursive: true, force: true });
if (values.json) console.log(JSON.stringify(rows, undefined, 2));
else console.table(rows);
