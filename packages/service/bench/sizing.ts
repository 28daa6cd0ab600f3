// Cost of an export by document size: processor time of the service with its conversion processes, and growth of the
// database until retention. Exports per second on one core follow from the processor time.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { documentOf } from "./document.ts";
import { openService } from "./whole-service.ts";

const { values } = parseArgs({ options: { json: { type: "boolean" } } });
const KiB = 1024;
/** Document sizes in KiB, and the number of exports of each, after a warm-up of a tenth of that. */
const SIZES = [
  [2, 1500],
  [64, 300],
  [256, 120],
  [1024, 40],
  [4096, 12],
] as const;
const CALLERS = 4;
const root = await mkdtemp(join(tmpdir(), "document-export-bench-"));

async function databaseBytes(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^document_export_database_size_bytes (\S+)$/m.exec(text)?.[1]);
}

async function measure(size: number, count: number) {
  const data = join(root, String(size));
  const file = documentOf(size * KiB);
  const service = await openService({ data, metrics: true }, file);
  await service.run(Math.ceil(count / 10), CALLERS);
  const before = { cpu: service.child.cpuOfAll(), bytes: await databaseBytes(service.child.url) };
  await service.run(count, CALLERS);
  const cpu = (service.child.cpuOfAll() - before.cpu) / count;
  const growth = (await databaseBytes(service.child.url)) - before.bytes;
  await service.close();
  return {
    "document KiB": size,
    "processor ms": Math.round(cpu * 10) / 10,
    "exports a second and core": Math.round((1000 / cpu) * 10) / 10,
    "database bytes": Math.round(growth / count),
  };
}

const rows = [];
for (const [size, count] of SIZES) rows.push(await measure(size, count));
if (values.json) console.log(JSON.stringify(rows));
else console.table(rows);
await rm(root, { recursive: true, force: true });
