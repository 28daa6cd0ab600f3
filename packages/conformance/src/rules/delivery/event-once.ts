import type { Rule, RuleContext } from "../../checks/rule.js";
import { requireReceivers, type ToldStory } from "../../checks/events/told-events.js";
import type { Inbox } from "../../receive/receiver.js";
import type { StoryJob } from "../../scenario/story/story-job.js";
import { deliveriesOf, isTaken, messageOf, typeOf } from "../../scenario/story/story-webhook.js";

const ONCE = { decision: "job-transitions" } as const;
const DELIVERY = { decision: "event-delivery" } as const;

/** Each event is one message for a receiver, and is not repeated once accepted. */
export const eventOnce: Rule = {
  id: "event-once",
  title: "A receiver gets each event as one message, which is not repeated after a 2xx.",
  basis: [ONCE, DELIVERY],
  operations: ["createWebhook", "exportHostedDocument"],
  async run(context) {
    const story = await requireReceivers(context);
    for (const inbox of inboxesOf(story)) {
      for (const job of story.jobs) checkMessages(context, inbox, job);
      checkTaken(context, inbox, story);
    }
  },
};

function inboxesOf({ receivers }: ToldStory): readonly Inbox[] {
  const { webhooks, jobUrls, otherJobUrl } = receivers;
  return [...webhooks.map(({ inbox }) => inbox), ...jobUrls, otherJobUrl];
}

/** Different ids are different messages; a retry has the id of the first attempt. */
function checkMessages(context: RuleContext, inbox: Inbox, job: StoryJob): void {
  const messages = new Map<string, Set<string>>();
  for (const delivery of deliveriesOf(inbox, job)) {
    const type = typeOf(delivery) ?? "";
    messages.set(type, (messages.get(type) ?? new Set()).add(messageOf(delivery)));
  }
  const countOf = (type: string): number => messages.get(type)?.size ?? 0;
  // A job whose worker died is queued and claimed again (decision `job-transitions`).
  const isRequeued = BEFORE_END.every((type) => countOf(type) > 1 && countOf(type) <= MAX_ATTEMPTS);
  for (const [type, { size }] of messages) {
    if (size === 1 || (isRequeued && BEFORE_END.includes(type))) continue;
    const message = `Receiver: expected one message for \`${type}\` of a job, got ${size}.`;
    context.report(ONCE, message, job.first);
  }
}

const BEFORE_END = ["job.queued", "job.processing"];
const MAX_ATTEMPTS = 5;

/** A worker that dies may repeat an accepted message. A sender that repeats them all ignores the response. */
function checkTaken(context: RuleContext, { deliveries }: Inbox, { jobs }: ToldStory): void {
  const taken = new Map<string, { status: number; count: number }>();
  for (const delivery of deliveries) {
    const { reaction } = delivery;
    const known = taken.get(messageOf(delivery));
    if (known) known.count += 1;
    else if (typeof reaction === "object" && isTaken(reaction))
      taken.set(messageOf(delivery), { status: reaction.status, count: 1 });
  }
  const messages = [...taken.values()];
  const [first] = messages;
  const [job] = jobs;
  if (!first || !job || messages.length < 2 || messages.some(({ count }) => count === 1)) return;
  const message = `Receiver: expected no repeat of what it took with ${first.status}, got each message again.`;
  context.report(DELIVERY, message, job.first);
}
