// Measures how much of the service's throughput remains behind the judging proxy: lists, and exports that are waited
// for. Callers never pause. Slices with and without the proxy alternate, and each is compared with its neighbor, since
// machines speed up and slow down. On a machine busy with other work, the CPU time per call says more: CPU is the
// shared resource.
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { recordFigures } from "@document-export/bench";
import { SAMPLE_DOCUMENT } from "../src/scenario/sample-document.ts";
import { cpuTime } from "./load/cpu-time.ts";
import { startServer } from "./load/start-server.ts";
import { intervalOfMedian, median } from "./load/statistics.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "30" },
    seconds: { type: "string", default: "2" },
    load: { type: "string" },
  },
});
const MS = Number(values.seconds) * 1_000;
/** Time to settle after a switch, before calls count. */
const SETTLING_MS = 300;
const CALLERS = 16;
/** Calls before anything is measured, so that hot code is compiled by then. */
const WARM_UP = 300;

interface Service {
  readonly token: string;
  readonly destination: number;
}

const typescript = ["--import", new URL("resolve-typescript.ts", import.meta.url).href];
const path = (name: string): string => new URL(name, import.meta.url).pathname;
const upstream = await startServer(undefined, [...typescript, path("load/serve-service.ts")]);
const service = upstream.sent as Service;
const address = `http://127.0.0.1:${upstream.port}`;
const main = path("../dist/main.js");
const proxy = await startServer(undefined, [main, "proxy", "--upstream", address, "--port", "0"]);

const headers = { authorization: `Bearer ${service.token}` };
const FILE = JSON.stringify(SAMPLE_DOCUMENT);

async function listOne(port: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/v2/document-exports`, { headers });
  if (response.status !== 200) throw new Error(await response.text());
  await response.arrayBuffer();
}

async function exportOne(port: number): Promise<void> {
  const body = new FormData();
  body.append("file", new Blob([FILE], { type: "application/json" }));
  body.append("options", JSON.stringify({ destination: service.destination }));
  const url = `http://127.0.0.1:${port}/v2/export/hosted-docs`;
  const waiting = { ...headers, prefer: "wait=60" };
  const response = await fetch(url, { method: "POST", headers: waiting, body });
  const text = await response.text();
  if (response.status !== 202 || !text.includes('"done"')) throw new Error(text);
}

const judge = await readFile(`/proc/${proxy.pid}/task/${proxy.pid}/children`, "utf8");
const PROCESSES = {
  caller: process.pid,
  service: upstream.pid,
  proxy: proxy.pid,
  judge: Number(judge.trim().split(" ")[0]),
};

/** One slice: calls per second, and the CPU time of each process in microseconds per call. */
interface Slice {
  readonly rate: number;
  readonly cpu: Readonly<Record<keyof typeof PROCESSES, number>>;
}

/** The slices without and with the proxy. */
interface Slices {
  readonly direct: Slice[];
  readonly proxy: Slice[];
}

async function cpuTimes(): Promise<Slice["cpu"]> {
  const times = await Promise.all(
    Object.entries(PROCESSES).map(async ([name, pid]) => [name, await cpuTime(pid)] as const),
  );
  return Object.fromEntries(times) as unknown as Slice["cpu"];
}

function perCall(before: Slice["cpu"], after: Slice["cpu"], calls: number): Slice["cpu"] {
  const names = Object.keys(PROCESSES) as (keyof typeof PROCESSES)[];
  const each = names.map((name) => [name, (after[name] - before[name]) / calls] as const);
  return Object.fromEntries(each) as unknown as Slice["cpu"];
}

/** On a busy machine, a kept-alive connection may close just when a call uses it; that call does not count. */
function expectClosed(error: unknown): number {
  if (error instanceof TypeError) return 0;
  throw error;
}

async function measure(call: (port: number) => Promise<void>): Promise<Slices> {
  const slices: Slices = { direct: [], proxy: [] };
  let [calls, port] = [0, upstream.port];
  const over = new AbortController();
  const callers = Array.from({ length: CALLERS }, async () => {
    while (!over.signal.aborted) {
      const done = await call(port).then(() => 1, expectClosed);
      calls += done;
    }
  });
  const slice = async (way: keyof Slices): Promise<void> => {
    ({ port } = way === "proxy" ? proxy : upstream);
    await setTimeout(SETTLING_MS);
    const [times, before, started] = [await cpuTimes(), calls, performance.now()];
    await setTimeout(MS);
    const [done, seconds] = [calls - before, (performance.now() - started) / 1_000];
    slices[way].push({ rate: done / seconds, cpu: perCall(times, await cpuTimes(), done) });
  };
  for (let round = 0; round < Number(values.rounds); round += 1)
    // Alternates the order, so that work left over from a slice does not always burden the same side.
    for (const way of round % 2 === 0
      ? (["proxy", "direct"] as const)
      : (["direct", "proxy"] as const))
      await Promise.race([slice(way), Promise.all(callers)]);
  over.abort();
  await Promise.all(callers);
  return slices;
}

const LOADS = [
  { what: "lists of records", call: listOne, bar: 0.8 },
  { what: "exports", call: exportOne, bar: 0.85 },
];

for (let count = 0; count < WARM_UP; count += 1) await exportOne(proxy.port).catch(expectClosed);
for (const { what, call, bar } of LOADS) {
  if (!what.startsWith(values.load ?? "")) continue;
  const slices = await measure(call);
  const [direct, through] = [slices.direct, slices.proxy].map((own) => own.map(({ rate }) => rate));
  if (!direct || !through) throw new Error("Nothing was measured.");
  const ratios = through.map((rate, round) => rate / (direct[round] ?? Number.NaN));
  const [low, high] = intervalOfMedian(ratios);
  console.log(
    `${what}: ${Math.round(median(direct))} a second, ${Math.round(median(through))} through the proxy, ` +
      `${median(ratios).toFixed(3)} of it (95 % interval ${low.toFixed(3)} to ${high.toFixed(3)}, bar ${bar})`,
  );
  printCpu(slices);
  recordFigures(
    "conformance",
    (["direct", "proxy"] as const).map((way) => ({
      scenario: `Through the judging proxy, ${what}`,
      candidate: way === "proxy" ? "through this proxy" : "without it",
      value: median(way === "proxy" ? through : direct),
      unit: "calls a second",
      better: "more" as const,
      own: way === "proxy",
      ratio: way === "proxy" ? median(ratios) : 1,
    })),
  );
}
/** The judge is printed separately: it has the lowest priority and only uses spare CPU. */
function printCpu({ direct, proxy: through }: Slices): void {
  const of = (slices: readonly Slice[], name: keyof typeof PROCESSES): number =>
    median(slices.map(({ cpu }) => cpu[name]));
  console.log("  µs of processor time a call:");
  for (const [what, slices] of [
    ["without", direct],
    ["through the proxy", through],
  ] as const) {
    const names = Object.keys(PROCESSES) as (keyof typeof PROCESSES)[];
    const parts = names.map((name) => `${name} ${Math.round(of(slices, name))}`);
    console.log(`  ${what.padEnd(17)} ${parts.join(", ")}`);
  }
}

proxy.child.kill("SIGINT");
await once(proxy.child, "exit");
upstream.child.kill("SIGTERM");
