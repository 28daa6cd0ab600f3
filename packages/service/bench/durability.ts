// Cost of fsync for the embedded database: exports finished per second with the durability `full` and with `relaxed`,
// alternating on one disk, with few callers and with many. `TMPDIR` selects the disk to measure; on a memory file
// system fsync costs nothing.
import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { median } from "./median.ts";
import { openService } from "./whole-service.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "600" },
    rounds: { type: "string", default: "7" },
    json: { type: "boolean" },
  },
});
const COUNT = Number(values.count);
const ROUNDS = Number(values.rounds);
const CALLERS = [1, 8, 32];
/** In milliseconds. */
const WARM_UP = 10_000;
const SYNCS = 200;

const root = await mkdtemp(join(tmpdir(), "document-export-bench-"));
const open = async (durability: string) => {
  const data = join(root, durability);
  await mkdir(data);
  return openService({ data, durability });
};
const [full, relaxed] = [await open("full"), await open("relaxed")];
const until = performance.now() + WARM_UP;
while (performance.now() < until) for (const { run } of [full, relaxed]) await run(COUNT / 4, 32);
const rows = [];
for (const callers of CALLERS) {
  const count = callers === 1 ? COUNT / 4 : COUNT;
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [first, second] = round % 2 === 0 ? [full, relaxed] : [relaxed, full];
    const one = await first.run(count, callers);
    const other = await second.run(count, callers);
    const [durable, loose] = round % 2 === 0 ? [one, other] : [other, one];
    rounds.push({ durable, loose });
  }
  rows.push({
    callers,
    "full/s": Math.round(median(rounds.map(({ durable }) => durable.finished))),
    "relaxed/s": Math.round(median(rounds.map(({ loose }) => loose.finished))),
    ratio: median(rounds.map(({ durable, loose }) => durable.finished / loose.finished)).toFixed(2),
    "full p50 ms": median(rounds.map(({ durable }) => durable.p50)).toFixed(1),
    "relaxed p50 ms": median(rounds.map(({ loose }) => loose.p50)).toFixed(1),
    "sync µs": costOfSync(),
  });
}
for (const { close } of [full, relaxed]) await close();
await rm(root, { recursive: true });
if (values.json) console.log(JSON.stringify(rows, undefined, 2));
else console.table(rows);

/** Returns the time of an 8 KiB write with its fsync, in microseconds. */
function costOfSync(): number {
  const file = openSync(join(root, "sync"), "w");
  const bytes = Buffer.alloc(8192, 1);
  const times = Array.from({ length: SYNCS }, () => {
    const started = performance.now();
    writeSync(file, bytes, 0, bytes.length, 0);
    fsyncSync(file);
    return performance.now() - started;
  });
  closeSync(file);
  return Math.round(median(times) * 1000);
}
