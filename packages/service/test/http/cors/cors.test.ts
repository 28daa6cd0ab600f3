import { once } from "node:events";
import {
  request,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
} from "node:http";
import { createHttpServer } from "@document-export/server-stub/node";
import { expect, onTestFinished, test } from "vitest";
import { allowOrigins } from "../../../src/http/cors/allow-origins.js";
import { createRequestDrain } from "../../../src/http/listening/drain-requests.js";
import { callerOf } from "../../support/caller.js";
import { hostedDocument } from "../../support/hosted-document.js";
import { sharedDemo } from "../../support/shared/shared-demo.js";
import { startDemo } from "../../support/start-demo.js";

const ORIGIN = "https://app.example.com";
const PREFLIGHT = {
  "access-control-request-method": "POST",
  "access-control-request-headers": "authorization,content-type,idempotency-key",
};

const corsHeaders = ({ headers }: Response) =>
  [...headers.keys()].filter((name) => name.startsWith("access-control-"));

const list = (names: string | null) => (names ?? "").toLowerCase().split(", ");

test("responds to a preflight without a token, with what the contract needs", async () => {
  const { service } = await startDemo({ corsOrigins: [ORIGIN] });
  const response = await fetch(`${service.url}/v2/export/hosted-docs`, {
    method: "OPTIONS",
    headers: { ...PREFLIGHT, origin: ORIGIN },
  });
  expect(response.status).toBe(204);
  const { headers } = response;
  expect(headers.get("access-control-allow-origin")).toBe(ORIGIN);
  expect(headers.get("access-control-allow-methods")).toBe("GET, POST");
  expect(list(headers.get("access-control-allow-headers"))).toEqual([
    "authorization",
    "content-type",
    "traceparent",
    "tracestate",
    "idempotency-key",
    "prefer",
  ]);
  expect(headers.get("access-control-max-age")).toBe("7200");
  expect(headers.get("vary")).toBe("Origin");
  expect(headers.has("access-control-allow-credentials")).toBe(false);
});

test("exposes every header of the contract's responses", async () => {
  const { service, token } = await startDemo({ corsOrigins: [ORIGIN] });
  const headers = { origin: ORIGIN, authorization: `Bearer ${token}` };
  const response = await fetch(`${service.url}/v2/collections`, { headers });
  expect(response.status).toBe(200);
  expect(list(response.headers.get("access-control-expose-headers"))).toEqual(
    expect.arrayContaining([
      "allow",
      "idempotency-key",
      "preference-applied",
      "ratelimit",
      "ratelimit-policy",
      "retry-after",
      "www-authenticate",
      "x-request-id",
    ]),
  );
});

/** Sends requests until one is refused: if the minute ends in between, the limit starts over. */
async function firstRefusal(ask: () => Promise<Response>): Promise<Response> {
  const response = await ask();
  return response.ok ? firstRefusal(ask) : response;
}

test("lets the allowed origin read every error", async () => {
  const limits = { requestsPerMinute: 4, file: 1000 };
  const { service, token, destination } = await startDemo({ corsOrigins: [ORIGIN], limits });
  const { get, upload } = callerOf(service.url, token, { origin: ORIGIN });
  const options = JSON.stringify({ destination });
  const file = hostedDocument("Too large", ["x".repeat(2000)]);
  const responses = [
    await callerOf(service.url, "unknown", { origin: ORIGIN }).get("/v2/collections"),
    await get("/v2/collections?pageNo=0"),
    await get("/nowhere"),
    await upload({ file, options }),
    await upload({ file: "{}", options: "[]" }),
    await get("/v2/collections"),
    await firstRefusal(() => get("/v2/collections")),
  ];
  expect(responses.map(({ status }) => status)).toEqual([401, 400, 404, 413, 400, 200, 429]);
  for (const response of responses)
    expect(response.headers.get("access-control-allow-origin")).toBe(ORIGIN);
});

/** Returns the response to a GET with these headers; `fetch` cannot send `Expect`. */
async function getWith(url: string, headers: OutgoingHttpHeaders): Promise<IncomingMessage> {
  const [response] = await once(request(url, { headers }).end(), "response");
  return response.resume();
}

test("only the allowed origin can read the refusal of its `Expect`", async () => {
  const { service } = await startDemo({ corsOrigins: [ORIGIN] });
  const expectation = { ...PREFLIGHT, expect: "foo" };
  const own = await getWith(service.url, { ...expectation, origin: ORIGIN });
  const other = await getWith(service.url, { ...expectation, origin: "https://a.test" });
  expect([own.statusCode, other.statusCode]).toEqual([417, 417]);
  expect(own.headers["access-control-allow-origin"]).toBe(ORIGIN);
  expect(other.headers).not.toHaveProperty("access-control-allow-origin");
});

test("sends other origins no CORS headers, before and after their preflight", async () => {
  const { service } = await startDemo({ corsOrigins: [ORIGIN] });
  const others = ["https://app.example.com.evil.test", "http://app.example.com", "null"];
  for (const origin of others)
    for (const method of ["OPTIONS", "GET"]) {
      const headers = { ...PREFLIGHT, origin };
      const response = await fetch(`${service.url}/v2/collections`, { method, headers });
      expect(corsHeaders(response)).toEqual([]);
      expect(response.headers.get("vary")).toBe("Origin");
    }
});

test("sends no CORS headers by default", async () => {
  const { service } = await sharedDemo();
  const headers = { ...PREFLIGHT, origin: ORIGIN };
  const response = await fetch(`${service.url}/v2/collections`, { method: "OPTIONS", headers });
  expect(corsHeaders(response)).toEqual([]);
  expect(response.headers.has("vary")).toBe(false);
});

/** Starts a server with only a listener, and returns its URL. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createHttpServer({ node: listener }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

test("lets the allowed origin read the 503 of a stopping service", async () => {
  const drain = createRequestDrain();
  const isWaiting = Promise.withResolvers<void>();
  const cors = await allowOrigins([ORIGIN]);
  const url = await serve(drain.wrap(cors.wrap(() => isWaiting.resolve())));
  const called = fetch(url, { headers: { origin: ORIGIN } });
  await isWaiting.promise;
  await drain.drain(0);
  const response = await called;
  expect(response.status).toBe(503);
  expect(response.headers.get("access-control-allow-origin")).toBe(ORIGIN);
});

test.each([
  ["loopback", "http://localhost:3000", "http://localhost:3000"],
  ["loopback", "http://127.0.0.1", "http://127.0.0.1"],
  ["loopback", "https://[::1]:8443", "https://[::1]:8443"],
  ["loopback", "http://localhost.evil.test", null],
  ["loopback", "http://127.0.0.1.evil.test:80", null],
  ["loopback", ORIGIN, null],
  ["*", ORIGIN, "*"],
])("with `%s`, allows %s as %s", async (setting, origin, expected) => {
  const cors = await allowOrigins([setting]);
  const url = await serve(cors.wrap((_, response) => void response.end()));
  const { headers } = await fetch(url, { headers: { origin } });
  expect(headers.get("access-control-allow-origin")).toBe(expected);
  expect(headers.get("vary")).toBe(setting === "*" ? null : "Origin");
});
