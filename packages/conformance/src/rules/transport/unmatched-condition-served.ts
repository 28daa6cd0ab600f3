import { requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import { listRequest } from "../../probe/requests.js";

const CONDITIONS = { decision: "http-semantics", rfc: "RFC 9110, 13.1.2" } as const satisfies Basis;

/** A caller whose copy is not the current one gets the current one. */
export const unmatchedConditionServed: Rule = {
  id: "unmatched-condition-served",
  title: "A list with an `If-None-Match` that matches nothing is returned whole.",
  basis: [CONDITIONS],
  operations: ["listCollections"],

  async run(context) {
    await requireWorkingToken(context, "listCollections");
    const headers = { "if-none-match": '"never-returned"' };
    const exchange = await context.send({ ...listRequest("listCollections"), headers });
    if (isSuccess(exchange.response.status)) return;
    const got = quoteResponse(exchange.response);
    const message = `listCollections with an \`If-None-Match\` of nothing: expected a 2xx status, got ${got}.`;
    context.report(CONDITIONS, message, exchange);
  },
};
