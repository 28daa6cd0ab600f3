import { idIn } from "../../load/id-in.js";
import { eventTypes } from "@document-export/types/constants";
import { type JsonObject, member } from "../../load/json.js";
import type { Exchange } from "../../probe/exchange.js";
import type { Reaction, Delivery, Inbox, Incoming } from "../../receive/receiver.js";
import { outcomeOf, type StoryJob } from "./story-job.js";

/** The purpose of a webhook in the story. */
export type StoryWebhookName =
  | "every"
  | "source"
  | "both"
  | "elsewhere"
  | "chosen"
  | "foreign"
  | "gone"
  | "refusing"
  | "failing"
  | "dropping";

/** A webhook of the story and the calls to its endpoint. */
export interface StoryWebhook {
  readonly name: StoryWebhookName;
  readonly inbox: Inbox;
  readonly events: readonly string[];
  readonly connections: readonly number[];
  /** Text that events must not show (decision `webhook-origin`). */
  readonly origin: string;
  /** The request that registered it, and the response. */
  readonly registration: Exchange;
}

/** Whether a webhook must get an event of a job, must not, or may. */
export type Claim = "due" | "undue" | "open";

/** Events of a job by its final state. A failed job may have no `processing` event (decision `job-transitions`). */
const EVENTS_OF_OUTCOME = {
  done: {
    due: ["job.queued", "job.processing", "job.done", "document-export.created"],
    open: [],
  },
  failed: { due: ["job.queued", "job.failed"], open: ["job.processing"] },
} as const;

/** Whether an event of a job must be sent at all. */
export function claimOfEvent(job: StoryJob, type: string): Claim {
  const outcome = outcomeOf(job);
  if (outcome === undefined) return "open";
  const { due, open }: { due: readonly string[]; open: readonly string[] } =
    EVENTS_OF_OUTCOME[outcome];
  if (due.includes(type)) return "due";
  return open.includes(type) || !eventTypes.some((known) => known === type) ? "open" : "undue";
}

/** Whether the connections of a webhook match those of a job (decision `webhook-lists`). */
export function claimOfConnections(
  { name, connections }: Pick<StoryWebhook, "name" | "connections">,
  job: Pick<StoryJob, "name" | "connections" | "hasOtherSource">,
): Claim {
  if (connections.some((id) => job.connections.includes(id))) return "due";
  const namesSource = name === "source" || name === "both";
  return namesSource && job.hasOtherSource && job.name !== "foreign" ? "open" : "undue";
}

/** Whether a webhook must get an event of a job. */
export function claimOf(webhook: StoryWebhook, job: StoryJob, type: string): Claim {
  const claims = new Set<Claim>([
    webhook.events.includes(type) ? "due" : "undue",
    claimOfConnections(webhook, job),
    claimOfEvent(job, type),
  ]);
  if (claims.has("undue")) return "undue";
  return claims.has("open") ? "open" : "due";
}

/** Returns the `type` of an event; undefined if there is none. */
export function typeOf({ json }: Pick<Delivery, "json">): string | undefined {
  const type = member(json, "type");
  return typeof type === "string" ? type : undefined;
}

/** Returns the job that an event is about; undefined if there is none. */
export function jobOf({ json }: Pick<Delivery, "json">): JsonObject | undefined {
  const job = member(member(json, "data"), "job");
  return typeof job === "object" && job !== null && !Array.isArray(job)
    ? (job as JsonObject)
    : undefined;
}

/** Returns the calls about a job that an address received. */
export function deliveriesOf(inbox: Inbox, job: StoryJob): readonly Delivery[] {
  if (job.id === undefined) return [];
  return inbox.deliveries.filter((delivery) => idIn(jobOf(delivery)) === job.id);
}

/** Returns an identifier that is the same for every attempt at one message: its id, or its body if it has none. */
export function messageOf({ headers, bytes }: Pick<Delivery, "headers" | "bytes">): string {
  return String(headers["webhook-id"] ?? Buffer.from(bytes).toString("latin1"));
}

/** Reactions of an address to the first attempts at the messages of each event, in order. */
export type ReactionsByEvent = Readonly<Record<string, readonly Reaction[]>>;

/** Fails the first attempts at some messages, and responds to everything else with 204. */
export function failFirst(
  reactions: ReactionsByEvent,
  times: (reaction: Reaction) => number,
): (count: number, delivery: Incoming) => Reaction {
  const left = new Map<string, { readonly reaction: Reaction; times: number }>();
  const used = new Map<string, number>();
  return (_, delivery) => {
    const message = messageOf(delivery);
    const known = left.get(message) ?? next(typeOf(delivery) ?? "");
    left.set(message, known);
    if (known.times <= 0) return { status: 204 };
    known.times -= 1;
    return known.reaction;
  };

  function next(type: string): { readonly reaction: Reaction; times: number } {
    const index = used.get(type) ?? 0;
    used.set(type, index + 1);
    const reaction = reactions[type]?.[index];
    return reaction === undefined
      ? { reaction: { status: 204 }, times: 0 }
      : { reaction, times: times(reaction) };
  }
}

/** Whether a reaction means that the event was accepted. */
export function isTaken(reaction: Reaction): boolean {
  return typeof reaction === "object" && reaction.status >= 200 && reaction.status < 300;
}
