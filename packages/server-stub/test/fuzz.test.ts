import { once } from "node:events";
import {
  createServer as createHttpServer,
  type Server as HttpServer,
  type ServerOptions,
} from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  nat,
  oneof,
  record,
  uint8Array,
} from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createServer } from "../src/index.js";
import { testOptions } from "./harness.js";
import { uploadHead } from "./sockets.js";

// Each run is a batch of concurrent requests; FUZZ_RUNS sets the number of runs.
const runs = Number(process.env.FUZZ_RUNS ?? 25);
const batch = 16;

const faults: unknown[] = [];
let http: HttpServer;
let patientHttp: HttpServer;
beforeAll(async () => {
  http = await listen({ requestTimeout: 80, headersTimeout: 80, connectionsCheckingInterval: 20 });
  patientHttp = await listen({});
});
afterAll(() => {
  for (const each of [http, patientHttp]) {
    each.closeAllConnections();
    each.close();
  }
});

async function listen(timeouts: ServerOptions): Promise<HttpServer> {
  const server = createServer(testOptions({ onError: (error) => faults.push(error) }));
  const listening = createHttpServer(timeouts, server.node).on("clientError", server.clientError);
  listening.listen(0, "127.0.0.1");
  await once(listening, "listening");
  return listening;
}

function connectTo(server: HttpServer): Socket {
  return connect((server.address() as AddressInfo).port, "127.0.0.1");
}

const get = (target: string) =>
  `GET ${target} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer good\r\nAccept: application/json\r\n\r\n`;
const json =
  '{"endpoint":"https://a.example","events":["job.done"],"connections":[1],"origin":null}';
const upload =
  '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.json"\r\nContent-Type: application/json\r\n\r\n{"title":"R"}\r\n' +
  '--edge\r\nContent-Disposition: form-data; name="options"\r\n\r\n{"destination":12,"conversion":{}}\r\n--edge--\r\n';
const form = "Content-Type: multipart/form-data; boundary=edge";
const requests = [
  get("/v2/document-exports?pageNo=1&pageSize=50"),
  get("/v2/collections"),
  `POST /v2/webhooks HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer good\r\nContent-Type: application/json\r\nContent-Length: ${json.length}\r\n\r\n${json}`,
  `${uploadHead([form, `Content-Length: ${upload.length}`])}${upload}`,
  `${uploadHead([form, "Transfer-Encoding: chunked"])}${upload.length.toString(16)}\r\n${upload}\r\n0\r\nX-Note: a\r\n\r\n`,
];
const tokens = [
  "\r\n",
  "\r\n\r\n",
  "\0",
  "\n",
  "--edge",
  "--edge--",
  "__proto__",
  '"',
  "%",
  "%00",
  "%ff",
  "\xff",
  "{",
  "[".repeat(2_000),
  "1e999",
  "-",
  "Content-Length: 9\r\n",
  "Transfer-Encoding: chunked\r\n",
  "X: y\r\n".repeat(300),
  "Expect: 100-continue\r\n",
  "?",
  "&pageNo=",
  "/..",
  ";q=",
  "name=",
  "x".repeat(20_000),
].map((text) => Buffer.from(text, "latin1"));

const edit = record({
  /** Position in thousandths of the request. */
  at: nat(1_000),
  remove: nat(12),
  insert: oneof(uint8Array({ maxLength: 6 }), constantFrom(...tokens)),
});
const mutant = record({
  request: constantFrom(...requests),
  edits: array(edit, { minLength: 1, maxLength: 4 }),
}).map(({ request, edits }) => {
  let bytes = Buffer.from(request, "latin1");
  for (const { at, remove, insert } of edits) {
    const index = Math.floor((bytes.length * at) / 1_000);
    bytes = Buffer.concat([bytes.subarray(0, index), insert, bytes.subarray(index + remove)]);
  }
  return bytes;
});

/** Returns the status of a server's response to the bytes; undefined if it closes without a response. */
async function statusOf(bytes: Uint8Array | string, server = http): Promise<number | undefined> {
  const socket = connectTo(server);
  let response = "";
  socket.on("error", () => {});
  socket.on("data", (chunk) => {
    response += chunk.toString("latin1");
    // An interim response is followed by a final one.
    if (!/^HTTP\/1\.1 1\d\d[^]*\r\n\r\n$/.test(response)) socket.end();
  });
  socket.write(bytes);
  await new Promise((resolve) => socket.on("close", resolve));
  const status = /^(?:HTTP\/1\.1 1\d\d[^]*?\r\n\r\n)?HTTP\/1\.1 (\d+)/.exec(response)?.[1];
  return status === undefined ? undefined : Number(status);
}

async function fuzz(numRuns: number): Promise<Set<number | undefined>> {
  const seen = new Set<number | undefined>();
  const send = asyncProperty(
    array(mutant, { minLength: batch, maxLength: batch, size: "max" }),
    async (mutants) => {
      const statuses = await Promise.all(mutants.map((mutant) => statusOf(mutant)));
      for (const status of statuses) seen.add(status);
      // 501: a mutation made up a method or a transfer coding.
      const faulty = statuses.filter((status) => status !== undefined && status >= 500);
      expect(faulty.filter((status) => status !== 501)).toEqual([]);
      expect(faults).toEqual([]);
    },
  );
  await assert(send, { numRuns, endOnFailure: true });
  return seen;
}

/** Collects garbage, then returns the bytes in use. */
function memoryInUse(): number {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

test("the requests succeed before they are mutated", async () => {
  const statuses = requests.map((request) => statusOf(request, patientHttp));
  expect(await Promise.all(statuses)).toEqual([200, 200, 201, 202, 202]);
});

test("mutated requests get no 5xx except 501 and leak nothing", async () => {
  await fuzz(5);
  const before = memoryInUse();
  const seen = await fuzz(runs);
  expect(seen).toContain(400);
  expect(memoryInUse() - before).toBeLessThan(8 * 2 ** 20);
  await expect.poll(() => openConnections()).toBe(0);
});

function openConnections(): Promise<number> {
  return new Promise((resolve, reject) =>
    http.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}

test("responds to pipelined requests in order", async () => {
  const [list = "", collections = "", create = ""] = requests;
  const socket = connectTo(patientHttp);
  let response = "";
  const closed = once(socket, "close");
  socket.on("data", (chunk) => {
    response += chunk.toString("latin1");
    if (response.includes("HTTP/1.1 404")) socket.end();
  });
  socket.write(list + create + collections + get("/nowhere"));
  await closed;
  expect([...response.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
    "200",
    "201",
    "200",
    "404",
  ]);
});

test("does not read bytes after a refused upload as a request", async () => {
  const large = uploadHead([form, "Content-Length: 99999999"]).replace("Connection: close\r\n", "");
  const socket = connectTo(patientHttp);
  let response = "";
  socket.on("data", (chunk) => (response += chunk.toString("latin1"))).on("error", () => {});
  socket.write(large + get("/v2/collections"));
  await new Promise((resolve) => socket.on("close", resolve));
  expect([...response.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(["413"]);
});
