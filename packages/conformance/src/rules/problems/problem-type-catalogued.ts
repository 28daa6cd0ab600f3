import { incremental } from "../../checks/incremental.js";
import { judgeProblems } from "../../checks/expect/problems-of.js";
import { PROBLEM_DETAILS } from "../../findings/basis.js";
import { PROBLEM_STATUSES } from "../../load/problem-statuses.js";
import { member } from "../../load/json.js";
import { LIST_OPERATIONS } from "../../load/operation.js";

/** Programs distinguish problems by type, so the type must be in the catalogue and match the status. */
export const problemTypeCatalogued = incremental({
  id: "problem-type-catalogued",
  title: "The `type` of a problem stands in the catalogue, and has the status of the response.",
  basis: [PROBLEM_DETAILS],
  operations: [...LIST_OPERATIONS, "createWebhook", "exportHostedDocument"],
  depth: "quick",
  begin: (context) =>
    judgeProblems((exchange) => {
      const { request, response } = exchange;
      const type = member(response.json, "type");
      // `problem-details-form` reports a missing type.
      if (typeof type !== "string") return;
      const subject = `${request.operation ?? request.method} returned ${response.status}`;
      const status = PROBLEM_STATUSES.get(type);
      if (status === undefined)
        context.report(
          PROBLEM_DETAILS,
          `${subject}: expected a \`type\` of the catalogue, got \`${type.slice(0, 120)}\`.`,
          exchange,
        );
      else if (status !== response.status)
        context.report(
          PROBLEM_DETAILS,
          `${subject}: expected a \`type\` of that status, got \`${type}\`, which is of ${status}.`,
          exchange,
        );
    }),
});
