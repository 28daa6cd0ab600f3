import { idIn } from "../../load/id-in.js";
import { callerOf, createIndex } from "../../checks/bounded-index.js";
import { inTraffic, isBefore } from "../../checks/incremental.js";
import type { Basis } from "../../findings/basis.js";
import { type Json, member } from "../../load/json.js";
import type { Exchange } from "../../probe/exchange.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const IDEMPOTENCY = { decision: "idempotency" } as const satisfies Basis;

const MISMATCH = "urn:problem-type:document-export:idempotency-mismatch";

/** The first use of a key by any caller. */
interface Use {
  readonly operation: string;
  readonly caller: string;
  readonly id: Json | undefined;
  readonly at: Pick<Exchange, "sentAt" | "milliseconds">;
}

/** A key is scoped to one token and one operation: elsewhere it has no effect. */
export const keysStayApart = inTraffic({
  id: "keys-stay-apart",
  title: "A key that another token or another operation has used is free.",
  basis: [IDEMPOTENCY],
  operations: ["exportHostedDocument", "createWebhook"],
  begin(context) {
    const first = createIndex<Use>("idempotency keys", context);
    const own = createIndex<{ readonly of: string }>("idempotency keys", context);
    let shared = 0;
    return {
      see(exchange) {
        const { request, response, sentAt, milliseconds } = exchange;
        const key = request.headers["idempotency-key"];
        const { operation } = request;
        if (typeof key !== "string" || operation === undefined || request.method !== "POST") return;
        const caller = callerOf(request);
        const place = JSON.stringify([operation, caller, key]);
        const isOwn = own.get(place) !== undefined;
        own.set(place, { of: key });
        const use = first.get(key);
        const id = idIn(response.json);
        // A server that does not send the key back does not support keys.
        const isSupported = response.headers.has("idempotency-key");
        if (!use && isSuccess(response.status) && isSupported)
          first.set(key, { operation, caller, id, at: { sentAt, milliseconds } });
        if (!use || isOwn || !isBefore(use.at, exchange)) return;
        shared += 1;
        const fault = faultOf(use, exchange);
        if (fault === undefined) return;
        const where = use.operation === operation ? "another token" : "another operation";
        // The response shows a resource that another token created.
        const isForeign = use.caller !== caller && isSuccess(response.status);
        context.report(
          IDEMPOTENCY,
          `${operation} under a key that ${where} has used: ${fault}.`,
          isForeign ? { ...exchange, level: "unsafe" } : exchange,
        );
      },
      end() {
        if (shared === 0) throw new NotExercisedError("no key was used in two places");
      },
    };
  },
});

function faultOf({ id, operation }: Use, { request, response }: Exchange): string | undefined {
  const { status, json } = response;
  if (status === 409 || (status === 422 && member(json, "type") === MISMATCH))
    return `expected it to be free, got ${quoteResponse(response)}`;
  if (!isSuccess(status)) return undefined;
  // Numeric ids of different kinds of resources may be equal by chance; text ids may not.
  const isSame = id !== undefined && idIn(json) === id && typeof id === "string";
  const isOfOther = operation !== request.operation && isOther(request.operation ?? "", json);
  return isSame || isOfOther ? "expected its own resource, got that one" : undefined;
}

/** Whether the response contains the resource of the other operation: a job has a status, a webhook has an endpoint. */
function isOther(operation: string, json: Json | undefined): boolean {
  return operation === "createWebhook"
    ? member(json, "queuedAt") !== undefined
    : member(json, "endpoint") !== undefined;
}
