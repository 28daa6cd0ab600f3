import { requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import { listRequest } from "../../probe/requests.js";

const CONDITIONS = { decision: "http-semantics", rfc: "RFC 9110, 13.1" } as const satisfies Basis;

/** Conditions of a caller with an outdated copy: a tag that was never issued, and a very early date. */
const UNMATCHED = [
  ["if-none-match", '"never-returned"'],
  ["if-modified-since", "Mon, 01 Jan 2001 00:00:00 GMT"],
] as const;

/** A caller with an outdated copy gets the current one. */
export const unmatchedConditionServed: Rule = {
  id: "unmatched-condition-served",
  title: "A list whose `If-None-Match` or `If-Modified-Since` matches nothing is returned whole.",
  basis: [CONDITIONS],
  operations: LIST_OPERATIONS,

  async run(context) {
    await requireWorkingToken(context, "listCollections");
    for (const operation of LIST_OPERATIONS)
      for (const [name, value] of UNMATCHED) {
        const request = { ...listRequest(operation), headers: { [name]: value } };
        const exchange = await context.send(request);
        if (isSuccess(exchange.response.status)) continue;
        const got = quoteResponse(exchange.response);
        const message = `${operation} with \`${name}: ${value}\`: expected a 2xx status, got ${got}.`;
        context.report(CONDITIONS, message, exchange);
      }
  },
};
