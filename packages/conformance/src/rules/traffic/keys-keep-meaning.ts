import { idIn } from "../../load/id-in.js";
import { callerOf, createIndex } from "../../checks/bounded-index.js";
import { incremental, isBefore } from "../../checks/incremental.js";
import { type Content, contentOf, isOther } from "../../checks/request-content.js";
import type { Basis } from "../../findings/basis.js";
import { type Json, member } from "../../load/json.js";
import type { Exchange } from "../../probe/exchange.js";
import { isSuccess } from "../../probe/read-response.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const IDEMPOTENCY = { decision: "idempotency" } as const satisfies Basis;

const MISMATCH = "urn:problem-type:document-export:idempotency-mismatch";

/** Minimum retention of keys. */
const RETENTION = 24 * 60 * 60 * 1_000;

/** The first accepted request with a key. */
interface First {
  readonly id: Json | undefined;
  readonly content: Content;
  readonly at: Pick<Exchange, "sentAt" | "milliseconds">;
}

/** Equal requests with the same key return the same resource, and different ones are refused. */
export const keysKeepMeaning = incremental({
  id: "keys-keep-meaning",
  title: "Whoever repeats an `Idempotency-Key` gets the first resource, or 422 for other content.",
  basis: [IDEMPOTENCY],
  operations: ["exportHostedDocument", "createWebhook"],
  begin(context) {
    const keys = createIndex<First>("idempotency keys", context);
    const owners = createIndex<string>("idempotency keys", context);
    let repeats = 0;
    return {
      see(exchange) {
        const { request, response, sentAt, milliseconds } = exchange;
        const key = request.headers["idempotency-key"];
        if (typeof key !== "string") return;
        const content = contentOf(context.contract, request);
        if (!content) return;
        // A server that does not send the key back does not support keys.
        const isSupported = response.headers.has("idempotency-key");
        const place = JSON.stringify([request.operation, callerOf(request), key]);
        const first = keys.get(place);
        const isSame = first !== undefined && first.content.digest === content.digest;
        if (isSame && isMismatch(exchange) && isBefore(first.at, exchange))
          return context.report(IDEMPOTENCY, `${request.operation} ${SAME_REFUSED}`, exchange);
        if (!isSupported || !isSuccess(response.status)) return;
        const id = idIn(response.json);
        const owned = JSON.stringify([request.operation, callerOf(request), id]);
        const owner = owners.get(owned);
        if (owner === undefined) owners.set(owned, key);
        else if (owner !== key && id !== undefined)
          context.report(IDEMPOTENCY, `${request.operation} ${OF_ANOTHER}`, exchange);
        if (!first || sentAt - first.at.sentAt > RETENTION)
          return keys.set(place, { id, content, at: { sentAt, milliseconds } });
        repeats += 1;
        const message = deviation(first, { id, content }, isBefore(first.at, exchange));
        if (message !== undefined)
          context.report(IDEMPOTENCY, `${request.operation} ${message}`, exchange);
      },
      end() {
        if (repeats === 0) throw new NotExercisedError("no Idempotency-Key was used twice");
      },
    };
  },
});

const SAME_REFUSED =
  "repeated under the same key with the same content: expected the first resource, got 422.";

const OF_ANOTHER =
  "under a key of its own: expected another resource than that of an earlier key, got that one.";

function isMismatch({ response: { status, json } }: Exchange): boolean {
  return status === 422 && member(json, "type") === MISMATCH;
}

function deviation(
  first: First,
  { id, content }: Pick<First, "id" | "content">,
  isLater: boolean,
): string | undefined {
  if (content.digest === first.content.digest)
    return id === first.id
      ? undefined
      : `repeated under the same key: expected the first id \`${String(first.id)}\` again, got \`${String(id)}\`.`;
  if (!isLater || !isOther(first.content, content)) return undefined;
  return "with another content under the same key: expected 422, got success.";
}
