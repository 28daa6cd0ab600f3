import { expect, test } from "vitest";
import { createRateLimiter } from "../../src/http/rate-limiter.js";

test("counts each token by itself, announces what is left, and begins anew each minute", () => {
  let time = 30_000;
  const count = createRateLimiter(2, () => time);
  expect(count(1)).toEqual({
    ratelimit: '"token";r=1;t=30',
    "ratelimit-policy": '"token";q=2;w=60',
  });
  expect(count(1).ratelimit).toBe('"token";r=0;t=30');
  expect(() => count(1)).toThrow("more than 2 requests");
  expect(count(2).ratelimit).toBe('"token";r=1;t=30');
  time = 60_000;
  expect(count(1).ratelimit).toBe('"token";r=1;t=60');
});
