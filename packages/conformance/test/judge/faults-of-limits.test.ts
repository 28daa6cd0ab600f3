import { expect, test } from "vitest";
import { faultsOfLimits } from "../../src/judge/faults-of-limits.js";

type Lines = Readonly<Record<string, string>>;

const RIGHT: readonly (readonly [status: number, lines: Lines])[] = [
  [200, {}],
  [200, { ratelimit: '"token";r=598;t=47', "ratelimit-policy": '"token";q=600;w=60' }],
  [200, { ratelimit: '"burst";r=1, "daily";t=9;r=900;pk=:YWI=:' }],
  [429, { "retry-after": "47" }],
  [503, {}],
];

test.each(RIGHT)("accepts the limit headers of %i with %j", (status, lines) => {
  expect(faultsOfLimits({ status, headers: new Headers(lines) })).toEqual([]);
});

const WRONG: readonly (readonly [status: number, lines: Lines])[] = [
  [429, {}],
  [429, { "retry-after": "-1" }],
  [503, { "retry-after": "1.5" }],
  [200, { ratelimit: "limit=100, remaining=50, reset=10" }],
  [200, { ratelimit: '"token";t=47' }],
  [200, { "ratelimit-policy": "100;w=60" }],
];

test.each(WRONG)("reports a fault in the limit headers of %i with %j", (status, lines) => {
  expect(faultsOfLimits({ status, headers: new Headers(lines) })).toHaveLength(1);
});
