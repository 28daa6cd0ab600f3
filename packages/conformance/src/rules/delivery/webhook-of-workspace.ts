import type { Rule } from "../../checks/rule.js";
import { requireJob, requireReceivers, requireWebhook } from "../../checks/events/told-events.js";
import { deliveriesOf } from "../../scenario/story/story-webhook.js";

const VISIBILITY = { decision: "visibility" } as const;
const EVENTS = { clause: "What the service does 5" } as const;

/** A webhook gets no events of another workspace. */
export const webhookOfWorkspace: Rule = {
  id: "webhook-of-workspace",
  title: "A webhook gets the events of its own workspace, and none of another.",
  level: "unsafe",
  basis: [VISIBILITY, EVENTS],
  operations: ["createWebhook", "exportHostedDocument"],
  needs: ["secondToken", "foreignDestination"],
  async run(context) {
    const story = await requireReceivers(context);
    const foreign = requireWebhook(story.receivers, "foreign");
    const foreignJob = requireJob(story, "foreign");
    const { jobUrls, otherJobUrl, webhooks } = story.receivers;
    if (deliveriesOf(foreign.inbox, foreignJob).length === 0)
      context.report(
        EVENTS,
        "Webhook of a second workspace: expected the events of its own job, got none.",
        foreign.registration,
      );
    for (const job of story.jobs)
      if (job !== foreignJob && deliveriesOf(foreign.inbox, job).length > 0)
        context.report(
          VISIBILITY,
          "Webhook of a second workspace: expected no event of the first one, got one.",
          foreign.registration,
        );
    const own = webhooks.filter((webhook) => webhook !== foreign).map(({ inbox }) => inbox);
    for (const inbox of [...own, ...jobUrls, otherJobUrl])
      if (deliveriesOf(inbox, foreignJob).length > 0)
        context.report(
          VISIBILITY,
          "Receiver of the first workspace: expected no event of a second one, got one.",
          foreignJob.first,
        );
  },
};
