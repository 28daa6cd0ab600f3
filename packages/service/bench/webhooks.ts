// How long after a job ended its webhook arrives, while exports come at a steady rate. The service is its own process; this
// one exports and receives.
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { recordFigures } from "@document-export/bench";
import { quantile } from "@document-export/bench/processes";
import { postExport } from "./call.ts";
import { startChild } from "./child.ts";
import { documentOf } from "./document.ts";

const { values } = parseArgs({
  options: {
    rate: { type: "string", default: "50" },
    seconds: { type: "string", default: "30" },
  },
});
const RATE = Number(values.rate);
/** In seconds: code that runs often is compiled until then. */
const WARM_UP = 30;
const FILE = new Blob([documentOf(2048)], { type: "application/json" });
/** In milliseconds: how long the last deliveries are waited for. */
const LAST = 20_000;

/** In milliseconds, of the jobs that ended after the warm-up. */
const delays: number[] = [];
let from = Number.POSITIVE_INFINITY;
let arrived = 0;
const all = RATE * (WARM_UP + Number(values.seconds));
const { promise: complete, resolve: end } = Promise.withResolvers<void>();
const receiver = createServer((request, response) => void receive(request, response));

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { timestamp } = JSON.parse(await text(request)) as { readonly timestamp: string };
  const [now, ended] = [Date.now(), Date.parse(timestamp)];
  response.writeHead(204).end();
  if (ended >= from) delays.push(now - ended);
  arrived += 1;
  if (arrived === all) end();
}

await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
const { port } = receiver.address() as AddressInfo;

const data = await mkdtemp(join(tmpdir(), "document-export-bench-"));
const webhooks = { allowHttp: true, allowLoopback: true };
const child = await startChild("./serve-service.ts", { data, records: 0, webhooks });
const response = await fetch(`${child.url}/v2/webhooks`, {
  method: "POST",
  headers: { authorization: `Bearer ${child.token}`, "content-type": "application/json" },
  body: JSON.stringify({
    endpoint: `http://127.0.0.1:${port}/`,
    events: ["job.done"],
    connections: [child.destination],
  }),
});
if (!response.ok) throw new Error(await response.text());

const sent: Promise<void>[] = [];
const begun = performance.now();
for (let index = 0; index < all; index += 1) {
  await setTimeout(Math.max(0, begun + (index * 1000) / RATE - performance.now()));
  if (index === RATE * WARM_UP) from = Date.now();
  sent.push(postExport(child, FILE));
}
await Promise.all(sent);
await Promise.race([complete, setTimeout(LAST, undefined, { ref: false })]);
await child.stop();
receiver.close();
await rm(data, { recursive: true, force: true });
if (arrived < all) throw new Error(`Expected ${all} webhooks, got ${arrived}.`);
const rows = [
  ["half of them", 0.5],
  ["99 of 100", 0.99],
] as const;
const figures = rows.map(([candidate, part]) => ({ candidate, value: quantile(delays, part) }));
console.table(figures);
recordFigures(
  "service",
  figures.map((figure) => ({
    ...figure,
    scenario: `A webhook after its job ended, at ${RATE} exports a second`,
    unit: "ms",
    better: "less",
    own: true,
  })),
);
