import type { Rule, RuleContext } from "../../checks/rule.js";
import { requireWorkingToken } from "../../checks/operation-requests.js";
import type { Basis } from "../../findings/basis.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import { listRequest } from "../../probe/requests.js";

const LIMITS = { decision: "limits" } as const satisfies Basis;

/** More than an address may send in a minute. */
const ATTEMPTS = 30;

/** Anyone who shares an address with an attacker, behind one proxy, must not be shut out with them. */
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
      const exchange = await context.send({ ...listRequest("listCollections"), authorization });
      const { status } = exchange.response;
      if (status === 429) break;
      if (status === 401) continue;
      const message = `Wrong token ${attempt}: expected 401 or 429, got ${quoteResponse(exchange.response)}.`;
      context.report(LIMITS, message, exchange);
    }
    try {
      await context.send(listRequest("listCollections"));
    } finally {
      // That the target has no more requests for the right token ends the run, and is a finding as well.
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
