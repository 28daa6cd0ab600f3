import { type Rule } from "../../checks/rule.js";
import { problemsOf } from "../../checks/expect/problems-of.js";
import { PROBLEM_DETAILS } from "../../findings/basis.js";
import { judgeProblem } from "../../judge/judge-response.js";
import { LIST_OPERATIONS } from "../../load/operation.js";

/** Every refusal is a problem detail. */
export const problemDetailsForm: Rule = {
  id: "problem-details-form",
  title:
    "Every error response is `application/problem+json` whose `status` is that of the response.",
  basis: [PROBLEM_DETAILS],
  operations: [...LIST_OPERATIONS, "createWebhook", "exportHostedDocument"],
  depth: "quick",
  judge(exchanges, context) {
    for (const exchange of problemsOf(exchanges))
      for (const { basis, message } of judgeProblem(context.checkSchema, exchange))
        context.report(basis, message, exchange);
  },
};
