import { expect, test } from "vitest";
import {
  InvalidResponseError,
  createClient,
  ConnectionError,
  DocumentExportError,
  ProblemError,
} from "../src/index.js";

function clientWith(...response: ConstructorParameters<typeof Response>) {
  const fetch = async () => new Response(...response);
  return createClient({ baseUrl: "http://unused.test", token: "t", retries: 0, fetch });
}

test("no response is a ConnectionError with the operation and the cause", async () => {
  const client = createClient({ baseUrl: "http://127.0.0.1:1", token: "t", retries: 0 });
  const failure = await client.listWebhooks().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ConnectionError);
  expect(failure).toMatchObject({ operationId: "listWebhooks", cause: expect.any(TypeError) });
});

test("an error response that is not JSON is a ProblemError with its status", async () => {
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

test("problem details become members, request id and message", async () => {
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
    message:
      "listWebhooks failed: Invalid request (400): The request violates the contract. pageSize: Expected at most 200.",
  });
});

test.each([
  ["errors by field", { title: "Bad", errors: { file: ["missing"] } }, "Bad"],
  ["errors of another shape", { title: "Bad", errors: ["missing", null, {}] }, "Bad"],
  ["members of other types", { title: 7, detail: {}, type: null }, "status 400"],
  ["a list", ["missing"], "status 400"],
])("an error response with %s is a ProblemError", async (_, body, title) => {
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

test.each([
  ["no body", null, { status: 204 }, "empty"],
  ["the page of a proxy", "<h1>Sign in</h1>", { status: 200 }, "html"],
  ["half of its JSON", '{"items": [', { status: 200 }, "truncated-json"],
  ["text", "fine", { status: 200 }, "no-json"],
])("a success with %s is an InvalidResponseError that shows it", async (_, body, init, kind) => {
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
});
