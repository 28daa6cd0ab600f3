import type { Rule } from "../../checks/rule.js";
import { requireToldEvents, type ToldEvent } from "../../checks/events/told-events.js";
import { faultOfSignature, readKeySet } from "../../checks/events/verify-signature.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";
import { getPublishedKeys } from "../../scenario/published-keys.js";

const SIGNING = { decision: "event-signing", rfc: "Standard Webhooks 1.0.0" } as const;

/** A published key verifies each attempt, over its id, its timestamp and its raw body. */
export const eventSignature: Rule = {
  id: "event-signature",
  title: "A published key verifies each attempt, over its id, its time stamp and its raw body.",
  level: "unsafe",
  basis: [SIGNING],
  operations: ["createWebhook", "exportHostedDocument"],
  needs: ["publicKeys"],
  async run(context) {
    const events = await requireToldEvents(context);
    const { response } = await getPublishedKeys(context.target, context, context.deadline);
    const keys = readKeySet(response.json);
    if (keys.length === 0)
      throw new NotExercisedError("the target publishes no Ed25519 key; see public-keys");
    for (const { delivery, request } of events) {
      const fault = faultOfSignature(signedMessage(delivery), keys);
      if (fault === undefined) continue;
      const message = `Event: expected a \`v1a\` signature over id, time stamp and body, got ${fault}.`;
      context.report(SIGNING, message, { request });
    }
  },
};

function signedMessage({ headers, bytes }: ToldEvent["delivery"]) {
  const text = (name: string): string => String(headers[name] ?? "");
  return {
    id: text("webhook-id"),
    timestamp: text("webhook-timestamp"),
    signature: text("webhook-signature"),
    bytes,
  };
}
