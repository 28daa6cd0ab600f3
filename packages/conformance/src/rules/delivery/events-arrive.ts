import { eventTypes } from "@document-export/types/constants";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { openedReceivers, requireJob, requireWebhook } from "../../checks/events/told-events.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";
import { outcomeOf, type StoryJob } from "../../scenario/story/story-job.js";
import {
  claimOfEvent,
  deliveriesOf,
  type StoryWebhook,
  typeOf,
} from "../../scenario/story/story-webhook.js";

const CALLED = { clause: "What the service does 5" } as const;
const LIVENESS = { decision: "job-liveness" } as const;
const TRANSITIONS = { decision: "job-transitions" } as const;
const PAYLOAD = { decision: "event-payload" } as const;

/** A webhook that lists the events receives one for each state of a job, and for its record, before the deadline. */
export const eventsArrive: Rule = {
  id: "events-arrive",
  title:
    "A webhook receives each state of a job and its record before the deadline, and nothing else.",
  basis: [CALLED, LIVENESS, TRANSITIONS, PAYLOAD],
  operations: ["createWebhook", "exportHostedDocument"],
  async run(context) {
    const story = await openedReceivers(context);
    const webhook = requireWebhook(story.receivers, "every");
    const good = requireJob(story, "good");
    if (webhook.inbox.deliveries.length === 0) {
      const message = `Webhook of \`${webhook.inbox.url}\`: expected a call within ${context.deadline} ms, got none.${explainSilence(context)}`;
      return context.report(CALLED, message, webhook.registration);
    }
    checkJob(context, webhook, good);
    const failed = story.jobs.find(({ name }) => name === "failed");
    if (failed && outcomeOf(failed) === "failed") checkJob(context, webhook, failed);
    else context.remark("no job failed, so that `job.failed` could not be checked");
    const warned = story.jobs.find(({ name }) => name === "warned");
    if (warned && outcomeOf(warned)) checkJob(context, webhook, warned);
  },
};

/** Returns another possible cause if the profile does not say that the target can reach the receiver. */
function explainSilence({ target }: RuleContext): string {
  if (target.receiver) return "";
  return " If the target cannot reach that address, as from a container, name one that it reaches by `receiver` in the profile, or say `receiver: false`.";
}

function checkJob(context: RuleContext, webhook: StoryWebhook, job: StoryJob): void {
  const outcome = outcomeOf(job);
  if (outcome === undefined) throw new NotExercisedError("the job did not end; see job-ends");
  const came = new Set(deliveriesOf(webhook.inbox, job).map(typeOf));
  const evidence = job.first;
  for (const type of eventTypes) {
    const claim = claimOfEvent(job, type);
    const subject = `Webhook of every event, job that is ${outcome}`;
    if (claim === "due" && !came.has(type))
      context.report(
        type === "job.queued" || type === "job.processing" ? TRANSITIONS : LIVENESS,
        `${subject}: expected \`${type}\` within ${context.deadline} ms, got none.`,
        evidence,
      );
    if (claim === "undue" && came.has(type))
      context.report(TRANSITIONS, `${subject}: expected no \`${type}\`, got one.`, evidence);
  }
}
