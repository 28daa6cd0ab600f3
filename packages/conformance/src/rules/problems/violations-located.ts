import { incremental } from "../../checks/incremental.js";
import { judgeRefused } from "../../checks/expect/problems-of.js";
import { type Basis } from "../../findings/basis.js";
import { faultOfPlace } from "../../judge/misplaced-violation.js";
import { member } from "../../load/json.js";
import { LIST_OPERATIONS } from "../../load/operation.js";

const PLACES = { decision: "problem-details", rfc: "RFC 6901, 3" } as const satisfies Basis;

/** A form shows a violation beside its field, which it finds by the place. */
export const violationsLocated = incremental({
  id: "violations-located",
  title: "Each violation says where it is: a parameter by name, a member by its JSON pointer.",
  basis: [PLACES],
  operations: [...LIST_OPERATIONS, "createWebhook", "exportHostedDocument"],
  depth: "quick",
  begin: (context) =>
    judgeRefused((exchange) => {
      // Of a body that a recording lacks, nobody knows its members.
      if (exchange.missing?.request !== undefined) return;
      const errors = member(exchange.response.json, "errors");
      if (!Array.isArray(errors)) return;
      for (const violation of errors) {
        const fault = faultOfPlace(violation, exchange.request);
        if (fault === undefined) continue;
        const { operation, method } = exchange.request;
        context.report(PLACES, `${operation ?? method}, a violation: ${fault}.`, exchange);
      }
    }),
});
