import { isRefused } from "../../checks/expect/problems-of.js";
import { incremental } from "../../checks/incremental.js";
import { PROBLEM_DETAILS } from "../../findings/basis.js";
import { judgeProblem } from "../../judge/judge-response.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

/** Every error response is a problem detail. */
export const problemDetailsForm = incremental({
  id: "problem-details-form",
  title:
    "Every error response is `application/problem+json` whose `status` is that of the response.",
  basis: [PROBLEM_DETAILS],
  operations: [...LIST_OPERATIONS, "createWebhook", "exportHostedDocument"],
  depth: "quick",
  begin({ checkSchema, report }) {
    let refused = 0;
    return {
      see(exchange) {
        if (!isRefused(exchange)) return;
        refused += 1;
        for (const { basis, message } of judgeProblem(checkSchema, exchange))
          report(basis, message, exchange);
      },
      end() {
        if (refused === 0) throw new NotExercisedError("no request was refused");
      },
    };
  },
});
