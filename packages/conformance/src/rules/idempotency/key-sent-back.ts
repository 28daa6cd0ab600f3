import { IDEMPOTENCY, requireKeys } from "../../checks/exports/keyed-requests.js";
import type { JudgeContext, Rule, TrafficJudge } from "../../checks/rule.js";
import { type BoundedIndex, callerOf, createIndex } from "../../checks/bounded-index.js";
import type { Basis } from "../../findings/basis.js";
import { idIn } from "../../load/id-in.js";
import type { Exchange } from "../../probe/exchange.js";
import { isSuccess } from "../../probe/read-response.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const OBSERVATION = { decision: "job-observation" } as const satisfies Basis;

/** Callers repeat a request only if the key is sent back, since nothing else confirms that it is honoured. */
export const keySentBack: Rule = {
  id: "key-sent-back",
  title: "A target that honours `Idempotency-Key` sends it back, as it came, in each response.",
  basis: [OBSERVATION, IDEMPOTENCY],
  operations: ["exportHostedDocument", "createWebhook"],
  async run(context) {
    const { exported, registered } = await requireKeys(context);
    for (const { key, first, repeat } of [exported, registered])
      for (const exchange of [first, repeat]) {
        const got = exchange.response.headers.get("idempotency-key");
        const which = exchange === first ? "with a key" : "repeated with a key";
        if (got !== key)
          context.report(
            OBSERVATION,
            `${first.request.operation} ${which}: expected \`Idempotency-Key: ${key}\` in the response, got ${got === null ? "none" : `\`${got.slice(0, 80)}\``}.`,
            exchange,
          );
      }
  },
  begin,
};

/**
 * Whether the response contains the resource that an earlier request with the key created, although the key is not sent
 * back.
 */
function isHonoured(made: BoundedIndex<object>, exchange: Exchange, key: string): boolean {
  const { request, response } = exchange;
  const id = idIn(response.json);
  if (id === undefined || !isSuccess(response.status)) return false;
  const place = JSON.stringify([request.operation, callerOf(request), key, id]);
  const isRepeated = made.get(place) !== undefined;
  made.set(place, {});
  return isRepeated;
}

/** In recorded or proxied traffic, a key that is sent back must be unchanged. */
function begin(context: JudgeContext): TrafficJudge {
  const { report } = context;
  const made = createIndex<object>("idempotency keys", context);
  let keys = 0;
  return {
    see(exchange) {
      const { request, response } = exchange;
      const sent = request.headers["idempotency-key"];
      const got = response.headers.get("idempotency-key");
      if (typeof sent !== "string") return;
      if (got === null) {
        const message = `${request.operation} repeated with a key: expected \`Idempotency-Key\` in the response, got none.`;
        if (isHonoured(made, exchange, sent)) report(OBSERVATION, message, exchange);
        return;
      }
      keys += 1;
      if (got === sent) return;
      const message = `${request.operation ?? request.method}: expected \`Idempotency-Key\` as it was sent, got another.`;
      report(OBSERVATION, message, exchange);
    },
    end() {
      if (keys === 0) throw new NotExercisedError("no Idempotency-Key came back");
    },
  };
}
