import type { Rule } from "../../checks/rule.js";
import { requireJob, requireReceivers, requireWebhook } from "../../checks/events/told-events.js";
import { claimOf, deliveriesOf, typeOf } from "../../scenario/story/story-webhook.js";

const EVENTS = { clause: "What the service does 5" } as const;

/** A webhook gets all events that it lists, in any position of the list, and no others. */
export const webhookByEvent: Rule = {
  id: "webhook-by-event",
  title: "A webhook gets each event that it names in `events`, and no other.",
  basis: [EVENTS],
  operations: ["createWebhook", "exportHostedDocument"],
  async run(context) {
    const story = await requireReceivers(context);
    const chosen = requireWebhook(story.receivers, "chosen");
    const every = requireWebhook(story.receivers, "every");
    requireJob(story, "good");
    for (const job of story.jobs) {
      const others = new Set(deliveriesOf(every.inbox, job).map(typeOf));
      const came = new Set(deliveriesOf(chosen.inbox, job).map(typeOf));
      for (const type of chosen.events)
        // `events-arrive` reports events that reach no webhook.
        if (claimOf(chosen, job, type) === "due" && others.has(type) && !came.has(type))
          context.report(
            EVENTS,
            `Webhook of ${chosen.events.join(" and ")}: expected \`${type}\`, got none.`,
            chosen.registration,
          );
    }
    for (const { inbox, events, registration } of story.receivers.webhooks)
      for (const delivery of inbox.deliveries) {
        const type = typeOf(delivery);
        if (type === undefined || events.includes(type)) continue;
        const message = `Webhook of ${events.join(", ")}: expected these events only, got \`${type}\`.`;
        context.report(EVENTS, message, registration);
      }
  },
};
