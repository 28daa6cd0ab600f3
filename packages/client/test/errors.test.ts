import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import {
  InvalidResponseError,
  createClient,
  isProblem,
  ConnectionError,
  DocumentExportError,
  ProblemError,
} from "../src/index.js";

function clientWith(...response: ConstructorParameters<typeof Response>) {
  const fetch = async () => new Response(...response);
  return createClient({ baseUrl: "http://unused.test", token: "t", retries: 0, fetch });
}

test("throws a ConnectionError with operation and cause if no response arrives", async () => {
  const client = createClient({ baseUrl: "http://127.0.0.1:1", token: "t", retries: 0 });
  const failure = await client.listWebhooks().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ConnectionError);
  expect(failure).toMatchObject({ operationId: "listWebhooks", cause: expect.any(TypeError) });
});

test("throws a ProblemError with the status for a non-JSON error response", async () => {
  const fetch = async () =>
    new Response("<h1>Bad gateway</h1>", { status: 502, statusText: "Bad Gateway" });
  const failure = createClient({
    baseUrl: "http://unused.test",
    token: "t",
    retries: 0,
    fetch,
  }).listWebhooks();
  await expect(failure).rejects.toMatchObject({
    name: "ProblemError",
    status: 502,
    type: "about:blank",
  });
});

test("exposes problem details as members, request id and message of the error", async () => {
  const problem = {
    type: "urn:problem-type:document-export:invalid-request",
    title: "Invalid request",
    status: 400,
    detail: "The request violates the contract.",
    instance: "urn:uuid:5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11",
    errors: [
      { in: "query", name: "pageSize", keyword: "maximum", detail: "Expected at most 200." },
    ],
  };
  const headers = { "content-type": "application/problem+json", "x-request-id": "r-1" };
  const client = clientWith(JSON.stringify(problem), { status: 400, headers });
  const failure = await client.listWebhooks().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProblemError);
  expect(failure).toBeInstanceOf(DocumentExportError);
  expect(failure).toMatchObject({
    ...problem,
    requestId: "r-1",
    message: "listWebhooks failed: Invalid request (400): pageSize: Expected at most 200.",
  });
});

test.each([
  ["errors by field", { title: "Bad", errors: { file: ["missing"] } }, "Bad"],
  ["errors of another shape", { title: "Bad", errors: ["missing", null, {}] }, "Bad"],
  ["members of other types", { title: 7, detail: {}, type: null }, "status 400"],
  ["a list", ["missing"], "status 400"],
])("throws a ProblemError for an error response with %s", async (_, body, title) => {
  const client = clientWith(JSON.stringify(body), { status: 400 });
  const failure = client.listWebhooks();
  await expect(failure).rejects.toMatchObject({
    name: "ProblemError",
    status: 400,
    title,
    detail: "",
    errors: [],
  });
});

test.each([["no body", null, { status: 200 }, "empty"]])(
  "throws an InvalidResponseError that quotes a success with %s",
  async (_, body, init, kind) => {
    const failure = await clientWith(body, init)
      .listWebhooks()
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(InvalidResponseError);
    expect(failure).toMatchObject({
      kind,
      received: body ?? "",
      operationId: "listWebhooks",
      attempts: 1,
    });
  },
);

test("includes the method, the URL and the request id in an error", async () => {
  const headers = { "x-request-id": "r-7" };
  const client = clientWith("{}", { status: 404, headers });
  const failure = client.listWebhooks({ pageNo: 2 });
  await expect(failure).rejects.toMatchObject({
    method: "GET",
    url: "http://unused.test/v2/webhooks?pageNo=2",
    requestId: "r-7",
    body: {},
  });
});

test("keeps the request id of an invalid success response", async () => {
  const client = clientWith("<p>", { headers: { "x-request-id": "r-8" } });
  await expect(client.listWebhooks()).rejects.toMatchObject({ kind: "html", requestId: "r-8" });
});

test("`isProblem` recognises only documented error responses of an operation", async () => {
  const client = clientWith('{"type":"about:blank"}', { status: 403 });
  const failure = await client.listWebhooks().catch((error: unknown) => error);
  expect(isProblem(failure, "listWebhooks")).toBe(true);
  expect(isProblem(failure, "createWebhook")).toBe(false);
  expect(isProblem(new Error("another"), "listWebhooks")).toBe(false);
  // Compiles only if the description has this status, and the type of its body is known.
  if (isProblem(failure, "listWebhooks") && failure.status === 403)
    expect(failure.body.type).toBe("about:blank");
});

test.each([
  ["dns", "http://no-such-host.invalid"],
  ["unreachable", "http://127.0.0.1:1"],
])("a connection error of kind %s contains the runtime's message", async (kind, baseUrl) => {
  const client = createClient({ baseUrl, token: "t", retries: 0 });
  const failure = await client.listWebhooks().catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: "ConnectionError", kind });
  expect(String(failure)).toContain(`from ${baseUrl}/v2/webhooks (${kind}): `);
});

test("does not derive the failure kind from the host name", async () => {
  const fetch = async () => Promise.reject(new TypeError("cannot reach proxy.test"));
  const client = createClient({ baseUrl: "http://proxy.test", token: "t", retries: 0, fetch });
  await expect(client.listWebhooks()).rejects.toMatchObject({ kind: "unreachable" });
});

test("does not treat an undocumented error response as the operation's problem", async () => {
  for (const [status, body] of [
    [502, "{}"],
    [503, "<h1>Gateway</h1>"],
  ] as const) {
    const failure = await clientWith(body, { status })
      .listWebhooks()
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: "ProblemError", status });
    expect(isProblem(failure, "listWebhooks")).toBe(false);
  }
});

test("fails on a redirected POST instead of sending a GET", async () => {
  const methods: string[] = [];
  const server = createServer((request, response) => {
    methods.push(`${request.method}`);
    response.writeHead(303, { location: "/elsewhere" }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, token: "t" });
  const webhook = { endpoint: "https://a.test", events: ["job.done"], connections: [1] };
  await expect(client.createWebhook({ webhook })).rejects.toMatchObject({
    name: "ProblemError",
    status: 303,
  });
  expect(methods).toEqual(["POST"]);
  server.close();
});

test("keeps the status and the request id if the body breaks off", async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error("lost")) });
  const client = clientWith(body, { headers: { "x-request-id": "r-9" } });
  await expect(client.listWebhooks()).rejects.toMatchObject({
    name: "ConnectionError",
    kind: "reset",
    status: 200,
    requestId: "r-9",
  });
});

test("reports kind reset if the server closes during an upload", async () => {
  const cause = Object.assign(new Error("write EPIPE"), { code: "EPIPE" });
  const client = createClient({
    baseUrl: "http://127.0.0.1:9",
    token: "t",
    fetch: () => Promise.reject(new TypeError("fetch failed", { cause })),
  });
  const call = client.exportHostedDocument({ file: "{}", options: { destination: 1 } });
  await expect(call).rejects.toMatchObject({ name: "ConnectionError", kind: "reset" });
});

test("reports kind tls without a retry if the server does not support TLS", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const client = createClient({ baseUrl: `https://127.0.0.1:${port}`, token: "t", retries: 5 });
  const failure = client.listWebhooks();
  await expect(failure).rejects.toMatchObject({
    name: "ConnectionError",
    kind: "tls",
    attempts: 1,
  });
  server.close();
});

test.each<[string, unknown, string]>([
  ["a proxy", new Error("Proxy response (407) !== 200 when HTTP Tunneling"), "proxy"],
  ["a certificate", new Error("self-signed certificate"), "tls"],
  [
    "a certificate for other names",
    new Error("Host: localhost. is not in the cert's altnames: DNS:foo.example"),
    "tls",
  ],
  ["a name", Object.assign(new Error("nope"), { code: "EAI_AGAIN" }), "dns"],
])("%s that fails is explained by the cause of fetch's error", async (_, cause, kind) => {
  const fetch = async () => Promise.reject(new TypeError("fetch failed", { cause }));
  const client = createClient({ baseUrl: "http://unused.test", token: "t", retries: 0, fetch });
  await expect(client.listWebhooks()).rejects.toMatchObject({ name: "ConnectionError", kind });
});

test("returns undefined for a success without content", async () => {
  expect(await clientWith(null, { status: 204 }).listWebhooks()).toBeUndefined();
});

test.each(["[1e21]", "[1000000000000000000000]", '["9007199254740993"]', "[0.12345678901234567]"])(
  "parses %s without an error",
  async (body) => {
    const found = await clientWith(`{"items":${body}}`, { status: 200 }).listWebhooks();
    expect(found).toEqual({ items: JSON.parse(body) });
  },
);

test.each(["9007199254740993.0", "-9007199254740993", "1e400", "-1E+999"])(
  "rejects the number %s, which parsing would change",
  async (number) => {
    const found = clientWith(`{"items":[${number}]}`, { status: 200 }).listWebhooks();
    await expect(found).rejects.toMatchObject({ kind: "inexact-number" });
  },
);

test("rejects an unsafe integer and quotes the body up to it", async () => {
  const body = '{"items":[{"id":"9007199254740993","size":-9007199254740993}]}';
  await expect(clientWith(body, { status: 200 }).listWebhooks()).rejects.toMatchObject({
    kind: "inexact-number",
    received: body.slice(0, -3),
  });
});
