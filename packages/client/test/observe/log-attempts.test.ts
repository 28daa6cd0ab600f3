import { expect, test } from "vitest";
import { createClient } from "../../src/index.js";
import { logAttempts } from "../../src/observe.js";

const baseUrl = "http://unused.test";

/** Returns the log lines of a call whose requests get these responses in turn; an Error is thrown. */
async function linesOf(...responses: readonly (Response | Error)[]): Promise<string[]> {
  const lines: string[] = [];
  const target = {
    debug: (line: string) => lines.push(`debug ${line}`),
    warn: (line: string) => lines.push(`warn ${line}`),
  };
  const left = responses.values();
  const fetch = async () => {
    const response = left.next().value;
    if (response instanceof Response) return response;
    throw response;
  };
  const options = { baseUrl, token: "secret-1", fetch, retries: responses.length - 1 };
  const client = createClient({ ...options, onAttempt: logAttempts(target) });
  await client.listWebhooks().catch(() => undefined);
  return lines.map((line) => line.replace(/\d+ ms/, "N ms"));
}

test("logs one line for a successful call", async () => {
  expect(await linesOf(Response.json({ items: [] }))).toEqual([
    "debug listWebhooks GET: 200 after N ms, attempt 1",
  ]);
});

test("logs one line per request, and a warning per failed request", async () => {
  const busy = new Response(null, { status: 503, headers: { "retry-after": "0" } });
  expect(await linesOf(busy, new TypeError("fetch failed"))).toEqual([
    "warn listWebhooks GET: 503 ProblemError after N ms, attempt 1",
    "warn listWebhooks GET: ConnectionError after N ms, attempt 2",
  ]);
});
