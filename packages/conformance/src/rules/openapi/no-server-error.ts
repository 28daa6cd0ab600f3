import { incremental } from "../../checks/incremental.js";
import type { TrafficRule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { quoteResponse } from "../../probe/read-response.js";

const SERVER_ERROR = { openapi: "responses", rfc: "RFC 9110, 15.6" } as const satisfies Basis;

/** No implementation of a method, and too busy: not the fault of a request. */
const EXCUSED = new Set([501, 503]);

/** No request makes the server fail, however wrong it is. */
export const noServerError: TrafficRule = incremental({
  id: "no-server-error",
  title: "No request gets a 5xx but 501 and 503, however wrong it is.",
  level: "unsafe",
  basis: [SERVER_ERROR],
  operations: [],
  depth: "quick",
  judgesHeadsAlone: true,
  begin: (context) => ({
    see(exchange) {
      const { request, response } = exchange;
      if (response.status < 500 || EXCUSED.has(response.status)) return;
      const subject = request.operation ?? `${request.method} ${request.path}`;
      const message = `${subject}: expected no server error, got ${quoteResponse(response)}.`;
      context.report(SERVER_ERROR, message, exchange);
    },
  }),
});
