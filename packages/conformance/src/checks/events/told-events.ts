import { NotExercisedError } from "../../verdict/verdict-errors.js";
import type { Story } from "../../scenario/story/story.js";
import type { StoryJob, StoryJobName } from "../../scenario/story/story-job.js";
import type { StoryReceivers } from "../../scenario/story/story-receivers.js";
import type { StoryWebhook, StoryWebhookName } from "../../scenario/story/story-webhook.js";
import type { SentRequest } from "../../probe/exchange.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import type { Delivery } from "../../receive/receiver.js";
import type { RuleContext } from "../rule.js";

/** The story of the run, and the receivers in it. */
export interface ToldStory extends Story {
  readonly receivers: StoryReceivers;
}

/** The story of the run, which is played for the first rule that needs it. */
export function playedStory({ scenario, depth }: RuleContext): Promise<Story> {
  return scenario.story(depth === "thorough");
}

/**
 * The story with its receivers, whether or not anything came to them.
 * @throws NotExercisedError if the target reaches no receiver of this machine, or refuses its address
 */
export async function openedReceivers(context: RuleContext): Promise<ToldStory> {
  const { jobs, receivers, reason } = await playedStory(context);
  if (!receivers) throw new NotExercisedError(reason ?? "there is no receiver");
  return { jobs, receivers };
}

/**
 * The story with its receivers, of which at least one was called.
 * @throws NotExercisedError if the target reaches no receiver of this machine, refuses its address, or calls none
 */
export async function requireReceivers(context: RuleContext): Promise<ToldStory> {
  const story = await openedReceivers(context);
  if (toldEvents(story).length > 0) return story;
  throw new NotExercisedError("no call came to any receiver; see events-arrive");
}

/**
 * A webhook of the story.
 * @throws NotExercisedError if the target lacks what it needs
 */
export function requireWebhook(
  { webhooks }: Pick<StoryReceivers, "webhooks">,
  name: StoryWebhookName,
): StoryWebhook {
  const webhook = webhooks.find((one) => one.name === name);
  if (webhook) return webhook;
  throw new NotExercisedError(`the target has no ${NEEDS[name]}`);
}

/** The members of the target that a webhook needs. */
const NEEDS: Readonly<Record<StoryWebhookName, string>> = {
  every: "`destination`",
  source: "`source`",
  both: "`source`",
  elsewhere: "`otherDestination`",
  chosen: "`destination`",
  foreign: "`secondToken` and `foreignDestination`",
  gone: "`destination`",
  refusing: "`destination`",
  failing: "`destination`",
  dropping: "`destination`",
};

const JOB_NEEDS: Readonly<Record<StoryJobName, string>> = {
  good: "`destination`",
  failed: "`failsByReference`",
  warned: "`warningOptions`",
  elsewhere: "`otherDestination`",
  foreign: "`secondToken` and `foreignDestination`",
};

/**
 * A job of the story.
 * @throws NotExercisedError if the target refuses it or lacks what it needs
 */
export function requireJob({ jobs }: Story, name: StoryJobName): StoryJob {
  const job = jobs.find((one) => one.name === name);
  if (!job) throw new NotExercisedError(`the target has no ${JOB_NEEDS[name]}`);
  const { response } = job.first;
  if (isSuccess(response.status) && job.id !== undefined) return job;
  throw new NotExercisedError(`the ${name} export is refused with ${quoteResponse(response)}`);
}

/** A call that came to a receiver, and the request that asked for it. */
export interface ToldEvent {
  readonly delivery: Delivery;
  readonly url: string;
  /** The webhook; absent for a URL in `options.webhooks`. */
  readonly webhook?: StoryWebhook;
  readonly request: SentRequest;
}

/** All calls that came to the receivers, by receiver. */
export function toldEvents({ jobs, receivers }: ToldStory): readonly ToldEvent[] {
  const ofWebhooks = receivers.webhooks.flatMap((webhook) =>
    webhook.inbox.deliveries.map((delivery) => ({
      delivery,
      url: webhook.inbox.url,
      webhook,
      request: webhook.registration.request,
    })),
  );
  const job = jobs[0];
  const inboxes = [...receivers.jobUrls, receivers.otherJobUrl];
  const ofJobs = inboxes.flatMap(({ url, deliveries }) =>
    job ? deliveries.map((delivery) => ({ delivery, url, request: job.first.request })) : [],
  );
  return [...ofWebhooks, ...ofJobs];
}

/**
 * All calls that came to the receivers.
 * @throws NotExercisedError if none came, which `events-arrive` reports
 */
export async function requireToldEvents(context: RuleContext): Promise<readonly ToldEvent[]> {
  return toldEvents(await requireReceivers(context));
}
