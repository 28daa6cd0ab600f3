// What the proxy costs beside a plain one, in the same run and in turns, since the machine may be busy.
import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { parseArgs } from "node:util";
import { recordFigures } from "@document-export/bench";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "25" },
    milliseconds: { type: "string", default: "250" },
    callers: { type: "string", default: "32" },
  },
});
const [rounds, duration, callers] = [values.rounds, values.milliseconds, values.callers].map(
  Number,
);

const folder = new URL("load/", import.meta.url);
const execArgv = ["--import", new URL("resolve-typescript.ts", import.meta.url).href];
const upstream = fork(new URL("upstream.ts", folder), { execArgv });
const upstreamPort = await portOf(upstream);
const plain = fork(new URL("plain-proxy.ts", folder), [String(upstreamPort)], { execArgv });
const plainPort = await portOf(plain);
const proxy = spawn(process.execPath, [
  new URL("../dist/main.js", import.meta.url).pathname,
  "proxy",
  "--upstream",
  `http://127.0.0.1:${upstreamPort}`,
  "--port",
  "0",
]);
const [line] = (await once(proxy.stderr, "data")) as [Buffer];
const proxyPort = Number(/:(\d+) for/.exec(String(line))?.[1]);

const PORTS = { direct: upstreamPort, plain: plainPort, proxy: proxyPort } as const;
type Way = keyof typeof PORTS;
const WAYS = Object.keys(PORTS) as Way[];

await measure("direct", callers ?? 32);
const latency: Record<Way, number[]> = { direct: [], plain: [], proxy: [] };
const throughput: Record<Way, number[]> = { direct: [], plain: [], proxy: [] };
for (let round = 0; round < (rounds ?? 1); round += 1) {
  for (const way of WAYS) latency[way].push(median((await measure(way, 1)).times));
  for (const way of WAYS) throughput[way].push((await measure(way, callers ?? 32)).perSecond);
}
for (const way of WAYS)
  console.log(
    `${way.padEnd(8)} p50 ${median(latency[way]).toFixed(2)} ms, ${Math.round(median(throughput[way]))} requests a second`,
  );
const added = latency.proxy.map((time, round) => time - (latency.direct[round] ?? 0));
const ratio = throughput.proxy.map((rate, round) => rate / (throughput.plain[round] ?? 1));
console.log(`added at the median: ${median(added).toFixed(2)} ms (bar 5)`);
console.log(`throughput beside the plain proxy: ${(median(ratio) * 100).toFixed(0)} % (bar 90)`);
recordFigures("conformance", [
  {
    scenario: "A request through the judging proxy",
    candidate: "added at the median",
    value: median(added),
    unit: "ms",
    better: "less",
    own: true,
  },
]);
recordFigures(
  "conformance",
  (["plain", "proxy"] as const).map((way) => ({
    scenario: "Throughput of the judging proxy",
    candidate: way === "plain" ? "a plain proxy" : "this proxy",
    value: median(throughput[way]),
    unit: "requests a second",
    better: "more",
    own: way === "proxy",
    ratio: way === "plain" ? 1 : median(ratio),
  })),
);
proxy.kill("SIGINT");
const report = await text(proxy);
console.log(
  report
    .split("\n")
    .filter((one) => /exchanges|Not shown: \d|✗/.test(one))
    .join("\n"),
);
upstream.kill();
plain.kill();

async function portOf(child: ChildProcess): Promise<number> {
  const [address] = (await once(child, "message")) as [{ readonly port: number }];
  return address.port;
}

async function text({ stdout }: { readonly stdout: AsyncIterable<Buffer> }): Promise<string> {
  let all = "";
  for await (const chunk of stdout) all += chunk;
  return all;
}

/** Sends requests one after the other on `atOnce` connections for a while. */
async function measure(
  way: Way,
  atOnce: number,
): Promise<{ times: readonly number[]; perSecond: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const times: number[] = [];
  const started = performance.now();
  const work = async (): Promise<void> => {
    while (performance.now() - started < (duration ?? 1_000)) {
      const before = performance.now();
      await get(agent, PORTS[way]);
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const seconds = (performance.now() - started) / 1_000;
  agent.destroy();
  return { times, perSecond: times.length / seconds };
}

async function get(agent: Agent, port: number): Promise<void> {
  const headers = { authorization: "Bearer bench-token" };
  const path = "/v2/document-exports?pageNo=1&pageSize=50";
  const sent = request({ host: "127.0.0.1", port, path, agent, headers }).end();
  const [message] = await once(sent, "response");
  message.resume();
  await once(message, "end");
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
