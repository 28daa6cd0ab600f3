import type { Rule } from "../../checks/rule.js";
import { problemsOf } from "../../checks/expect/problems-of.js";
import { type Basis } from "../../findings/basis.js";
import { faultOfPlace } from "../../judge/misplaced-violation.js";
import { member } from "../../load/json.js";
import { LIST_OPERATIONS } from "../../load/operation.js";

const PLACES = { decision: "problem-details", rfc: "RFC 6901, 3" } as const satisfies Basis;

/** A form shows a violation beside its field, which it finds by the place. */
export const violationsLocated: Rule = {
  id: "violations-located",
  title: "Each violation says where it is: a parameter by name, a member by its JSON pointer.",
  basis: [PLACES],
  operations: [...LIST_OPERATIONS, "createWebhook", "exportHostedDocument"],
  depth: "quick",
  judge(exchanges, context) {
    for (const exchange of problemsOf(exchanges)) {
      // Of a body that a recording lacks, nobody knows its members.
      if (exchange.missing?.request !== undefined) continue;
      const errors = member(exchange.response.json, "errors");
      if (!Array.isArray(errors)) continue;
      for (const violation of errors) {
        const fault = faultOfPlace(violation, exchange.request);
        if (fault === undefined) continue;
        const { operation, method } = exchange.request;
        context.report(PLACES, `${operation ?? method}, a violation: ${fault}.`, exchange);
      }
    }
  },
};
