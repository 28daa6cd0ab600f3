// Cost of a reader of the operator's events, such as the console, for callers of the API: calls per second at full
// speed, in short alternating slices with and without a reader. Machines speed up and slow down over minutes, so only
// adjacent slices are compared, and many of them.
import { mkdtemp, rm } from "node:fs/promises";
import { request as openRequest } from "node:http";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { callMany } from "./call.ts";
import { startChild, type Child } from "./child.ts";
import { documentOf } from "./document.ts";
import { intervalOfMedian, median } from "./median.ts";
import { connectSocket } from "../dist/control/socket-path.js";

const { values } = parseArgs({
  options: {
    load: { type: "string" },
    rounds: { type: "string", default: "100" },
    seconds: { type: "string", default: "3" },
  },
});
const MS = Number(values.seconds) * 1000;
/** Time to wait after a reader connects or leaves, before calls count. */
const SETTLING_MS = 300;
const CALLERS = 16;
/** Exports before measuring, so that hot code is compiled. */
const WARM_UP = 600;
const FILE = documentOf(1);

async function exportOne({ url, token, destination }: Child): Promise<void> {
  const body = new FormData();
  body.append("file", new Blob([FILE], { type: "application/json" }));
  body.append("options", JSON.stringify({ destination }));
  const headers = { authorization: `Bearer ${token}`, prefer: "wait=60" };
  const response = await fetch(`${url}/v2/export/hosted-docs`, { method: "POST", headers, body });
  const text = await response.text();
  if (response.status !== 202 || !text.includes('"done"')) throw new Error(text);
}

async function listOne({ url, token }: Child): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/v2/document-exports`, { headers });
  if (response.status !== 200) throw new Error(await response.text());
  await response.arrayBuffer();
}

/** Reads the events over the control socket; returns a function that stops and returns the number of events. */
async function readEvents(data: string): Promise<() => number> {
  const socket = await connectSocket(data);
  const request = openRequest("http://localhost/operator/v1/events", {
    createConnection: () => socket,
  }).end();
  const [response] = await once(request, "response");
  let events = 0;
  response.setEncoding("utf8").on("data", (text: string) => {
    events += text.split("\n\n").length - 1;
  });
  return () => {
    request.destroy();
    return events;
  };
}

const loads = [
  { what: "exports", call: exportOne },
  { what: "lists of records", call: listOne },
].filter(({ what }) => what.startsWith(values.load ?? ""));

/** Calls per second, by slice. */
interface Rates {
  readonly alone: number[];
  readonly read: number[];
}

/** Measures while callers never pause: neither slice of a pair starts with an idle service. */
async function measure(child: Child, call: (typeof loads)[number]["call"]) {
  const rates: Rates = { alone: [], read: [] };
  let calls = 0;
  let events = 0;
  const over = new AbortController();
  const callers = Array.from({ length: CALLERS }, async () => {
    for (; !over.signal.aborted; calls += 1) await call(child);
  });
  const slice = async (name: keyof Rates) => {
    const end = name === "read" ? await readEvents(data) : () => 0;
    await setTimeout(SETTLING_MS);
    const [before, started] = [calls, performance.now()];
    await setTimeout(MS);
    rates[name].push((calls - before) / ((performance.now() - started) / 1000));
    events += end();
  };
  for (let round = 0; round < Number(values.rounds); round += 1)
    // The order alternates, so that leftover work of a slice does not always hit the same side.
    for (const name of round % 2 === 0
      ? (["read", "alone"] as const)
      : (["alone", "read"] as const))
      await Promise.race([slice(name), Promise.all(callers)]);
  over.abort();
  await Promise.all(callers);
  return { rates, events };
}

const data = await mkdtemp(join(tmpdir(), "document-export-bench-"));
const { DATABASE_URL: databaseUrl } = process.env;
const child = await startChild("./serve-service.ts", { data, records: 0, databaseUrl });
await callMany(WARM_UP, CALLERS, () => exportOne(child));
const rows: object[] = [];
for (const { what, call } of loads) {
  const { rates, events } = await measure(child, call);
  const ratios = rates.read.map((rate, round) => rate / (rates.alone[round] ?? Number.NaN));
  rows.push({
    what,
    "calls/s, alone": Math.round(median(rates.alone)),
    "with a reader": Math.round(median(rates.read)),
    "median of the ratios": median(ratios).toFixed(3),
    "its 95 % interval": intervalOfMedian(ratios)
      .map((ratio) => ratio.toFixed(3))
      .join("–"),
    "events read": events,
  });
}
await child.stop();
await rm(data, { recursive: true, force: true });
console.table(rows);
