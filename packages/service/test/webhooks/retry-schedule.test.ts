import { expect, test } from "vitest";
import { RETRY_DELAYS, retryDelay } from "../../src/webhooks/retry-schedule.js";

const HOUR = 3600;

test("retries for about three days", () => {
  const delays = RETRY_DELAYS.map((_delay, index) =>
    retryDelay({ attempts: index + 1, retryAfter: undefined, random: 0.5 }),
  );
  const total = delays.reduce<number>((sum, delay) => sum + (delay ?? 0), 0);
  expect(total / HOUR).toBeCloseTo(75.6, 1);
  expect(retryDelay({ attempts: 10, retryAfter: undefined, random: 0.5 })).toBeUndefined();
});

test("varies each delay by up to a fifth", () => {
  expect(retryDelay({ attempts: 2, retryAfter: undefined, random: 0 })).toBe(240);
  expect(retryDelay({ attempts: 2, retryAfter: undefined, random: 1 })).toBe(360);
});

test("Retry-After can lengthen a delay up to a day, not shorten it", () => {
  expect(retryDelay({ attempts: 1, retryAfter: 100, random: 0.5 })).toBe(100);
  expect(retryDelay({ attempts: 2, retryAfter: 1, random: 0.5 })).toBe(300);
  expect(retryDelay({ attempts: 1, retryAfter: 999_999, random: 0.5 })).toBe(24 * HOUR);
});
