// A server that sends no problem has not shown that its problems are correct: the rules on problems need one.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { checkImplementation } from "../../src/engine/check-implementation.js";

const RULES = [
  "problem-type-catalogued",
  "problem-explained",
  "problem-of-occurrence",
  "violations-located",
];

const TYPE = "urn:problem-type:document-export:invalid-request";

test.each([
  ["text", "text/plain", "Not found"],
  ["JSON", "application/json", JSON.stringify({ type: TYPE, title: "", detail: "" })],
])("a server that refuses with %s has shown no problem", async (_, type, body) => {
  const none = { verdict: "not exercised", reason: "no problem came" };
  expect(await verdictsOf(type, body)).toEqual({
    ...Object.fromEntries(RULES.map((id) => [id, none])),
    "violations-located": { verdict: "not exercised", reason: "no violation was listed" },
  });
});

test.each([
  ["no list of violations", {}],
  ["an empty list of violations", { errors: [] }],
])("skips violations-located for a problem with %s", async (_, members) => {
  const problem = { type: TYPE, title: "Not found", status: 404, detail: "Nothing.", ...members };
  const verdicts = await verdictsOf("Application/Problem+JSON; q=1", JSON.stringify(problem));
  expect(verdicts).toMatchObject({
    "problem-explained": { verdict: "passed" },
    "problem-of-occurrence": { verdict: "passed" },
    "violations-located": { verdict: "not exercised", reason: "no violation was listed" },
  });
});

async function verdictsOf(type: string, body: string): Promise<Record<string, unknown>> {
  // A target whose paths all get the same response is not judged at all.
  const server = createServer(({ url = "" }, response) =>
    url.startsWith("/v2/collections")
      ? response.end("{}")
      : response.writeHead(404, { "content-type": type }).end(body),
  ).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const target = { baseUrl: `http://127.0.0.1:${port}`, token: "a-token" };
  const { rules } = await checkImplementation(target, { rules: RULES });
  return Object.fromEntries(rules.map(({ id, verdict, reason }) => [id, { verdict, reason }]));
}
