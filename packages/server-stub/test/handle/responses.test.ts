import { expect, test } from "vitest";
import {
  createServer,
  ProblemError,
  stub,
  type Handlers,
  type ServerOptions,
} from "../../src/index.js";
import { as, testOptions, type Caller } from "../harness.js";

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const send = (path: string, init: RequestInit, options: Partial<ServerOptions<Caller>> = {}) =>
  createServer(testOptions(options)).fetch(new Request(`http://stub.test${path}`, init));

test.each<[number, string, RequestInit]>([
  [200, "/v2/collections", as("good")],
  [204, "/v2/collections", { method: "OPTIONS" }],
  [400, "/v2/collections?pageNo=two", as("good")],
  [401, "/v2/collections", {}],
  [403, "/v2/collections", as("reader")],
  [404, "/v2", as("good")],
  [405, "/v2/collections", { method: "PUT", ...as("good") }],
  [406, "/v2/collections", as("good", { accept: "text/html" })],
  [415, "/v2/webhooks", { method: "POST", body: "x", ...as("good") }],
])("a response %i has an id", async (status, path, init) => {
  const response = await send(path, init);
  expect(response.status).toBe(status);
  expect(response.headers.get("x-request-id")).toMatch(uuid);
});

const beforeHandler = async () => ({ RateLimit: '"minute";r=9' });
const failing: Handlers<unknown> = {
  ...stub(),
  listCollections: async () => {
    throw new ProblemError({
      type: "unavailable",
      detail: "Later.",
      headers: { "retry-after": "1" },
    });
  },
};

test.each<[string, number, string, RequestInit]>([
  ["a success", 200, "/v2/webhooks", as("good")],
  ["a request that violates the contract", 400, "/v2/webhooks?pageNo=0", as("good")],
  ["a problem of the handler", 503, "/v2/collections", as("good")],
])("%s has the headers of the hook before the handler", async (_, status, path, init) => {
  const response = await send(path, init, { beforeHandler, handlers: failing });
  expect(response.status).toBe(status);
  expect(response.headers.get("ratelimit")).toBe('"minute";r=9');
});

test("does not call beforeHandler for a caller without a token", async () => {
  const response = await send("/v2/webhooks", {}, { beforeHandler });
  expect(response.headers.get("ratelimit")).toBeNull();
});

test.each([
  ["a status", { status: 299, body: {} }],
  ["a body", { status: 200, body: { items: 1 } }],
  ["a framing", { headers: { "transfer-encoding": "chunked" } }],
  ["no response", undefined],
])("responds with 500 and reports %s that the contract lacks", async (_, wrong) => {
  const errors: unknown[] = [];
  const right = await stub().listCollections({} as never);
  const result: unknown = wrong && { ...right, ...wrong };
  const handlers = { ...stub(), listCollections: async () => result as typeof right };
  const response = await send("/v2/collections", as("good"), {
    handlers,
    onError: (error) => errors.push(error),
  });
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("items");
  expect(errors).toHaveLength(1);
});

test("a handler reads its signal, which a spread copy lacks", async () => {
  const signals: unknown[] = [];
  const handlers: Handlers<unknown> = {
    ...stub(),
    listCollections: async (request) => {
      const copy = { ...request };
      // @ts-expect-error a copy by spread has no signal
      signals.push(request.signal, copy.signal, { ...request, signal: request.signal }.signal);
      return stub().listCollections(request);
    },
  };
  await send("/v2/collections", as("good"), { handlers });
  expect(signals).toEqual([expect.any(AbortSignal), undefined, expect.any(AbortSignal)]);
});
