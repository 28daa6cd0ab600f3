// What it costs the service that somebody reads the operator's events, as the console does: processor time in a second under
// the same steady load, with a reader and without one in turns. What a reader costs does not grow with the load, so that a
// steady one shows it, and the fastest that a machine can do hides it in noise.
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
import { median } from "./median.ts";
import { connectSocket } from "../dist/control/socket-path.js";

const { values } = parseArgs({
  options: {
    load: { type: "string" },
    rounds: { type: "string", default: "7" },
    seconds: { type: "string", default: "12" },
  },
});
const MS = Number(values.seconds) * 1000;
/** So long a reader is connected before it counts. */
const SETTLING_MS = 1500;
const CALLERS = 16;
/** Exports before anything is measured: what is met often is compiled by then. */
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

/** Reads the events over the control socket; gives the function that ends that, and says how many there were. */
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

/** Calls in a second, some at once. */
const loads = [
  { what: "exports", rate: 20, atOnce: 2, call: exportOne },
  { what: "lists of records", rate: 500, atOnce: 5, call: listOne },
].filter(({ what }) => what.startsWith(values.load ?? ""));

/** Processor time in a second, in milliseconds. */
async function measure(child: Child, { rate, atOnce, call }: (typeof loads)[number]) {
  await setTimeout(SETTLING_MS);
  const before = child.cpuOfAll();
  const started = performance.now();
  for (let count = atOnce; performance.now() - started < MS; count += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, () => call(child)));
    await setTimeout(Math.max(0, started + (count / rate) * 1000 - performance.now()));
  }
  return (child.cpuOfAll() - before) / ((performance.now() - started) / 1000);
}

const data = await mkdtemp(join(tmpdir(), "document-export-bench-"));
const { DATABASE_URL: databaseUrl } = process.env;
// 500 lists a second take about as much as tells busy from idle: the collections on the way to idle, which take up to
// seconds, would come now on this side and now on that.
const input = { data, records: 0, databaseUrl, collects: false };
const child = await startChild("./serve-service.ts", input);
await callMany(WARM_UP, CALLERS, () => exportOne(child));
const costs = new Map<string, number[]>();
let events = 0;
for (let round = 0; round < Number(values.rounds); round += 1)
  // The order changes, so that what a round leaves to do is not always on the same side.
  for (const isRead of round % 2 === 0 ? [true, false] : [false, true])
    for (const load of loads) {
      const end = isRead ? await readEvents(data) : () => 0;
      const cost = await measure(child, load);
      events += end();
      const key = `${load.what}, ${isRead ? "read" : "alone"}`;
      costs.set(key, [...(costs.get(key) ?? []), cost]);
    }
await child.stop();
await rm(data, { recursive: true, force: true });
console.table(
  loads.map(({ what, rate }) => {
    const alone = costs.get(`${what}, alone`) ?? [];
    const read = costs.get(`${what}, read`) ?? [];
    const ratios = alone.map((cost, round) => (read[round] ?? Number.NaN) / cost);
    return {
      what,
      "calls/s": rate,
      "ms of CPU a second, alone": Math.round(median(alone)),
      "with a reader": Math.round(median(read)),
      "median of the ratios": Number(median(ratios).toFixed(3)),
      // Of seven rounds, this is the 98 % interval of the median.
      "from the least": Number(Math.min(...ratios).toFixed(3)),
      "to the most": Number(Math.max(...ratios).toFixed(3)),
    };
  }),
);
console.log(`${events} events were read.`);
