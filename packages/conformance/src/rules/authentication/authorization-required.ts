import { expectRefusal } from "../../checks/expect-response.js";
import { operationRequests, requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";

const REQUIRED = { clause: "Authentication 2" } as const satisfies Basis;
const TOKENS = { decision: "tokens", rfc: "RFC 6750, 3" } as const satisfies Basis;

/** Every operation refuses a request without `Authorization`, with 401 and a challenge. */
export const authorizationRequired: Rule = {
  id: "authorization-required",
  title: "Every operation refuses a request without Authorization, with 401 and a challenge.",
  basis: [REQUIRED, TOKENS],
  operations: [
    "listDocumentExports",
    "exportHostedDocument",
    "listCollections",
    "createWebhook",
    "listWebhooks",
  ],
  async run(context) {
    await requireWorkingToken(context, "listCollections");
    for (const request of operationRequests()) {
      const exchange = await context.send({ ...request, authorization: null });
      const expectation = { status: 401, accepted: REQUIRED, otherStatus: TOKENS };
      expectRefusal(context, exchange, { what: "without Authorization", ...expectation });
      const challenge = exchange.response.headers.get("www-authenticate") ?? "";
      if (exchange.response.status === 401 && !/\bbearer\b/i.test(challenge))
        context.report(
          TOKENS,
          `${request.operation} without Authorization: expected \`WWW-Authenticate: Bearer\`, got \`${challenge}\`.`,
          exchange,
        );
    }
  },
};
