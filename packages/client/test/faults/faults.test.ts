import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createClient,
  DocumentExportError,
  type AttemptEvent,
  type Client,
  type ClientOptions,
} from "../../src/index.js";
import { startServer, type FaultyServer } from "./start-server.js";

let server: FaultyServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

function connect(fault: string, options: Partial<ClientOptions> = {}): Client {
  const baseUrl = `${server.url}/${fault}/${crypto.randomUUID()}`;
  return createClient({ baseUrl, token: "good", retries: 0, ...options });
}

const failures = [
  { fault: "reset", name: "ConnectionError", kind: "reset", says: "ECONNRESET" },
  { fault: "cut", name: "ConnectionError", kind: "reset", says: "terminated" },
  { fault: "redirect-loop", name: "ConnectionError", kind: "redirect-loop", says: "redirect" },
  { fault: "noise", name: "ConnectionError", kind: "unreachable", says: "Expected HTTP" },
  { fault: "html", name: "InvalidResponseError", kind: "html", says: "<h1>Sign in</h1>" },
  { fault: "empty", name: "InvalidResponseError", kind: "empty", says: "(empty)" },
  { fault: "truncated", name: "InvalidResponseError", kind: "truncated-json", says: '{"items": [' },
  { fault: "bad-gateway", name: "ProblemError", says: "Bad Gateway (502)" },
  { fault: "silent", name: "TimeoutError", says: "within 100 ms" },
] as const;

test.each(failures)("throws a $name when a list call meets $fault", async (row) => {
  const { fault, name, says, ...members } = row;
  const options = fault === "silent" ? { timeoutMs: 100 } : {};
  const error = await failureOf(connect(fault, options).listWebhooks());
  expect(error).toMatchObject({ name, operationId: "listWebhooks", attempts: 1, ...members });
  expect(error.message).toMatch(/^listWebhooks /);
  expect(error.message).toContain(says);
});

test.each(failures.filter(({ name }) => name === "ConnectionError"))(
  "the cause at $fault is what fetch threw",
  async ({ fault }) => {
    expect((await failureOf(connect(fault).listWebhooks())).cause).toBeInstanceOf(TypeError);
  },
);

test("throws a ConnectionError of kind unreachable for a closed port", async () => {
  const gone = await startServer();
  await gone.stop();
  const client = createClient({ baseUrl: gone.url, token: "good", retries: 0 });
  const error = await failureOf(client.listWebhooks());
  expect(error).toMatchObject({ name: "ConnectionError", kind: "unreachable" });
  expect(error.message).toContain("ECONNREFUSED");
});

test("truncates the quoted response text to 200 characters", async () => {
  const fetch = async () => new Response(`<${"x".repeat(5000)}`);
  const error = await failureOf(connect("html", { fetch }).listWebhooks());
  expect(error).toMatchObject({ received: `<${"x".repeat(199)}` });
  expect(error.message.length).toBeLessThan(300);
});

test.each([
  ["reset", 3],
  ["cut", 3],
  ["redirect-loop", 1],
  ["html", 1],
  ["truncated", 1],
])("a list call that meets %s sends %i requests", async (fault, times) => {
  const events: AttemptEvent[] = [];
  const onAttempt = (event: AttemptEvent) => events.push(event);
  await failureOf(connect(fault, { retries: 2, onAttempt }).listWebhooks());
  expect(events.map(({ attempts }) => attempts)).toEqual([1, 2, 3].slice(0, times));
});

test("does not retry a failed upload if no key was echoed", async () => {
  const events: AttemptEvent[] = [];
  const client = connect("reset", { retries: 2, onAttempt: (event) => events.push(event) });
  const call = client.exportHostedDocument({ file: "{}", options: { destination: 12 } });
  expect(await failureOf(call)).toMatchObject({ name: "ConnectionError", attempts: 1 });
  expect(events).toHaveLength(1);
});

async function failureOf(call: Promise<unknown>): Promise<DocumentExportError> {
  const error = await call.catch((failure: unknown) => failure);
  if (error instanceof DocumentExportError) return error;
  throw new Error("Expected a failure of the call.", { cause: error });
}
