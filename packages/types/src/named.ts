import type { Pagination, Problem, Webhook } from "./generated/schemas.js";

/** One page of a list (Interface, What the service does 6). */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Number of this page, and of pages in total. */
  readonly pagination: Pagination;
}

/** An event name: from the contract, or from a later version (decision `event-names`). */
export type EventType = Webhook["events"][number];

/** A problem type: from the catalog, or defined by an implementation. */
export type ProblemType = Problem["type"];

/**
 * An event of a later version: its structure is fixed (decision `event-payload`), its `type` and `data` are not.
 * `isKnown(eventTypes, event.type)` from the sub-path `constants` tells if the contract has the event.
 */
export interface UnknownWebhookEvent {
  readonly type: EventType;
  /** Time of the event: date and time of RFC 3339. */
  readonly timestamp: string;
  readonly data: unknown;
}
