import type { LaterFault } from "./later-fault.js";
import { LATER_MESSAGES } from "./messages.js";
import { LATER_REQUESTS } from "./requests.js";

/** Returns all faults that were written after the rules. */
export function loadLaterFaults(): readonly LaterFault[] {
  return [...LATER_MESSAGES, ...LATER_REQUESTS];
}
