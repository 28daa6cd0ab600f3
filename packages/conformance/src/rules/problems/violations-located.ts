import { incremental } from "../../checks/incremental.js";
import { judgeViolations } from "../../checks/expect/problems-of.js";
import { type Basis } from "../../findings/basis.js";
import { faultOfPlace } from "../../judge/misplaced-violation.js";
import { LIST_OPERATIONS } from "../../load/operation.js";

const PLACES = { decision: "problem-details", rfc: "RFC 6901, 3" } as const satisfies Basis;

/** A form shows a violation next to its field, which it finds by the location. */
export const violationsLocated = incremental({
  id: "violations-located",
  title: "Each violation says where it is: a parameter by name, a member by its JSON pointer.",
  basis: [PLACES],
  operations: [...LIST_OPERATIONS, "createWebhook", "exportHostedDocument"],
  depth: "quick",
  begin: (context) =>
    judgeViolations((violation, exchange) => {
      const fault = faultOfPlace(violation, exchange.request);
      if (fault === undefined) return;
      const { operation, method } = exchange.request;
      context.report(PLACES, `${operation ?? method}, a violation: ${fault}.`, exchange);
    }),
});
