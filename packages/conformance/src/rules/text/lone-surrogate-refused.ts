import { newWebhook } from "../../checks/exports/keyed-requests.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { quoteResponse } from "../../probe/read-response.js";
import { webhookRequest } from "../../probe/requests.js";

const ENDPOINT = { decision: "webhook-endpoint" } as const satisfies Basis;

/** A parser may refuse the text itself (400), or its content (422). */
const STATUSES = new Set([400, 422]);

const HIGH = "\ud83d";
const LOW = "\ude00";

/** JSON can express half of a surrogate pair, which UTF-8 cannot encode, so it would be stored as a different text. */
export const loneSurrogateRefused: Rule = {
  id: "lone-surrogate-refused",
  title: "An endpoint, a description and an origin with half of a surrogate pair are refused.",
  basis: [ENDPOINT],
  operations: ["createWebhook"],
  async run(context) {
    const webhook = await newWebhook(context);
    const changes = {
      endpoint: `${String(webhook["endpoint"])}&x=${HIGH}`,
      description: `a${LOW}b`,
      origin: `${LOW}${HIGH}`,
    };
    for (const [name, value] of Object.entries(changes)) {
      const exchange = await context.send(webhookRequest({ ...webhook, [name]: value }));
      if (STATUSES.has(exchange.response.status)) continue;
      const got = quoteResponse(exchange.response);
      context.report(
        ENDPOINT,
        `createWebhook with half of a surrogate pair in \`${name}\`: expected 400 or 422, got ${got}.`,
        exchange,
      );
    }
  },
};
