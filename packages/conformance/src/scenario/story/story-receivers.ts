import { eventTypes } from "@document-export/types/constants";
import { SECOND_TOKEN } from "../../probe/credentials.js";
import type { ResolvedTarget } from "../../load/target.js";
import type { Probe } from "../../probe/create-probe.js";
import { webhookRequest } from "../../probe/requests.js";
import type { Reaction, Inbox, Incoming, Receiver } from "../../receive/receiver.js";
import { awaitedRepeats } from "./repeats.js";
import {
  type ReactionsByEvent,
  failFirst,
  type StoryWebhook,
  type StoryWebhookName,
} from "./story-webhook.js";

/** The receiver addresses of the story. */
export interface StoryReceivers {
  readonly webhooks: readonly StoryWebhook[];
  /** The target of redirects; it must receive no calls. */
  readonly redirected: Inbox;
  /** The URLs in `options.webhooks` of the good job. */
  readonly jobUrls: readonly Inbox[];
  /** The URL in `options.webhooks` of the warned job. */
  readonly otherJobUrl: Inbox;
}

/** Input for opening the receivers of a story. */
export interface ReceiverPlan {
  readonly target: ResolvedTarget;
  readonly probe: Pick<Probe, "send">;
  readonly receiver: Receiver;
  readonly destination: number;
  /** Whether a receiver may be silent, which takes a long time. */
  readonly isThorough: boolean;
  nextName(): string;
}

interface WebhookPlan {
  readonly name: StoryWebhookName;
  readonly events: readonly string[];
  readonly connections: readonly (number | undefined)[];
  readonly react?: (count: number, delivery: Incoming) => Reaction;
  readonly authorization?: string;
}

/** Long enough for the next attempt to have a different timestamp in seconds. */
const HELD_MS = 1_200;

/** Maximum number of consecutive failures of a receiver, limited further to the retries that the target makes soon. */
const MAX_FAILURES = 3;

/** Opens the addresses of the story and registers their webhooks one by one. */
export async function openStoryReceivers(plan: ReceiverPlan): Promise<StoryReceivers> {
  const { receiver, nextName } = plan;
  const open = (react?: WebhookPlan["react"]): Inbox => receiver.open(nextName(), react);
  const redirected = open();
  const webhooks: StoryWebhook[] = [];
  for (const webhook of [...takingPlans(plan), ...failingPlans(plan, redirected.url)]) {
    const inbox = open(webhook.react);
    const registered = await register(plan, webhook, inbox);
    if (registered) webhooks.push(registered);
  }
  return { webhooks, redirected, jobUrls: [open(), open()], otherJobUrl: open() };
}

/** Returns webhooks whose receivers accept all calls, with different success statuses. */
function takingPlans({ target, destination }: ReceiverPlan): readonly WebhookPlan[] {
  const { source, otherDestination: other, secondToken, foreignDestination } = target;
  const status = (number: number) => () => ({ status: number });
  const second = other === undefined ? [] : [other];
  const isForeign = secondToken !== undefined && foreignDestination !== undefined;
  const foreign: WebhookPlan = {
    name: "foreign",
    events: eventTypes,
    connections: [foreignDestination],
    authorization: `Bearer ${SECOND_TOKEN}`,
  };
  return [
    { name: "every", events: eventTypes, connections: [destination] },
    { name: "source", events: eventTypes, connections: [source, ...second], react: status(200) },
    { name: "both", events: ["job.done"], connections: [source, destination], react: status(202) },
    { name: "elsewhere", events: eventTypes, connections: [other] },
    {
      name: "chosen",
      events: ["job.failed", "job.done"],
      connections: [...second, destination],
      react: status(201),
    },
    ...(isForeign ? [foreign] : []),
  ];
}

/** Returns webhooks whose receivers refuse, fail, or do not respond. */
function failingPlans(
  { target, destination, isThorough }: ReceiverPlan,
  location: string,
): readonly WebhookPlan[] {
  const redirect = (status: number): Reaction => ({ status, headers: { location } });
  const { count } = awaitedRepeats(target.retryDelays, isThorough);
  const often = Math.min(MAX_FAILURES, Math.max(1, count));
  const here = { events: eventTypes, connections: [destination] };
  return [
    { name: "gone", ...here, events: ["job.done"], react: () => ({ status: 410 }) },
    { name: "refusing", ...here, react: failFirst(refusals(redirect), () => 1) },
    {
      name: "failing",
      ...here,
      react: failFirst(FAILURES, (reaction) => (reaction === FAILS_OFTEN ? often : 1)),
    },
    { name: "dropping", ...here, react: failFirst(noResponses(isThorough), () => 1) },
  ];
}

function refusals(redirect: (status: number) => Reaction): ReactionsByEvent {
  return {
    "job.queued": [{ status: 404 }, { status: 401 }, { status: 422 }],
    "job.processing": [redirect(302), redirect(301), { status: 403 }],
    "job.done": [redirect(307), redirect(308)],
    "document-export.created": [{ status: 400 }, redirect(303)],
  };
}

/** Fails at most twice in a row, so that the target's circuit breaker does not open. */
const FAILS_OFTEN: Reaction = { status: 503 };
const FAILURES: ReactionsByEvent = {
  "job.queued": [{ status: 500, after: HELD_MS }],
  "job.done": [FAILS_OFTEN],
};

function noResponses(isThorough: boolean): ReactionsByEvent {
  return {
    "job.done": [isThorough ? "silence" : "drop"],
    "document-export.created": [{ status: 429 }],
  };
}

/** Registers a webhook; undefined if a required connection is unknown. */
async function register(
  { probe, nextName }: ReceiverPlan,
  { name, events, connections, authorization }: WebhookPlan,
  inbox: Inbox,
): Promise<StoryWebhook | undefined> {
  const known = connections.filter((id) => id !== undefined);
  if (known.length < connections.length) return undefined;
  const origin = nextName();
  const body = { endpoint: inbox.url, events, connections: known, origin };
  const registration = await probe.send({
    ...webhookRequest(body),
    ...(authorization !== undefined && { authorization }),
  });
  return { name, inbox, events, connections: known, origin, registration };
}
