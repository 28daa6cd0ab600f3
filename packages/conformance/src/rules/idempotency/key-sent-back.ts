import { IDEMPOTENCY, requireKeys } from "../../checks/exports/keyed-requests.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";

const OBSERVATION = { decision: "job-observation" } as const satisfies Basis;

/** Callers repeat a request only where the key came back, since nothing else says that it counts. */
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
};
