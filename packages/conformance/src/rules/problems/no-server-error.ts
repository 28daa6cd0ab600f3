import { incremental } from "../../checks/incremental.js";
import { HTTP_SEMANTICS } from "../../findings/basis.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import { quoteResponse } from "../../probe/read-response.js";

/** Not implemented, and temporarily unavailable, are deliberate responses. */
const ANNOUNCED = new Set([501, 503]);

/** No request leads to an unexpected server error. */
export const noServerError = incremental({
  id: "no-server-error",
  title: "No request gets 500 or another 5xx, whatever is wrong with it.",
  level: "unsafe",
  basis: [HTTP_SEMANTICS],
  operations: [...LIST_OPERATIONS, "createWebhook", "exportHostedDocument"],
  depth: "quick",
  begin: (context) => ({
    see(exchange) {
      const { request, response } = exchange;
      if (response.status < 500 || ANNOUNCED.has(response.status)) return;
      const subject = request.operation ?? `${request.method} ${request.path.slice(0, 80)}`;
      const message = `${subject}: expected no 5xx status, got ${quoteResponse(response)}.`;
      context.report(HTTP_SEMANTICS, message, exchange);
    },
  }),
});
