// Measures the cost of the client compared with bare fetch and with its peers: bytes, CPU time, types and requests.
// `--long` measures more rounds.
import { parseArgs } from "node:util";
import { recordFigures } from "@document-export/bench";
import { bundleSize } from "./bundle-size.ts";
import { candidates, fetchAlone } from "./candidates.ts";
import { countInstantiations } from "./count-instantiations.ts";
import { countRequests } from "./count-requests.ts";
import { measureCalls } from "./measure-calls.ts";
import { startServer } from "./start-server.ts";
import { table } from "./table.ts";

const { values } = parseArgs({ options: { long: { type: "boolean", default: false } } });
const effort = { rounds: values.long ? 800 : 100, times: 10, warmUp: 10_000 };
const named = Object.entries(candidates);
const none = "–";

const programs = named.flatMap(([name, { program }]) => (program ? [[name, program]] : []));
const instantiations = await countInstantiations(Object.fromEntries(programs));
const server = await startServer();
const calls = named.map(([name, { list }]) => [name, list(server.url)] as const);
const costs = await measureCalls(fetchAlone(server.url), Object.fromEntries(calls), effort);

const OWN = "@document-export/client";
recordFigures(
  "client",
  costs.map(({ name, cpu, ratio, quartiles }) => ({
    scenario: "A call for a page of 10 records",
    candidate: name,
    value: cpu,
    unit: "µs of CPU",
    better: "less",
    own: name.startsWith(OWN),
    ratio,
    spread: quartiles,
  })),
);

const head = ["A page of 10 records", "gzip B", "CPU µs", "ratio", "quartiles", "types", "does"];
const rows = named.map(async ([name, { module, does }]) => {
  const bundle = module ? await bundleSize(module) : undefined;
  const size = bundle ? String(bundle.gzip) : none;
  if (bundle)
    recordFigures("client", [
      {
        scenario: "Bundled for a browser",
        candidate: name,
        value: bundle.gzip,
        unit: "bytes, gzip",
        better: "less",
        own: name.startsWith(OWN),
      },
    ]);
  const cost = costs.find((each) => each.name === name);
  const [low = 0, high = 0] = cost?.quartiles ?? [];
  const cpu = cost?.cpu.toFixed(0) ?? none;
  const ratio = cost?.ratio.toFixed(2) ?? none;
  const spread = `${low.toFixed(2)}-${high.toFixed(2)}`;
  return [name, size, cpu, ratio, spread, String(instantiations.get(name) ?? none), does];
});
console.log(table([head, ...(await Promise.all(rows))]));

const unannounced = `${server.url}/chunked`;
const compared = named.filter(([name]) => name.startsWith("fetch") || name === OWN);
const chunked = await measureCalls(
  fetchAlone(unannounced),
  Object.fromEntries(compared.map(([name, { list }]) => [name, list(unannounced)])),
  effort,
);
const chunkedRows = chunked.map(({ name, cpu, ratio }) => [name, cpu.toFixed(0), ratio.toFixed(2)]);
console.log(`\n${table([["A page of no announced length", "CPU µs", "ratio"], ...chunkedRows])}`);

const reads = [await countRequests(server, 0), await countRequests(server, 4)];
const cells = reads.map((each) => [each.prefetch, each.items, each.requests].map(String));
console.log(`\n${table([["100 pages, prefetched", "records", "requests"], ...cells])}`);

const parts = {
  "the core, everything": 'export * from "@document-export/client";',
  "webhooks, verifyWebhook": 'export { verifyWebhook } from "@document-export/client/webhooks";',
  "wait, waitForJob": 'export { waitForJob } from "@document-export/client/wait";',
};
const sizes = Object.entries(parts).map(async ([name, module]) => {
  const { minified, gzip } = await bundleSize(module);
  return [name, String(minified), String(gzip)];
});
console.log(`\n${table([["Part", "minified B", "gzip B"], ...(await Promise.all(sizes))])}`);
server.stop();
