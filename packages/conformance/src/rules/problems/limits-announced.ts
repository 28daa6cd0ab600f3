import { incremental } from "../../checks/incremental.js";
import type { Basis } from "../../findings/basis.js";
import { faultsOfLimits } from "../../judge/faults-of-limits.js";
import { LIST_OPERATIONS } from "../../load/operation.js";

const LIMITS = { decision: "limits", rfc: "RFC 9110, 10.2.3" } as const satisfies Basis;

/** A caller that is told to wait also learns how long, and a caller that paces itself can read the remaining quota. */
export const limitsAnnounced = incremental({
  id: "limits-announced",
  title: "429 says in whole seconds when to try again; `RateLimit`, if present, says what is left.",
  basis: [LIMITS],
  operations: [...LIST_OPERATIONS, "createWebhook", "exportHostedDocument"],
  depth: "quick",
  begin: (context) => ({
    see(exchange) {
      for (const fault of faultsOfLimits(exchange.response)) {
        const { operation, method } = exchange.request;
        const subject = `${operation ?? method} returned ${exchange.response.status}`;
        context.report(LIMITS, `${subject}: ${fault}.`, exchange);
      }
    },
  }),
});
