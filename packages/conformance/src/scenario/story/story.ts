import { setTimeout as wait } from "node:timers/promises";
import type { JsonObject } from "../../load/json.js";
import type { ResolvedTarget } from "../../load/target.js";
import { SECOND_TOKEN, SIBLING_TOKEN } from "../../probe/credentials.js";
import type { Probe } from "../../probe/create-probe.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import type { Delivery, Receiver } from "../../receive/receiver.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";
import { awaitedRepeats, dueRepeats, failedMessages } from "./repeats.js";
import {
  awaitStoryJob,
  finalState,
  isRepeatable,
  outcomeOf,
  repeatStoryJob,
  startStoryJob,
  type StoryJob,
  type StoryJobName,
  type StoryJobPlan,
} from "./story-job.js";
import { openStoryReceivers, type StoryReceivers } from "./story-receivers.js";
import {
  claimOf,
  claimOfConnections,
  deliveriesOf,
  type StoryWebhook,
  type StoryWebhookName,
  typeOf,
} from "./story-webhook.js";

/** Several exports that finish in different ways, and the events that receivers got about them. */
export interface Story {
  readonly jobs: readonly StoryJob[];
  /** Absent if the target cannot reach a receiver on this machine. */
  readonly receivers?: StoryReceivers;
  /** Why there are no receivers. */
  readonly reason?: string;
}

/** The dependencies of a story. */
export interface StoryStage {
  readonly target: ResolvedTarget;
  readonly probe: Pick<Probe, "send">;
  readonly deadline: number;
  /** Whether the run has time for a receiver that never responds. */
  readonly isThorough: boolean;
  nextName(): string;
  document(): { readonly title: string | undefined; readonly text: string };
  destination(): Promise<number>;
  receiver(): Promise<Receiver>;
}

/** How long to wait for calls that must not happen, counted from the end of the last job. */
const SILENCE_MS = 500;

/** How long the target has to disable a webhook. */
const PAUSE_MS = 500;

/** The jobs of each chapter. A chapter starts when the jobs of the previous one have finished. */
const CHAPTERS: readonly (readonly StoryJobName[])[] = [
  ["good", "foreign"],
  ["failed", "warned", "elsewhere"],
];

/**
 * Plays the story: receivers with different responses; a good job; then a job with the same reference, which fails, a
 * job with a warning, and a job for another destination, each of them repeated until it finishes; finally the remaining
 * calls, and one last look at each job.
 */
export async function playStory(stage: StoryStage): Promise<Story> {
  const { probe, deadline, isThorough, target } = stage;
  const destination = await stage.destination();
  const opened = await openReceivers(stage, destination);
  const { receivers } = opened;
  const jobs: StoryJob[] = [];
  const reference = `${stage.nextName()}.md`;
  for (const [index, names] of CHAPTERS.entries()) {
    // The jobs of the next chapter show whether a receiver that responded with 410 is still called.
    if (index > 0 && receivers) await wait(PAUSE_MS);
    const plans = plansOf(stage, { destination, reference, receivers }, names);
    const started: StoryJob[] = [];
    for (const plan of plans) started.push(await startStoryJob(probe, plan));
    for (const job of started) await awaitStoryJob(probe, job, deadline);
    jobs.push(...started);
    if (receivers) await awaitEvents(receivers, started, deadline);
    // The second chapter requires a finished export.
    if (started.some((job) => job.name === "good" && outcomeOf(job) === undefined)) break;
  }
  const silence = wait(SILENCE_MS);
  if (receivers) await awaitRepeats(receivers, awaitedRepeats(target.retryDelays, isThorough));
  await silence;
  for (const job of jobs) await repeatStoryJob(probe, job);
  // From here on, the exports of other rules end the webhooks. Otherwise each of them would be delivered to all of them.
  if (receivers) (await stage.receiver()).end();
  return { jobs, ...opened };
}

async function openReceivers(
  stage: StoryStage,
  destination: number,
): Promise<Pick<Story, "receivers" | "reason">> {
  try {
    const receiver = await stage.receiver();
    const receivers = await openStoryReceivers({ ...stage, receiver, destination });
    const refused = receivers.webhooks.find(
      ({ registration: { response } }) => !isSuccess(response.status),
    );
    if (!refused) return { receivers };
    const { response } = refused.registration;
    return { reason: `a webhook at the receiver is refused with ${quoteResponse(response)}` };
  } catch (error) {
    if (error instanceof NotExercisedError) return { reason: error.message };
    throw error;
  }
}

interface StoryPlaces {
  readonly destination: number;
  /** The destination reference of the good job, also used by the failed job. */
  readonly reference: string;
  readonly receivers: StoryReceivers | undefined;
}

/** Returns the plans of the jobs for which the target provides the data. */
function plansOf(
  stage: StoryStage,
  { destination, reference, receivers }: StoryPlaces,
  names: readonly StoryJobName[],
): readonly StoryJobPlan[] {
  const { target } = stage;
  const { otherDestination, secondToken, foreignDestination, warningOptions } = target;
  const urls = receivers && { webhooks: receivers.jobUrls.map(({ url }) => url) };
  const url = receivers && { webhooks: [receivers.otherJobUrl.url] };
  const planned: Readonly<Record<StoryJobName, Partial<StoryJobPlan> | undefined>> = {
    good: { options: { destination, destinationReference: reference, ...urls } },
    failed:
      target.failsByReference === false
        ? undefined
        : { options: { destination, destinationReference: reference } },
    warned: warningOptions && {
      options: { destination, ...distinct(warningOptions, stage.nextName()), ...url },
      // An event belongs to the workspace, whichever of its tokens requested the export.
      ...(target.siblingToken !== undefined && { authorization: `Bearer ${SIBLING_TOKEN}` }),
    },
    elsewhere:
      otherDestination === undefined ? undefined : { options: { destination: otherDestination } },
    foreign:
      secondToken === undefined || foreignDestination === undefined
        ? undefined
        : {
            options: { destination: foreignDestination },
            authorization: `Bearer ${SECOND_TOKEN}`,
          },
  };
  return names.flatMap((name) => {
    const { options, authorization } = planned[name] ?? {};
    return options === undefined
      ? []
      : [completePlan(stage, { name, options, ...(authorization && { authorization }) })];
  });
}

function completePlan(
  { target, document, nextName }: StoryStage,
  { name, options, authorization }: Pick<StoryJobPlan, "name" | "options" | "authorization">,
): StoryJobPlan {
  const hasOtherSource = authorization !== undefined;
  const source = hasOtherSource ? undefined : target.source;
  return {
    name,
    ...document(),
    options: { ...target.baseOptions, ...options },
    key: nextName(),
    connections: [options.destination, ...(source === undefined ? [] : [source])],
    hasOtherSource,
    ...(authorization !== undefined && { authorization }),
  };
}

/** Makes the reference unique for each run, since the one from an earlier run is already in use. */
function distinct(options: JsonObject, name: string): JsonObject {
  const { destinationReference } = options;
  return typeof destinationReference === "string"
    ? { ...options, destinationReference: `${name}-${destinationReference}` }
    : options;
}

const FAILING: ReadonlySet<StoryWebhookName> = new Set(["gone", "refusing", "failing", "dropping"]);

/** Waits until every webhook has the events that it must get, unless no webhook has received any. */
async function awaitEvents(
  { webhooks, jobUrls }: StoryReceivers,
  jobs: readonly StoryJob[],
  deadline: number,
): Promise<void> {
  const end = performance.now() + deadline;
  const left = (): number => Math.max(0, end - performance.now());
  const isSilent = webhooks.every(({ inbox }) => inbox.deliveries.length === 0);
  if (isSilent && jobs.every(({ name }) => name !== "good")) return;
  for (const job of jobs) {
    if (outcomeOf(job) === undefined) await awaitOutcome(webhooks, job, left());
    for (const webhook of webhooks) {
      // A circuit breaker may delay calls after a failure.
      if (FAILING.has(webhook.name) && job.name !== "good") continue;
      const due = webhook.events.filter((type) => claimOf(webhook, job, type) === "due");
      const isThere = (): boolean => {
        const came = new Set(deliveriesOf(webhook.inbox, job).map(typeOf));
        return due.every((type) => came.has(type));
      };
      await webhook.inbox.until(isThere, left());
    }
    for (const inbox of job.name === "good" ? jobUrls : [])
      await inbox.until(() => inbox.deliveries.some(isEndOfJob), left());
  }
}

/** Gets the outcome of a job from an event if repeats cannot show it. */
async function awaitOutcome(
  webhooks: readonly StoryWebhook[],
  job: StoryJob,
  timeout: number,
): Promise<void> {
  const inbox = webhooks.find(
    (webhook) => !FAILING.has(webhook.name) && claimOfConnections(webhook, job) === "due",
  )?.inbox;
  if (!inbox || isRepeatable(job)) return;
  await inbox.until(() => deliveriesOf(inbox, job).some(isEndOfJob), timeout);
  const end = deliveriesOf(inbox, job).find(isEndOfJob);
  const outcome = end && finalState(typeOf(end)?.replace("job.", ""));
  if (outcome) job.outcome = outcome;
}

function isEndOfJob(delivery: Delivery): boolean {
  return ["job.done", "job.failed"].includes(typeOf(delivery) ?? "");
}

async function awaitRepeats(
  { webhooks }: StoryReceivers,
  { count, milliseconds }: ReturnType<typeof awaitedRepeats>,
): Promise<void> {
  const end = performance.now() + milliseconds;
  const wanted = Math.max(1, count);
  for (const webhook of webhooks) {
    const isThere = (): boolean =>
      failedMessages([webhook]).every(
        (message) => message.repeats.length >= Math.min(wanted, dueRepeats(message)),
      );
    await webhook.inbox.until(isThere, Math.max(0, end - performance.now()));
  }
}
