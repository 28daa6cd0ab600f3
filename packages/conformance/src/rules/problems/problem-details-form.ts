import { OPERATION_ADDRESSES } from "@document-export/types/constants";
import type { Rule } from "../../checks/rule.js";
import { PROBLEM_DETAILS } from "../../findings/basis.js";
import { judgeProblem } from "../../judge/judge-response.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import type { ProbeRequest } from "../../probe/exchange.js";
import { listRequest } from "../../probe/requests.js";

/** Every refusal seen in the run is a problem detail. */
export const problemDetailsForm: Rule = {
  id: "problem-details-form",
  title:
    "Every error response is `application/problem+json` whose `status` is that of the response.",
  basis: [PROBLEM_DETAILS],
  operations: [...LIST_OPERATIONS, "createWebhook"],
  async run(context) {
    for (const request of badRequests()) await context.send(request);
    for (const exchange of context.exchanges)
      if (exchange.response.status >= 400 && exchange.request.method !== "HEAD")
        for (const { basis, message } of judgeProblem(context.checkSchema, exchange))
          context.report(basis, message, exchange);
  },
};

/** One request for each common refusal, so that the rule works on its own too. */
function badRequests(): ProbeRequest[] {
  return [
    { method: "GET", path: "/v2/nothing-here" },
    { ...listRequest("listCollections"), authorization: null },
    listRequest("listWebhooks", "pageSize=0"),
    {
      operation: "createWebhook",
      ...OPERATION_ADDRESSES.createWebhook,
      body: { kind: "text", text: '{"endpoint":' },
    },
  ];
}
