import type { Rule, RuleContext } from "../../checks/rule.js";
import {
  requireReceivers,
  requireWebhook,
  type ToldStory,
} from "../../checks/events/told-events.js";
import { outcomeOf } from "../../scenario/story/story-job.js";
import {
  claimOf,
  claimOfConnections,
  deliveriesOf,
  type StoryWebhook,
  type StoryWebhookName,
  typeOf,
} from "../../scenario/story/story-webhook.js";

const CONNECTIONS = { decision: "webhook-lists" } as const;
const FACT = { clause: "What the service does 5" } as const;

/**
 * Description of the expected events for each webhook; the remaining webhooks differ in how their receivers respond.
 */
const SUBJECTS: Readonly<Partial<Record<StoryWebhookName, string>>> = {
  every: "of a destination connection",
  source: "of a source connection",
  both: "of the source and the destination connection",
  elsewhere: "of another destination connection",
  chosen: "of two destination connections",
};

/** A webhook gets only events whose source or destination connection it names, and all of those. */
export const webhookByConnection: Rule = {
  id: "webhook-by-connection",
  title: "A webhook gets the events whose source or destination it names, and no other.",
  basis: [CONNECTIONS, FACT],
  operations: ["createWebhook", "exportHostedDocument"],
  async run(context) {
    const story = await requireReceivers(context);
    for (const webhook of story.receivers.webhooks) {
      const subject = SUBJECTS[webhook.name];
      if (subject !== undefined) checkWebhook(context, story, { webhook, subject });
    }
    if (context.target.otherDestination === undefined)
      context.remark("the profile has no `otherDestination`, whose events must not arrive");
    requireWebhook(story.receivers, "source");
  },
};

function checkWebhook(
  context: RuleContext,
  { jobs, receivers }: ToldStory,
  { webhook, subject }: { webhook: StoryWebhook; subject: string },
): void {
  const { inbox, events, registration } = webhook;
  for (const job of jobs.filter(({ name }) => name !== "foreign")) {
    const came = new Set(deliveriesOf(inbox, job).map(typeOf));
    const claim = claimOfConnections(webhook, job);
    if (claim === "undue" && came.size > 0)
      context.report(
        FACT,
        `Webhook ${subject}: expected no event of another connection, got one.`,
        registration,
      );
    // `events-arrive` reports events that reach no webhook.
    const isTold = (type: string): boolean =>
      receivers.webhooks.some(({ inbox: other }) =>
        deliveriesOf(other, job).some((delivery) => typeOf(delivery) === type),
      );
    const missing = events.filter(
      (type) => claimOf(webhook, job, type) === "due" && !came.has(type) && isTold(type),
    );
    const isOnlyPlace = job.name === "elsewhere" && came.size === 0 && outcomeOf(job) !== undefined;
    if (missing.length > 0 || (claim === "due" && isOnlyPlace))
      context.report(
        CONNECTIONS,
        `Webhook ${subject}: expected the events of its connections, got not all.`,
        registration,
      );
  }
}
