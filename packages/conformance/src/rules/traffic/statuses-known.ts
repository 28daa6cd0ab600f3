import { incremental } from "../../checks/incremental.js";
import { PROBLEM_DETAILS } from "../../findings/basis.js";
import { LIST_OPERATIONS, responseOf } from "../../load/operation.js";
import type { SentRequest } from "../../probe/exchange.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";

/**
 * Statuses that any server may return in addition: the request line is too long; another server is meant; not
 * implemented; another version of HTTP.
 */
const OF_ANY_SERVER = new Set([414, 421, 501, 505]);

/** A response has a status that the contract lists for its operation: clients of the contract know no others. */
export const statusesKnown = incremental({
  id: "statuses-known",
  title: "No response has a status that the contract does not have for its operation.",
  basis: [PROBLEM_DETAILS],
  operations: [...LIST_OPERATIONS, "createWebhook", "exportHostedDocument"],
  judgesHeadsAlone: true,
  begin: ({ contract, report }) => ({
    see(exchange) {
      const { request, response } = exchange;
      const { status } = response;
      const operation = contract.operations.get(request.operation ?? "");
      // Other rules check success statuses and 5xx, and 405 is checked together with methods.
      if (!operation || request.method !== operation.method || isSuccess(status)) return;
      if (status >= 500 || status === 405 || OF_ANY_SERVER.has(status)) return;
      if (status === 304 && isConditional(request)) return;
      if (responseOf(operation, status)) return;
      const known = operation.responses.map(({ key }) => key).join(", ");
      const message = `${operation.id} returned ${status}: expected one of ${known}, got ${quoteResponse(response)}.`;
      report(PROBLEM_DETAILS, message, exchange);
    },
  }),
});

function isConditional({ headers }: SentRequest): boolean {
  return Object.keys(headers).some((name) => /^if-/i.test(name));
}
