// What the proofs of the planted faults take for right is held against an implementation that was written differently: only
// what the contract leaves open may differ.
import { expect, test } from "vitest";
import { runChecks } from "../../src/engine/run-checks.js";
import type { Exchange } from "../../src/probe/exchange.js";
import { IN_MEMORY } from "./correct.js";

/** What a default run may cost its token. */
const MAX_REQUESTS = 600;

test.for(IN_MEMORY)("nothing is found on an implementation $name", async ({ start }) => {
  const { profile, stop } = await start();
  const { report, exchanges } = await runChecks(profile, {});
  await stop();
  expect(report.rules.flatMap(({ findings }) => findings)).toEqual([]);
  expect(requestsOfToken(exchanges)).toBeLessThanOrEqual(MAX_REQUESTS);
});

/** A request that is sent again at once waits for something, which a busy machine lengthens. */
function requestsOfToken(exchanges: readonly Exchange[]): number {
  const own = exchanges.filter(
    ({ request }) => request.headers["authorization"] === "Bearer $TOKEN",
  );
  return own.filter(({ request }, index) => {
    const before = own[index - 1]?.request;
    return request.method !== "GET" || request.path !== before?.path;
  }).length;
}
