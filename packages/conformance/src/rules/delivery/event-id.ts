import { idIn } from "../../load/id-in.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { requireReceivers } from "../../checks/events/told-events.js";
import { member } from "../../load/json.js";
import type { Delivery } from "../../receive/receiver.js";
import { failedMessages } from "../../scenario/story/repeats.js";
import { jobOf, type StoryWebhook, typeOf } from "../../scenario/story/story-webhook.js";

const DELIVERY = { decision: "event-delivery" } as const;
const SIGNING = { decision: "event-signing" } as const;

/** `webhook-id` identifies one event: it is the same on every attempt, and different for every other event. */
export const eventId: Rule = {
  id: "event-id",
  title: "`webhook-id` is the same on every attempt at an event, and no other event has it.",
  basis: [DELIVERY, SIGNING],
  operations: ["createWebhook", "exportHostedDocument"],
  async run(context) {
    const { receivers } = await requireReceivers(context);
    for (const { webhook, first, repeats } of failedMessages(receivers.webhooks)) {
      const ids = new Set([first, ...repeats].map(idOf));
      if (ids.size < 2) continue;
      const message = `Repeat of an event: expected the same \`webhook-id\`, got ${ids.size} in ${repeats.length + 1} attempts.`;
      context.report(DELIVERY, message, webhook.registration);
    }
    for (const webhook of receivers.webhooks) checkEvents(context, webhook);
  },
};

/** If two events have the same id, a receiver treats them as one and drops the second. */
function checkEvents(context: RuleContext, { inbox, registration }: StoryWebhook): void {
  const events = new Map<string, string>();
  for (const delivery of inbox.deliveries) {
    const [id, event] = [idOf(delivery), eventOf(delivery)];
    const known = events.get(id);
    events.set(id, known ?? event);
    if (id === "" || known === undefined || known === event) continue;
    const message = "Event: expected its own `webhook-id`, got that of another event.";
    context.report(SIGNING, message, registration);
  }
}

function idOf({ headers }: Delivery): string {
  return String(headers["webhook-id"] ?? "");
}

/** Returns a text that is unique for each event of a receiver. */
function eventOf(delivery: Delivery): string {
  const data = member(delivery.json, "data");
  const time = member(delivery.json, "timestamp");
  return JSON.stringify([typeOf(delivery), idIn(jobOf(delivery)), member(data, "attempt"), time]);
}
