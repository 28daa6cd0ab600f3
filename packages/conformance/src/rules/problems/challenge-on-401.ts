import { incremental } from "../../checks/incremental.js";
import type { Basis } from "../../findings/basis.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const CHALLENGE = { decision: "tokens", rfc: "RFC 9110, 15.5.2" } as const satisfies Basis;

/** A scheme is at the start or after a comma (RFC 9110, 11.6.1). */
const BEARER = /(?:^|,)\s*bearer(?:\s|,|$)/i;

/** A caller that is refused for lack of a token learns which kind of token is required. */
export const challengeOn401 = incremental({
  id: "challenge-on-401",
  title: "Every 401 has `WWW-Authenticate` with the scheme Bearer.",
  basis: [CHALLENGE],
  operations: [...LIST_OPERATIONS, "createWebhook", "exportHostedDocument"],
  depth: "quick",
  begin(context) {
    let refused = 0;
    return {
      see(exchange) {
        const { request, response } = exchange;
        if (response.status !== 401) return;
        refused += 1;
        const challenge = response.headers.get("www-authenticate") ?? "";
        if (BEARER.test(challenge)) return;
        const subject = request.operation ?? request.method;
        const message = `${subject} returned 401: expected \`WWW-Authenticate: Bearer\`, got \`${challenge}\`.`;
        context.report(CHALLENGE, message, exchange);
      },
      end() {
        if (refused === 0) throw new NotExercisedError("no request got 401");
      },
    };
  },
});
