import { setTimeout as wait } from "node:timers/promises";
import { readLimits } from "../../checks/limits/read-limit.js";
import { requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import type { Exchange } from "../../probe/exchange.js";
import { retryAfter } from "../../probe/rate-limit.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import { listRequest } from "../../probe/requests.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const LIMITS = { decision: "limits", rfc: "RFC 9110, 10.2.3" } as const satisfies Basis;

/** Default number of requests to send. */
const DEFAULT_REQUESTS = 200;

/** Tolerance for the clock of the target and for network latency. */
const TOLERANCE_MS = 1_000;

/** A target that limits requests announces its limits correctly, and loses no requests. */
export const throttlingTrue: Rule = {
  id: "throttling-true",
  title: "Asked too often, the target responds with 429, and keeps the limits that it announces.",
  basis: [LIMITS],
  operations: ["listCollections"],
  isOnRequest: true,
  async run(context) {
    await requireWorkingToken(context, "listCollections");
    const exchanges: Exchange[] = [];
    const count = context.throttle ?? DEFAULT_REQUESTS;
    for (let sent = 0; sent < count; sent += 1) {
      const exchange = await context.sendUnpaced(listRequest("listCollections"));
      exchanges.push(exchange);
      if (exchange.response.status === 429) break;
    }
    for (const exchange of exchanges) checkServed(context, exchange);
    checkFalling(context, exchanges);
    const refused = exchanges.at(-1);
    if (refused?.response.status !== 429)
      throw new NotExercisedError(
        `none of ${exchanges.length} requests got 429; send more with --throttle`,
      );
    checkAnnounced(context, exchanges, refused);
    await checkRetryAfter(context, refused);
  },
};

function checkServed(context: RuleContext, exchange: Exchange): void {
  const { status } = exchange.response;
  if (isSuccess(status) || status === 429) return;
  const message = `listCollections asked many times: expected success or 429, got ${quoteResponse(exchange.response)}.`;
  context.report(LIMITS, message, exchange);
}

/** The remaining quota must not grow before the announced reset. */
function checkFalling(context: RuleContext, exchanges: readonly Exchange[]): void {
  for (const [index, exchange] of exchanges.entries()) {
    const before = exchanges[index - 1];
    if (!before) continue;
    for (const limit of readLimits(exchange.response.headers)) {
      const known = readLimits(before.response.headers).find(
        ({ policy }) => policy === limit.policy,
      );
      if (!known || limit.remaining <= known.remaining) continue;
      // A limit without a reset time may be refilled continuously.
      if (known.reset === undefined) continue;
      if (exchange.sentAt + TOLERANCE_MS >= before.sentAt + known.reset * 1_000) continue;
      const message = `listCollections asked many times: expected \`RateLimit\` to fall from ${known.remaining}, got ${limit.remaining}.`;
      context.report(LIMITS, message, exchange);
      return;
    }
  }
}

/** Checks that the target serves as many requests as its first response announced. */
function checkAnnounced(
  context: RuleContext,
  exchanges: readonly Exchange[],
  refused: Exchange,
): void {
  const [first] = exchanges;
  const promised = first
    ? readLimits(first.response.headers).map(({ remaining }) => remaining)
    : [];
  const least = Math.min(...promised);
  const served = exchanges.length - 2;
  if (promised.length === 0 || served >= least) return;
  const message = `listCollections asked many times: expected ${least} more requests to be served as \`RateLimit\` says, got 429 after ${served}.`;
  context.report(LIMITS, message, refused);
}

/** A client that waits as long as requested gets a response. */
async function checkRetryAfter(context: RuleContext, refused: Exchange): Promise<void> {
  const pause = retryAfter(refused);
  // `limits-announced` reports the missing header.
  if (pause === undefined) return;
  if (pause > context.deadline)
    return context.remark(
      `the target asks to wait ${pause / 1_000} s, which is longer than the deadline`,
    );
  await wait(pause + TOLERANCE_MS);
  const again = await context.sendUnpaced(listRequest("listCollections"));
  if (isSuccess(again.response.status)) return;
  const message = `listCollections after the ${pause / 1_000} s of \`Retry-After\`: expected success, got ${quoteResponse(again.response)}.`;
  context.report(LIMITS, message, again);
}
