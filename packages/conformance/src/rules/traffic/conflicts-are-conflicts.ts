import { callerOf, createIndex } from "../../checks/bounded-index.js";
import { incremental, isBefore } from "../../checks/incremental.js";
import type { Basis } from "../../findings/basis.js";
import type { Exchange } from "../../probe/exchange.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const IDEMPOTENCY = { decision: "idempotency" } as const satisfies Basis;

/** The time at which a key was first accepted. */
interface Accepted {
  readonly at: Pick<Exchange, "sentAt" | "milliseconds">;
}

/**
 * 409 means that a request with the same key is still being processed: a request without a key, or a late one, has no
 * conflict.
 */
export const conflictsAreConflicts = incremental({
  id: "conflicts-are-conflicts",
  title: "Only a request whose `Idempotency-Key` is in use at the same time gets 409.",
  basis: [IDEMPOTENCY],
  operations: ["exportHostedDocument", "createWebhook"],
  judgesHeadsAlone: true,
  begin(context) {
    const keys = createIndex<Accepted>("idempotency keys", context);
    let seen = 0;
    return {
      see(exchange) {
        const { request, response, sentAt, milliseconds } = exchange;
        if (request.operation === undefined || request.method !== "POST") return;
        seen += 1;
        const key = request.headers["idempotency-key"];
        const place = JSON.stringify([request.operation, callerOf(request), key]);
        if (isSuccess(response.status) && typeof key === "string" && !keys.get(place))
          return keys.set(place, { at: { sentAt, milliseconds } });
        if (response.status !== 409) return;
        const accepted = keys.get(place);
        const isLate = accepted !== undefined && isBefore(accepted.at, exchange);
        if (key !== undefined && !isLate) return;
        const what = isLate ? "whose key's first request is stored" : "without Idempotency-Key";
        const message = `${request.operation} ${what}: expected no 409, got ${quoteResponse(response)}.`;
        context.report(IDEMPOTENCY, message, exchange);
      },
      end() {
        if (seen === 0) throw new NotExercisedError("nothing was created");
      },
    };
  },
});
