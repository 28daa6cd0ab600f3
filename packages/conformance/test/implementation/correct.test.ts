import { expect, test } from "vitest";
import { runChecks } from "../../src/engine/run-checks.js";
import type { Exchange } from "../../src/probe/exchange.js";
import { IN_MEMORY } from "./correct.js";

/**
 * How many requests a default run may send with its token: less than the 600 that the service allows in a minute, since
 * polls and raw requests are not counted here.
 */
const MAX_REQUESTS = 580;

// The thorough runs of the deep tier include what a run finds on the others.
test.for(IN_MEMORY.slice(0, 1))("finds nothing on an implementation $name", async ({ start }) => {
  const { profile, stop } = await start();
  const { report, exchanges } = await runChecks(profile, {});
  await stop();
  expect(report.rules.flatMap(({ findings }) => findings)).toEqual([]);
  expect(requestsOfToken(exchanges)).toBeLessThanOrEqual(MAX_REQUESTS);
});

/** Ignores a GET that repeats the one before: it polls for something that takes longer on a busy machine. */
function requestsOfToken(exchanges: readonly Exchange[]): number {
  const own = exchanges.filter(
    ({ request }) => request.headers["authorization"] === "Bearer $TOKEN",
  );
  return own.filter(({ request }, index) => {
    const before = own[index - 1]?.request;
    return request.method !== "GET" || request.path !== before?.path;
  }).length;
}
