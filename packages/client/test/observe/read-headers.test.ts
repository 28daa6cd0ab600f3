import { expect, test } from "vitest";
import { readHeaders } from "../../src/observe.js";

const headersOf = (headers: Record<string, string>) => readHeaders(new Response(null, { headers }));

test("parses the headers of the contract", () => {
  expect(
    headersOf({
      "x-request-id": "r-1",
      "retry-after": "47",
      ratelimit: '"token";r=598;t=14',
      "idempotency-key": "k-1",
      "preference-applied": "wait=30",
      deprecation: "@1767225600",
      sunset: "Thu, 31 Dec 2026 23:59:59 GMT",
    }),
  ).toEqual({
    requestId: "r-1",
    retryAfter: 47,
    rateLimit: { policy: "token", remaining: 598, resetSeconds: 14 },
    idempotencyKey: "k-1",
    preferenceApplied: "wait=30",
    deprecation: new Date("2026-01-01T00:00:00Z"),
    sunset: new Date("2026-12-31T23:59:59Z"),
  });
});

test("returns undefined for a missing header", () => {
  expect(new Set(Object.values(headersOf({})))).toEqual(new Set([undefined]));
});

test.each([
  [{ ratelimit: '"token";t=14' }, "rateLimit", undefined],
  [{ ratelimit: "token;r=1" }, "rateLimit", undefined],
  [
    { ratelimit: '"a";r=1, "b";r=2;t=3' },
    "rateLimit",
    { policy: "a", remaining: 1, resetSeconds: undefined },
  ],
  [{ deprecation: "true" }, "deprecation", undefined],
  [{ deprecation: "@999999999999999" }, "deprecation", undefined],
  [{ sunset: "soon" }, "sunset", undefined],
  [{ "retry-after": "-1" }, "retryAfter", undefined],
] as const)("from the headers %j, reads %s: %j", (headers, name, value) => {
  expect(headersOf({ ...headers })[name]).toEqual(value);
});
