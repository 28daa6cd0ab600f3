// Measures the cost of the proxy compared with a plain one, as the ratio of alternating samples, since the machine may
// be busy. Both proxies share one core, the caller and the upstream another, so that the proxy limits the throughput.
import { parseArgs } from "node:util";
import { recordFigures } from "@document-export/bench";
import { cpuTime } from "./load/cpu-time.ts";
import { sendRequests } from "./load/send-requests.ts";
import { CAN_PIN, pinSelf, type Server, startServer } from "./load/start-server.ts";
import { intervalOfMedian, median } from "./load/statistics.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "40" },
    requests: { type: "string", default: "2000" },
    callers: { type: "string", default: "32" },
    // On a busy machine, a process pinned to one core waits longer.
    pin: { type: "boolean", default: true },
  },
  allowNegative: true,
});
const [rounds = 0, requests = 0, callers = 0] = [
  values.rounds,
  values.requests,
  values.callers,
].map(Number);
/** Warm-up rounds for the code of both. */
const WARM_UP = 4;

const isPinned = values.pin && CAN_PIN;
const [PROXIES, OTHERS] = isPinned ? [0, 1] : [];
if (OTHERS !== undefined) pinSelf(OTHERS);
const typescript = ["--import", new URL("resolve-typescript.ts", import.meta.url).href];
const source = (name: string): string => new URL(`load/${name}`, import.meta.url).pathname;
const upstream = await startServer(OTHERS, [...typescript, source("upstream.ts")]);
const address = `http://127.0.0.1:${upstream.port}`;
const main = new URL("../dist/main.js", import.meta.url).pathname;
const servers = {
  direct: upstream,
  plain: await startServer(PROXIES, [...typescript, source("plain-proxy.ts"), `${upstream.port}`]),
  proxy: await startServer(PROXIES, [main, "proxy", "--upstream", address, "--port", "0"]),
};

interface Sample {
  readonly perSecond: number;
  /** CPU time of the proxy, in microseconds per request. */
  readonly cpu: number;
}

const samples: Record<"plain" | "proxy", Sample[]> = { plain: [], proxy: [] };
const latency: Record<keyof typeof servers, number[]> = { direct: [], plain: [], proxy: [] };
for (let round = -WARM_UP; round < rounds; round += 1) {
  const order = round % 2 === 0 ? (["plain", "proxy"] as const) : (["proxy", "plain"] as const);
  for (const way of order) {
    const sample = await measure(servers[way]);
    if (round >= 0) samples[way].push(sample);
  }
  for (const way of ["direct", "plain", "proxy"] as const) {
    const { times } = await sendRequests(servers[way].port, 1, requests / 10);
    if (round >= 0) latency[way].push(median(times));
  }
}
report();

async function measure({ port, pid }: Server): Promise<Sample> {
  const before = await cpuTime(pid);
  const { perSecond, times } = await sendRequests(port, callers, requests);
  return { perSecond, cpu: ((await cpuTime(pid)) - before) / times.length };
}

function report(): void {
  const rate = ratiosOf(({ perSecond }) => perSecond);
  const cpu = ratiosOf((sample) => sample.cpu);
  const added = latency.proxy.map((time, round) => time - (latency.direct[round] ?? 0));
  for (const way of ["plain", "proxy"] as const) {
    const perSecond = median(samples[way].map((sample) => sample.perSecond));
    const each = median(samples[way].map((sample) => sample.cpu));
    console.log(
      `${way.padEnd(6)} ${Math.round(perSecond)} requests a second, ${Math.round(each)} µs of a core each, p50 ${median(latency[way]).toFixed(2)} ms`,
    );
  }
  console.log(`added at the median: ${median(added).toFixed(2)} ms (bar 5)`);
  console.log(`throughput beside the plain proxy: ${percent(rate)} (bar 90)`);
  console.log(`processor time beside the plain proxy: ${percent(cpu)}`);
  console.log(`${rounds} pairs, one core each: ${isPinned ? "yes" : "no"}`);
  recordFigures("conformance", figuresOf(median(added), rate));
}

/** The ratio of proxy to plain server in each pair of samples. */
function ratiosOf(figure: (sample: Sample) => number): readonly number[] {
  return samples.proxy.map((sample, round) => {
    const plain = samples.plain[round];
    return figure(sample) / (plain ? figure(plain) : Number.NaN);
  });
}

function percent(ratios: readonly number[]): string {
  const [middle, low, high] = [median(ratios), ...intervalOfMedian(ratios)].map((ratio) =>
    (ratio * 100).toFixed(0),
  );
  return `${middle} %, 95 % interval ${low} to ${high} %`;
}

function figuresOf(added: number, rate: readonly number[]): Parameters<typeof recordFigures>[1] {
  const own = { scenario: "A request through the judging proxy", candidate: "added at the median" };
  return [
    { ...own, value: added, unit: "ms", better: "less", own: true },
    ...(["plain", "proxy"] as const).map((way) => ({
      scenario: "Throughput of the judging proxy",
      candidate: way === "plain" ? "a plain proxy" : "this proxy",
      value: median(samples[way].map(({ perSecond }) => perSecond)),
      unit: "requests a second",
      better: "more" as const,
      own: way === "proxy",
      ratio: way === "plain" ? 1 : median(rate),
    })),
  ];
}

for (const { child } of Object.values(servers)) child.kill("SIGINT");
