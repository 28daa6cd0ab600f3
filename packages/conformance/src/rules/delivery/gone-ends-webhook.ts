import { findWebhook } from "../../checks/lists/find-webhook.js";
import type { Rule } from "../../checks/rule.js";
import { requireReceivers, requireWebhook } from "../../checks/events/told-events.js";
import { member } from "../../load/json.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";
import type { StoryJob } from "../../scenario/story/story-job.js";
import { deliveriesOf, messageOf } from "../../scenario/story/story-webhook.js";

const DELIVERY = { decision: "event-delivery" } as const;
const LIFE_CYCLE = { decision: "webhook-lifecycle" } as const;

/** A receiver that responds with 410 is not called again. */
export const goneEndsWebhook: Rule = {
  id: "gone-ends-webhook",
  title: "A webhook whose receiver responds with 410 is not called again, and stays listed.",
  basis: [DELIVERY, LIFE_CYCLE],
  operations: ["createWebhook", "exportHostedDocument", "listWebhooks"],
  async run(context) {
    const { jobs, receivers } = await requireReceivers(context);
    const { inbox, registration } = requireWebhook(receivers, "gone");
    const [first, ...later] = inbox.deliveries;
    if (!first) throw new NotExercisedError("no call came to its receiver; see events-arrive");
    const repeats = later.filter((delivery) => messageOf(delivery) === messageOf(first));
    if (repeats.length > 0)
      context.report(
        DELIVERY,
        `Call that got 410: expected no repeat, got ${repeats.length}.`,
        registration,
      );
    // Events of concurrent exports may already have been in transit.
    const isLater = ({ first: { sentAt } }: StoryJob): boolean => sentAt > first.receivedAt;
    if (jobs.some((job) => isLater(job) && deliveriesOf(inbox, job).length > 0))
      context.report(
        DELIVERY,
        "Webhook whose receiver responded with 410: expected no call for a later job, got one.",
        registration,
      );
    const id = member(registration.response.json, "id");
    if (id === undefined || (await findWebhook(context, id))) return;
    context.report(
      LIFE_CYCLE,
      "Webhook whose receiver responded with 410: expected it to stay listed, got no such webhook.",
      registration,
    );
  },
};
