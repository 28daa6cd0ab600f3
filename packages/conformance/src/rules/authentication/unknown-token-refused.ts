import { expectRefusal } from "../../checks/expect-response.js";
import { requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import { listRequest } from "../../probe/requests.js";
import { TOKEN } from "../../probe/credentials.js";

const BEARER = { clause: "Authentication 1" } as const satisfies Basis;
const TOKENS = { decision: "tokens", rfc: "RFC 6750, 3" } as const satisfies Basis;

/** Only the caller's own token opens the interface, and only as a bearer token. */
export const unknownTokenRefused: Rule = {
  id: "unknown-token-refused",
  title: "A token that was never issued, an empty one and another scheme are refused with 401.",
  basis: [BEARER, TOKENS],
  operations: LIST_OPERATIONS,
  async run(context) {
    const unknown = `never-issued-${Math.trunc(context.random() * 1e9)}`;
    const values = [`Bearer ${unknown}`, "Bearer", `Basic ${TOKEN}`, `Bearer ${TOKEN}x`];
    for (const operation of LIST_OPERATIONS) {
      await requireWorkingToken(context, operation);
      for (const authorization of values) {
        const exchange = await context.send({ ...listRequest(operation), authorization });
        const what = `with \`Authorization: ${authorization}\``;
        const expectation = { status: 401, accepted: BEARER, otherStatus: TOKENS };
        expectRefusal(context, exchange, { what, ...expectation });
      }
    }
  },
};
