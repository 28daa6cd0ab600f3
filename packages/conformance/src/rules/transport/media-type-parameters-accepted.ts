import { expectSuccess } from "../../checks/expect/expect-response.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { webhookRequest } from "../../probe/requests.js";
import { describeWebhook } from "../../scenario/register-webhook.js";

const MEDIA_TYPE = { decision: "http-semantics", rfc: "RFC 9110, 8.3.1" } as const satisfies Basis;

const TYPES = ["application/json; charset=utf-8", "Application/JSON;Charset=UTF-8"];

/** Media type names are case-insensitive, and a parameter does not change the type. */
export const mediaTypeParametersAccepted: Rule = {
  id: "media-type-parameters-accepted",
  title: "JSON is accepted with `charset=utf-8` and with its type in any case.",
  basis: [MEDIA_TYPE],
  operations: ["createWebhook"],
  async run(context) {
    const { scenario, target } = context;
    for (const type of TYPES) {
      const plan = {
        destination: await scenario.destination(),
        name: scenario.nextName(),
        isMinimal: true,
      };
      const request = webhookRequest(describeWebhook(target, plan), { "content-type": type });
      const exchange = await context.send(request);
      if (exchange.response.status === 415)
        context.report(
          MEDIA_TYPE,
          `createWebhook with \`Content-Type: ${type}\`: expected a 2xx status, got 415.`,
          exchange,
        );
      else expectSuccess(context, exchange, MEDIA_TYPE);
    }
  },
};
