import { once } from "node:events";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { resolveTarget } from "../../src/load/target.js";
import type { ProbeRequest } from "../../src/probe/exchange.js";
import { fetchCode } from "../../src/probe/reproduce/fetch-code.js";
import { reportRequest, restoreRequest } from "../../src/probe/reported-request.js";
import { createConnections, describeRequest, sendRequest } from "../../src/probe/send-request.js";

const HARD = "a`b${1}\\ \"'\n\u{1F600} ${TOKEN}";
const AUTHORIZATION = { headers: { "x-token": "of $TOKEN" } };

test.each<[string, ProbeRequest]>([
  ["no body", { method: "GET", path: "/a?b=%20c", ...AUTHORIZATION }],
  ["text", { method: "POST", path: "/", body: { kind: "text", text: HARD } }],
  ["bytes", { method: "PUT", path: "/", body: { kind: "bytes", bytes: Buffer.from([0, 255]) } }],
  [
    "parts",
    {
      method: "POST",
      path: "/",
      body: {
        kind: "multipart",
        boundary: "b",
        parts: [
          { name: "file", content: Buffer.from([0, 255]), filename: 'a".json' },
          {
            name: "options",
            content: HARD,
            head: ["content-disposition: form-data; name=options"],
          },
        ],
      },
    },
  ],
])("fetch and replay send what was sent: %s", async (_, request) => {
  const { baseUrl, received } = await startRecording();
  const target = resolveTarget({ baseUrl, token: "secret" });
  const send = async (one: ProbeRequest): Promise<void> => {
    const connections = createConnections();
    await sendRequest(target, one, { timeout: 10_000, connections });
    connections.http.destroy();
  };
  await send(request);
  const reported = reportRequest(describeRequest(target, request));
  const restored = restoreRequest(JSON.parse(JSON.stringify(reported)));
  if (restored) await send(restored);
  const run = new Function(
    "process",
    "console",
    `return (async () => {${fetchCode(baseUrl, reported)}})()`,
  );
  await run({ env: { TOKEN: "secret" } }, { log: () => undefined });
  const [first] = received;
  expect(first).toContain("secret");
  expect(received).toEqual([first, first, first]);
});

/** Records the method, path, body, and the headers that a rule sets. */
async function startRecording(): Promise<{ baseUrl: string; received: string[] }> {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { authorization, "x-token": token, "content-type": type } = request.headers;
    const parts = [request.method, request.url, authorization, token, type, body.toString("hex")];
    received.push(parts.join("\n"));
    response.end("{}");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { baseUrl: `http://127.0.0.1:${port}`, received };
}
