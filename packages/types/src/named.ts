import type { Pagination, Problem, Webhook } from "./generated/schemas.js";

/** One page of a list (Interface, What the service does 6). */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Which page this is, of how many. */
  readonly pagination: Pagination;
}

/** The name of an event: those of the contract, and any that a later version sends (decision `event-names`). */
export type EventType = Webhook["events"][number];

/** The kind of a problem: those of the catalogue, and any that its own implementation has. */
export type ProblemType = Problem["type"];

/**
 * An event of a later version: its form is fixed (decision `event-payload`), its `type` and `data` are not.
 * `isKnown(eventTypes, event.type)` of the sub-path `constants` tells whether it is one of the contract's.
 */
export interface UnknownWebhookEvent {
  readonly type: EventType;
  /** When the event happened: date and time of RFC 3339. */
  readonly timestamp: string;
  readonly data: unknown;
}
