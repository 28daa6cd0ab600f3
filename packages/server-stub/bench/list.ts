// How much a list costs through the stub, with request and response checks, beside bare node:http without any.
import { createServer as createHttpServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { Bench } from "tinybench";
import { createServer, exampleHandlers } from "../dist/index.js";
import { checkDocumentExportPage } from "../dist/generated/checks.js";
import { examples } from "../dist/generated/examples.js";

const page = examples.listDocumentExports.body;
const text = JSON.stringify({ ...page, items: Array.from({ length: 5 }, () => page.items[0]) });
const body = JSON.parse(text);
const handlers = {
  ...exampleHandlers(),
  listDocumentExports: () => ({ status: 200 as const, body }),
};
const stub = createServer({
  handlers,
  authenticate: async () => ({ principal: {}, scopes: ["exports:read"] }),
});

async function listen(listener: RequestListener) {
  const server = createHttpServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    server,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2/document-exports?pageNo=1&pageSize=50`,
  };
}

const raw = await listen((_, response) => {
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
});
const ours = await listen((request, response) => void stub.node(request, response));
const get = async (url: string) =>
  (await fetch(url, { headers: { authorization: "Bearer t" } })).arrayBuffer();

const bench = new Bench({ time: 2000, warmupTime: 500 });
bench.add("bare node:http, no checks", () => get(raw.url));
bench.add("server stub, every check", () => get(ours.url));
bench.add("the response check alone", () => checkDocumentExportPage(body, "", []));
await bench.run();

const rows = bench.tasks.map(({ name, result }) => ({
  name,
  "µs (median)": "latency" in result ? Number((result.latency.p50 * 1000).toFixed(2)) : Number.NaN,
}));
console.table(rows);
const [bare, stubbed] = rows;
console.log(
  `A page of ${text.length} bytes: the stub takes ${((stubbed?.["µs (median)"] ?? 0) / (bare?.["µs (median)"] ?? 1)).toFixed(2)} of bare node:http, client included.`,
);
raw.server.close();
ours.server.close();
