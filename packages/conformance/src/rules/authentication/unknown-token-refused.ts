import { expectUnauthorized, TOKENS } from "../../checks/expect/expect-unauthorized.js";
import { operationRequests, requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import { EXPIRED_TOKEN } from "../../probe/credentials.js";

const OWN = { clause: "Authentication 1" } as const satisfies Basis;

/** Only the caller's own token grants access, and only until it expires. */
export const unknownTokenRefused: Rule = {
  id: "unknown-token-refused",
  title: "Every operation refuses a token that was never issued, or that has expired, with 401.",
  level: "unsafe",
  basis: [OWN, TOKENS],
  operations: [...LIST_OPERATIONS, "exportHostedDocument", "createWebhook"],
  depth: "quick",

  async run(context) {
    await requireWorkingToken(context, "listCollections");
    const unknown = `never-issued-${Math.trunc(context.random() * 1e9)}`;
    const hasExpired = context.target.expiredToken !== undefined;
    if (!hasExpired) context.remark("the profile has no `expiredToken`");
    const tokens = [
      { what: "with an unknown token", token: unknown, accepted: OWN },
      ...(hasExpired
        ? [{ what: "with an expired token", token: EXPIRED_TOKEN, accepted: TOKENS }]
        : []),
    ];
    for (const { what, token, accepted } of tokens)
      for (const request of operationRequests()) {
        const exchange = await context.send({ ...request, authorization: `Bearer ${token}` });
        expectUnauthorized(context, exchange, { what, accepted });
      }
  },
};
