import { idIn } from "../../load/id-in.js";
import { callerOf, createIndex } from "../../checks/bounded-index.js";
import { incremental, isBefore } from "../../checks/incremental.js";
import { type Content, contentOf, isOther } from "../../checks/request-content.js";
import type { Basis } from "../../findings/basis.js";
import { type Json } from "../../load/json.js";
import type { Exchange } from "../../probe/exchange.js";
import { isSuccess } from "../../probe/read-response.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const IDEMPOTENCY = { decision: "idempotency" } as const satisfies Basis;

/** Keys are kept for at least as long. */
const RETENTION = 24 * 60 * 60 * 1_000;

/** The first request of a key that was accepted. */
interface First {
  readonly id: Json | undefined;
  readonly content: Content;
  readonly at: Pick<Exchange, "sentAt" | "milliseconds">;
}

/** Equal requests under one key return the same resource, and different ones are refused. */
export const keysKeepMeaning = incremental({
  id: "keys-keep-meaning",
  title: "Whoever repeats an `Idempotency-Key` gets the first resource, or 422 for other content.",
  basis: [IDEMPOTENCY],
  operations: ["exportHostedDocument", "createWebhook"],
  begin(context) {
    const keys = createIndex<First>("idempotency keys", context);
    let repeats = 0;
    return {
      see(exchange) {
        const { request, response, sentAt, milliseconds } = exchange;
        const key = request.headers["idempotency-key"];
        const content = contentOf(context.contract, request);
        // A server that does not send the key back does not support it.
        const isSupported = response.headers.has("idempotency-key");
        if (typeof key !== "string" || !content || !isSupported) return;
        if (!isSuccess(response.status)) return;
        const place = JSON.stringify([request.operation, callerOf(request), key]);
        const id = idIn(response.json);
        const first = keys.get(place);
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
