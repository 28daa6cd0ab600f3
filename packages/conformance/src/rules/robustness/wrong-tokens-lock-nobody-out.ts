import type { Rule, RuleContext } from "../../checks/rule.js";
import { requireWorkingToken } from "../../checks/operation-requests.js";
import type { Basis } from "../../findings/basis.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import { listRequest } from "../../probe/requests.js";

const LIMITS = { decision: "limits" } as const satisfies Basis;

/** Exceeds the number of requests that one address may send per minute. */
const ATTEMPTS = 30;

/**
 * Callers that share an address with an attacker, such as behind a proxy, must not be locked out together with the
 * attacker.
 */
export const wrongTokensLockNobodyOut: Rule = {
  id: "wrong-tokens-lock-nobody-out",
  title: "Many wrong tokens get 401 or 429, and the right one is served all the same.",
  level: "unsafe",
  basis: [LIMITS],
  operations: ["listCollections"],
  depth: "thorough",

  async run(context) {
    await requireWorkingToken(context, "listCollections");
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const authorization = `Bearer never-issued-${Math.trunc(context.random() * 1e9)}`;
      // A 429 is an answer here, so that its `Retry-After` is not waited for.
      const request = { ...listRequest("listCollections"), authorization };
      const exchange = await context.sendUnpaced(request);
      const { status } = exchange.response;
      if (status === 429) break;
      if (status === 401) continue;
      const message = `Wrong token ${attempt}: expected 401 or 429, got ${quoteResponse(exchange.response)}.`;
      context.report(LIMITS, message, exchange);
    }
    try {
      await context.send(listRequest("listCollections"));
    } finally {
      // If the target refuses further requests with the right token, the run stops, and this is a finding too.
      reportRefusal(context);
    }
  },
};

function reportRefusal(context: RuleContext): void {
  const own = context.exchanges.at(-1);
  if (own?.request.authorization !== undefined) return;
  if (!own || isSuccess(own.response.status)) return;
  const message = `listCollections after wrong tokens: expected a 2xx status, got ${quoteResponse(own.response)}.`;
  context.report(LIMITS, message, own);
}
