// Exports accepted and finished in a second by the whole service, beside the bare job engine on the same kind of
// database, where a job is one row in, one transaction each, and one completion. They are measured in turns, few callers
// at once and many. `DATABASE_URL` adds PostgreSQL.
//
// On ext4 a file costs many times as much for some minutes after others were deleted beside it (their inodes are not
// given again so soon), such as by the run before: the service writes files and the engine none. `TMPDIR` names another
// place; the column `file µs` tells what a file costs.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openEngine } from "./bare-engine.ts";
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

async function measure(storage: string, databaseUrl: string | undefined) {
  const folder = await mkdtemp(join(tmpdir(), "document-export-bench-"));
  const input = (part: string) => ({
    data: join(folder, part),
    ...(databaseUrl && { databaseUrl }),
  });
  const engine = await openEngine(input("engine"));
  const service = await openService(input("service"));
  const rows = [];
  for (const callers of [FEW, MANY]) {
    // Both run compiled code when they are measured.
    await engine.run(COUNT, callers);
    await service.run(COUNT, callers);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        bare: await engine.run(COUNT, callers),
        whole: await service.run(COUNT, callers),
      });
    rows.push({ storage, callers, ...summary(rounds), "file µs": costOfFile(folder) });
  }
  await service.close();
  await engine.close();
  await rm(folder, { recursive: true, force: true });
  return rows;
}

interface Round {
  readonly bare: Awaited<ReturnType<Awaited<ReturnType<typeof openEngine>>["run"]>>;
  readonly whole: Awaited<ReturnType<Awaited<ReturnType<typeof openService>>["run"]>>;
}

/** Medians of all rounds; the ratio is that of one round's figures, since machines change their speed. */
function summary(rounds: readonly Round[]) {
  const of = (pick: (round: Round) => number, digits = 0) =>
    Number(median(rounds.map(pick)).toFixed(digits));
  return {
    "engine accepts/s": of(({ bare }) => bare.accepted),
    "service accepts/s": of(({ whole }) => whole.accepted),
    "engine finishes/s": of(({ bare }) => bare.finished),
    "service finishes/s": of(({ whole }) => whole.finished),
    "finished ratio": of(({ bare, whole }) => whole.finished / bare.finished, 2),
    "accepted p50 ms": of(({ whole }) => whole.p50, 1),
    "accepted p99 ms": of(({ whole }) => whole.p99, 1),
    "engine processor ms": of(({ bare }) => bare.cpu, 2),
    "service processor ms": of(({ whole }) => whole.cpu, 2),
  };
}

const rows = await measure("embedded", undefined);
const url = process.env["DATABASE_URL"];
if (url) rows.push(...(await measure("PostgreSQL", url)));
if (values.json) console.log(JSON.stringify(rows, undefined, 2));
else console.table(rows);
