// Memory of the service in its own process: idle, idle again after thousands of exports, and during many concurrent large
// uploads, each in a new connection whose caller waits as long as needed.
import { openAsBlob } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { recordFigures } from "@document-export/bench";
import { Agent, fetch, FormData } from "undici";
import { callMany } from "./call.ts";
import type { Child } from "./child.ts";
import { documentOf } from "./document.ts";
import { openService } from "./whole-service.ts";

const MEBIBYTE = 1024 * 1024;
/** In seconds. */
const SETTLE = 30;
const EXPORTS = 16_000;
const BATCH = 4_000;
const CALLERS = 8;
const { values } = parseArgs({
  options: {
    uploads: { type: "string", default: "100" },
    size: { type: "string", default: String(30 * MEBIBYTE) },
    json: { type: "boolean" },
  },
});
const uploads = Number(values.uploads);
const data = await mkdtemp(join(tmpdir(), "document-export-bench-"));
const path = join(data, "document.json");
await writeFile(path, documentOf(Number(values.size)));
const file = await openAsBlob(path, { type: "application/json" });
const service = await openService({ data });
const { child } = service;
const idle = await settledMemory(child);
const afterExports: { readonly exports: number; readonly MiB: number }[] = [];
for (let exports = BATCH; exports <= EXPORTS; exports += BATCH) {
  await service.run(BATCH, CALLERS);
  afterExports.push({ exports, MiB: await settledMemory(child) });
}
const patient = new Agent({ headersTimeout: 0, bodyTimeout: 0 });
const statuses = new Map<number, number>();
const started = performance.now();
const { p50 } = await callMany(uploads, uploads, async () => {
  const body = new FormData();
  body.append("file", file);
  body.append("options", JSON.stringify({ destination: child.destination }));
  const { status } = await fetch(`${child.url}/v2/export/hosted-docs`, {
    dispatcher: patient,
    method: "POST",
    headers: { authorization: `Bearer ${child.token}` },
    body,
  });
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
});
const { peak } = child.memory();
const result = {
  "idle MiB": idle,
  [`MiB after ${afterExports.map((each) => each.exports).join(", ")} exports`]: afterExports
    .map(({ MiB }) => MiB)
    .join(", "),
  [`peak MiB, ${uploads} uploads of ${Math.round(file.size / MEBIBYTE)} MiB at once`]: peak,
  answers: [...statuses].map(([status, count]) => `${count} × ${status}`).join(", "),
  "seconds until the last answer": Math.round((performance.now() - started) / 1000),
  "until half of them": Math.round(p50 / 1000),
};
await service.close();
await rm(data, { recursive: true, force: true });
recordFigures(
  "service",
  [
    { candidate: "idle", value: idle },
    ...afterExports.map(({ exports, MiB }) => ({
      candidate: `idle after ${exports.toLocaleString("en")} exports`,
      value: MiB,
    })),
    {
      candidate: `at most, ${uploads} uploads of ${Math.round(file.size / MEBIBYTE)} MiB at once`,
      value: peak,
    },
  ].map((figure) => ({ ...figure, scenario: "Memory", unit: "MiB", better: "less", own: true })),
);
if (values.json) console.log(JSON.stringify(result, undefined, 2));
else console.table([result]);

/** After the start, V8 compiles hot code for some more seconds, which temporarily takes much memory. */
async function settledMemory({ memory }: Child): Promise<number> {
  const samples: number[] = [];
  for (let second = 0; second < SETTLE; second += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    samples.push(memory().now);
  }
  return Math.min(...samples);
}
