import { idIn } from "../../load/id-in.js";
import { eventTypes } from "@document-export/types/constants";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { requireJob, requireReceivers } from "../../checks/events/told-events.js";
import type { Inbox } from "../../receive/receiver.js";
import type { StoryJob } from "../../scenario/story/story-job.js";
import { claimOfEvent, deliveriesOf, jobOf, typeOf } from "../../scenario/story/story-webhook.js";

const URLS = { decision: "options-webhooks" } as const;

/** Each URL in `options.webhooks` receives the events of this one job. */
export const jobUrls: Rule = {
  id: "job-urls",
  title: "Each URL in `options.webhooks` receives every event of this one job.",
  basis: [URLS],
  operations: ["exportHostedDocument"],
  async run(context) {
    const story = await requireReceivers(context);
    const good = requireJob(story, "good");
    for (const inbox of story.receivers.jobUrls) checkUrl(context, inbox, good);
    const warned = story.jobs.find(({ name, id }) => name === "warned" && id !== undefined);
    if (warned) checkUrl(context, story.receivers.otherJobUrl, warned);
  },
};

function checkUrl(context: RuleContext, inbox: Inbox, job: StoryJob): void {
  const came = new Set(deliveriesOf(inbox, job).map(typeOf));
  const missing = eventTypes.filter((type) => claimOfEvent(job, type) === "due" && !came.has(type));
  const subject = "URL in `options.webhooks`";
  if (came.size === 0 || missing.length > 0)
    context.report(
      URLS,
      `${subject}: expected every event of the job, got none of ${came.size === 0 ? "them" : missing.join(", ")}.`,
      job.first,
    );
  const isOther = inbox.deliveries.some((delivery) => {
    const id = idIn(jobOf(delivery));
    return id !== undefined && id !== job.id;
  });
  if (isOther)
    context.report(URLS, `${subject}: expected events of this job only, got another's.`, job.first);
}
