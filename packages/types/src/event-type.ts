import type { KnownEventType } from "./constants/event-types.js";

/** The name of an event: those of the contract, and any that a later version sends (decision `event-names`). */
export type EventType = KnownEventType | (string & {});
