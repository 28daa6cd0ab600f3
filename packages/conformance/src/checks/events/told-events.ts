import { NotExercisedError } from "../../verdict/verdict-errors.js";
import type { Story } from "../../scenario/story/story.js";
import type { StoryJob, StoryJobName } from "../../scenario/story/story-job.js";
import type { StoryReceivers } from "../../scenario/story/story-receivers.js";
import type { StoryWebhook, StoryWebhookName } from "../../scenario/story/story-webhook.js";
import type { SentRequest } from "../../probe/exchange.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import type { Delivery } from "../../receive/receiver.js";
import type { RuleContext } from "../rule.js";

/** The story of the run with its receivers. */
export interface ToldStory extends Story {
  readonly receivers: StoryReceivers;
}

/** Returns the story of the run, which is played when the first rule needs it. */
export function playedStory({ scenario, depth }: RuleContext): Promise<Story> {
  return scenario.story(depth === "thorough");
}

/**
 * Returns the story with its receivers, even if they received no calls.
 * @throws NotExercisedError if the target cannot reach a receiver on this machine, or refuses its address
 */
export async function openedReceivers(context: RuleContext): Promise<ToldStory> {
  const { jobs, receivers, reason } = await playedStory(context);
  if (!receivers) throw new NotExercisedError(reason ?? "there is no receiver");
  return { jobs, receivers };
}

/**
 * Returns the story with its receivers, at least one of which was called.
 * @throws NotExercisedError if the target cannot reach a receiver on this machine, refuses its address, or calls none
 */
export async function requireReceivers(context: RuleContext): Promise<ToldStory> {
  const story = await openedReceivers(context);
  if (toldEvents(story).length > 0) return story;
  throw new NotExercisedError("no call came to any receiver; see events-arrive");
}

/**
 * Returns a webhook of the story.
 * @throws NotExercisedError if the target lacks what the webhook needs
 */
export function requireWebhook(
  { webhooks }: Pick<StoryReceivers, "webhooks">,
  name: StoryWebhookName,
): StoryWebhook {
  const webhook = webhooks.find((one) => one.name === name);
  if (webhook) return webhook;
  throw new NotExercisedError(`the profile has no ${NEEDS[name]}`);
}

/** The member of the target that each webhook needs. */
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
 * Returns a job of the story.
 * @throws NotExercisedError if the target refuses the job or lacks what it needs
 */
export function requireJob({ jobs }: Story, name: StoryJobName): StoryJob {
  const job = jobs.find((one) => one.name === name);
  if (!job) throw new NotExercisedError(`the profile has no ${JOB_NEEDS[name]}`);
  const { response } = job.first;
  if (isSuccess(response.status) && job.id !== undefined) return job;
  throw new NotExercisedError(`the ${name} export is refused with ${quoteResponse(response)}`);
}

/** A call that a receiver got, and the request that subscribed to it. */
export interface ToldEvent {
  readonly delivery: Delivery;
  readonly url: string;
  /** The webhook; absent for a URL in `options.webhooks`. */
  readonly webhook?: StoryWebhook;
  readonly request: SentRequest;
}

/** Returns all calls that the receivers got, grouped by receiver. */
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
 * Returns all calls that the receivers got.
 * @throws NotExercisedError if there were none, which `events-arrive` reports
 */
export async function requireToldEvents(context: RuleContext): Promise<readonly ToldEvent[]> {
  return toldEvents(await requireReceivers(context));
}
