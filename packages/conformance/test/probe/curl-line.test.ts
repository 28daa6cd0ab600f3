import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { resolveTarget } from "../../src/load/target.js";
import { curlLine } from "../../src/probe/reproduce/curl-line.js";
import type { ProbeRequest } from "../../src/probe/exchange.js";
import {
  exportRequest,
  filePart,
  listRequest,
  optionsPart,
  webhookRequest,
} from "../../src/probe/requests.js";
import { createConnections, sendRequest } from "../../src/probe/send-request.js";
import { readMultipart } from "../support/read-multipart.js";

const run = promisify(execFile);
const hasCurl = await run("curl", ["--version"]).then(
  () => true,
  () => false,
);
if (!hasCurl) console.warn("curl is not installed: curl lines are not run");

const ODD = `it's "quoted"; $HOME \`id\` \\ ü`;
const REQUESTS: readonly (readonly [string, ProbeRequest])[] = [
  ["a list with a query", listRequest("listWebhooks", "pageNo=&pageSize=2")],
  ["another token", { ...listRequest("listWebhooks"), authorization: "Basic $TOKEN" }],
  ["no token", { ...listRequest("listWebhooks"), authorization: null }],
  ["another method", { method: "DELETE", path: "/v2/webhooks" }],
  ["a JSON body", webhookRequest({ endpoint: ODD }, { "idempotency-key": "k-1" })],
  ["a multipart body", exportRequest([filePart(JSON.stringify({ title: ODD })), optionsPart(12)])],
  ["an untyped part", exportRequest([{ name: "options", content: '{"destination":1}' }])],
];

test.skipIf(!hasCurl).each(REQUESTS)("curl repeats %s as it was sent", async (_, request) => {
  const received: unknown[] = [];
  const server = createServer(async (incoming, response) => {
    received.push(await describe(incoming));
    response.end("{}");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const baseUrl = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const target = resolveTarget({ baseUrl, token: "s3cret" });
  const connections = createConnections();
  const exchange = await sendRequest(target, request, { timeout: 5_000, connections });
  const line = curlLine(exchange.request);
  await run("sh", ["-c", line], { env: { ...process.env, TOKEN: "s3cret" } });
  server.close();
  server.closeAllConnections();
  expect(line).not.toContain("s3cret");
  expect(received[1]).toEqual(received[0]);
});

async function describe(request: IncomingMessage): Promise<unknown> {
  const { authorization, "content-type": type = "", "idempotency-key": key } = request.headers;
  const body = await text(request);
  const isMultipart = type.startsWith("multipart/");
  return {
    line: `${request.method} ${request.url}`,
    authorization,
    key,
    type: isMultipart ? "multipart" : type,
    body: isMultipart ? [...readMultipart(type, body)] : body,
  };
}
