import { incremental } from "../../checks/incremental.js";
import type { Basis } from "../../findings/basis.js";
import { faultsOfHead } from "../../judge/faults-of-head.js";
import { LIST_OPERATIONS } from "../../load/operation.js";

const HEAD = { decision: "http-semantics", rfc: "RFC 9110" } as const satisfies Basis;

/** What HTTP asks of the head of every response. */
export const responseHeadSound = incremental({
  id: "response-head-sound",
  title:
    "Every response has a date, one value where one is allowed, and a coding that was asked for.",
  basis: [HEAD],
  operations: [...LIST_OPERATIONS, "createWebhook", "exportHostedDocument"],
  depth: "quick",
  begin: (context) => ({
    see(exchange) {
      for (const fault of faultsOfHead(exchange)) {
        const { operation, method } = exchange.request;
        const subject = `${operation ?? method} returned ${exchange.response.status}`;
        context.report(HEAD, `${subject}: ${fault}.`, exchange);
      }
    },
  }),
});
