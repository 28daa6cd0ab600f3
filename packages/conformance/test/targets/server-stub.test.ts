import { once } from "node:events";
import { createServer as createHttpServer, type Server } from "node:http";
import { createServer, stub } from "@document-export/server-stub";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkImplementation } from "../../src/engine/check-implementation.js";
import type { Report } from "../../src/report/report.js";

const SCOPES = [
  "exports:read",
  "exports:write",
  "collections:read",
  "webhooks:read",
  "webhooks:write",
];

// What holds of the stub itself. Its examples are the same whatever is asked,
// so the laws of lists and of created things are not among these.
const RULES = [
  "authorization-required",
  "unknown-token-refused",
  "scheme-in-any-case",
  "method-not-allowed",
  "options-lists-methods",
  "job-shape",
  "options-part-encodings",
  "missing-part-refused",
  "webhook-schema-enforced",
  "list-envelope",
  "page-size-bounds",
  "page-number-bounds",
  "null-query",
  "problem-details-form",
  "response-matches-contract",
];

let http: Server;
let report: Report;

beforeAll(async () => {
  const server = createServer({
    handlers: stub(),
    authenticate: async ({ token }) =>
      token === "right" ? { principal: {}, scopes: SCOPES } : undefined,
  });
  http = createHttpServer((request, response) => void server.node(request, response));
  await once(http.listen(0, "127.0.0.1"), "listening");
  const address = http.address();
  const baseUrl = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const target = { baseUrl, token: "right", destination: 12 };
  report = await checkImplementation(target, { rules: RULES, deadline: 2_000 });
});
afterAll(async () => {
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
});

test.each(RULES)("%s passes on the stub with its examples", (id) => {
  expect(report.rules.find((rule) => rule.id === id)).toMatchObject({
    verdict: "passed",
    findings: [],
  });
});
