// What it costs the interface that somebody reads the operator's events, as the console does: one service, with a reader
// and without one in turns, so that both see the same machine. Processor time counts: it does not depend on who else is
// on the machine, but what a reader costs in a second is shared by fewer requests on a busy one.
import { mkdtemp, rm } from "node:fs/promises";
import { request as openRequest } from "node:http";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { callMany } from "./call.ts";
import { startChild, type Child } from "./child.ts";
import { documentOf } from "./document.ts";
import { median } from "./median.ts";
import { connectSocket } from "../dist/control/socket-path.js";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "8" },
    exports: { type: "string", default: "100" },
    lists: { type: "string", default: "1500" },
  },
});
const CALLERS = 16;
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

const works = {
  "export, whole": { count: Number(values.exports), call: exportOne },
  "list of records": { count: Number(values.lists), call: listOne },
};

const data = await mkdtemp(join(tmpdir(), "document-export-bench-"));
const { DATABASE_URL: databaseUrl } = process.env;
const child = await startChild("./serve-service.ts", { data, records: 0, databaseUrl });
const costs = new Map<string, number[]>();
const rates = new Map<string, number[]>();
let events = 0;
for (let round = -1; round < Number(values.rounds); round += 1) {
  // The order changes, so that what a round leaves to do is not always on the same side.
  const sides = round % 2 === 0 ? [true, false] : [false, true];
  for (const isRead of sides) {
    for (const [name, { count, call }] of Object.entries(works)) {
      const end = isRead ? await readEvents(data) : () => 0;
      const before = child.cpuOfAll();
      const started = performance.now();
      await callMany(count, CALLERS, () => call(child));
      const cost = (child.cpuOfAll() - before) / count;
      events += end();
      const seconds = (performance.now() - started) / 1000;
      const key = `${name}, ${isRead ? "read" : "alone"}`;
      if (round < 0) continue;
      costs.set(key, [...(costs.get(key) ?? []), cost]);
      rates.set(name, [...(rates.get(name) ?? []), count / seconds]);
    }
  }
}
await child.stop();
await rm(data, { recursive: true, force: true });
console.table(
  Object.keys(works).map((what) => {
    const alone = median(costs.get(`${what}, alone`) ?? []);
    const read = median(costs.get(`${what}, read`) ?? []);
    return {
      what,
      "requests/s": Math.round(median(rates.get(what) ?? [])),
      "ms of CPU alone": Number(alone.toFixed(3)),
      "ms of CPU with a reader": Number(read.toFixed(3)),
      ratio: Number((read / alone).toFixed(3)),
    };
  }),
);
console.log(`${events} events were read.`);
