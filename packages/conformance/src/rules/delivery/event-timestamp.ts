import type { Rule } from "../../checks/rule.js";
import { CLOCK_SLACK_MS, clockOffset } from "../../checks/events/target-clock.js";
import { requireReceivers, requireToldEvents } from "../../checks/events/told-events.js";
import type { Delivery } from "../../receive/receiver.js";
import { failedMessages } from "../../scenario/story/repeats.js";

const SIGNING = { decision: "event-signing", rfc: "Standard Webhooks 1.0.0" } as const;

/** `webhook-timestamp` is the time in seconds at which the attempt was signed. */
export const eventTimestamp: Rule = {
  id: "event-timestamp",
  title:
    "`webhook-timestamp` says in seconds when this attempt was signed, not when the first was.",
  basis: [SIGNING],
  operations: ["createWebhook", "exportHostedDocument"],
  async run(context) {
    const events = await requireToldEvents(context);
    const offset = clockOffset(context.exchanges);
    for (const { delivery, request } of events) {
      const text = timestampOf(delivery);
      const late = Math.abs(Number(text) * 1_000 - (delivery.receivedAt + offset));
      if (/^\d+$/.test(text) && late <= CLOCK_SLACK_MS) continue;
      const now = Math.floor((delivery.receivedAt + offset) / 1_000);
      const message = `Event: expected \`webhook-timestamp\` to be the time of the attempt in seconds, about ${now}, got \`${text}\`.`;
      context.report(SIGNING, message, { request });
    }
    const { receivers } = await requireReceivers(context);
    for (const { webhook, first, repeats } of failedMessages(receivers.webhooks)) {
      const [next] = repeats;
      if (!next || !isSecondLater(first)) continue;
      const [before, after] = [timestampOf(first), timestampOf(next)];
      if (!(Number(after) <= Number(before))) continue;
      const message = `Repeat of an event: expected its own time stamp, after ${before}, got ${after}.`;
      context.report(SIGNING, message, webhook.registration);
    }
  },
};

function timestampOf({ headers }: Delivery): string {
  return String(headers["webhook-timestamp"] ?? "");
}

/** Whether the response was delayed for more than a second, so that every later timestamp must be different. */
function isSecondLater({ reaction }: Delivery): boolean {
  return typeof reaction === "object" && (reaction.after ?? 0) > 1_000;
}
