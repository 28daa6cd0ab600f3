import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const CHALLENGE = { decision: "tokens", rfc: "RFC 9110, 15.5.2" } as const satisfies Basis;

/** A scheme stands at the beginning or after a comma (RFC 9110, 11.6.1). */
const BEARER = /(?:^|,)\s*bearer(?:\s|,|$)/i;

/** Whoever is refused for lack of a token learns which kind is asked for. */
export const challengeOn401: Rule = {
  id: "challenge-on-401",
  title: "Every 401 has `WWW-Authenticate` with the scheme Bearer.",
  basis: [CHALLENGE],
  operations: [...LIST_OPERATIONS, "createWebhook", "exportHostedDocument"],
  depth: "quick",
  judge(exchanges, context) {
    const refused = exchanges.filter(({ response }) => response.status === 401);
    if (refused.length === 0) throw new NotExercisedError("no request got 401");
    for (const exchange of refused) {
      const challenge = exchange.response.headers.get("www-authenticate") ?? "";
      if (BEARER.test(challenge)) continue;
      const subject = exchange.request.operation ?? exchange.request.method;
      const message = `${subject} returned 401: expected \`WWW-Authenticate: Bearer\`, got \`${challenge}\`.`;
      context.report(CHALLENGE, message, exchange);
    }
  },
};
