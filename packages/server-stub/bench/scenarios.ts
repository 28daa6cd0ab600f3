import { randomFillSync } from "node:crypto";
import { page } from "./page.ts";
import type { Scenario, ScenarioCandidate } from "./scenario.ts";

const list = [
  "GET /v2/document-exports?pageNo=1&pageSize=50 HTTP/1.1",
  "Host: bench.test",
  "Authorization: Bearer good",
  "Accept: application/json",
].join("\r\n");

/** What `fetch` of Node puts between parts: the length of a boundary decides how it is looked for. */
const LONG_BOUNDARY = "----formdata-undici-048151623420";

/** An upload whose whole body has `size` bytes. */
export function upload(size: number, boundary: string = LONG_BOUNDARY): Uint8Array {
  const before = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.json"\r\n\r\n`;
  const after = `\r\n--${boundary}\r\nContent-Disposition: form-data; name="options"\r\n\r\n{"destination":12}\r\n--${boundary}--\r\n`;
  const head = [
    "POST /v2/export/hosted-docs HTTP/1.1",
    "Host: bench.test",
    "Authorization: Bearer good",
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    `Content-Length: ${size}`,
  ].join("\r\n");
  const file = randomFillSync(Buffer.alloc(size - before.length - after.length));
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n${before}`), file, Buffer.from(after)]);
}

const listRequest = Buffer.from(`${list}\r\n\r\n`);
const [edge, long] = [upload(205_260, "edge"), upload(205_260)];

/** Candidates by their names, all sent the same request. */
function sent(
  request: Uint8Array,
  files: Readonly<Record<string, string>>,
): Record<string, ScenarioCandidate> {
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, { file, request }]));
}

/** A list of 2 KB. */
export const listScenario: Scenario = {
  title: `A list of ${JSON.stringify(page).length.toLocaleString("en")} bytes`,
  connections: 32,
  warmUp: 20_000,
  requests: 6_000,
  status: 200,
  candidates: sent(listRequest, {
    "node:http, nothing checked": "list/raw",
    "the same, empty requests ended": "list/raw-empty",
    "server stub, its own server": "list/stub",
    "server stub, node entry mounted": "list/stub-mounted",
    "server stub, Fetch entry": "list/stub-fetch",
    "Hono, requests by hand": "list/hono",
    "Fastify 5, schemas": "list/fastify",
    "Express 5, openapi-validator": "list/express",
  }),
};

/** An upload of 200 KB, the file held in memory. */
export const uploadScenario: Scenario = {
  title: "An upload of 205,260 bytes",
  connections: 8,
  warmUp: 6_000,
  requests: 2_000,
  status: 202,
  candidates: {
    ...sent(long, {
      "read and joined, unparsed": "upload/concat",
      "read only": "upload/drain",
      "server stub, file released": "upload/stub-released",
      "server stub, file left": "upload/stub",
      "server stub, Fetch entry": "upload/stub-fetch",
      busboy: "upload/busboy",
      "@remix-run/multipart-parser": "upload/remix",
      "@fastify/multipart": "upload/fastify",
      "Express 5, multer": "upload/multer",
      "Hono, parseBody": "upload/hono",
    }),
    ...sent(edge, {
      "server stub, boundary of 4": "upload/stub-released",
      "busboy, boundary of 4": "upload/busboy",
    }),
  },
};
