import { EVENT_TYPES } from "../generated/constants.js";

/** The events that a webhook can react to (decision `event-names`). */
export { EVENT_TYPES as eventTypes };

/** An event that the contract describes; a later version may send others. */
export type KnownEventType = (typeof EVENT_TYPES)[number];
