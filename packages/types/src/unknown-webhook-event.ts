import type { EventType } from "./event-type.js";

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
