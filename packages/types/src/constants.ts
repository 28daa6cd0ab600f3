// What the contract names, for use at run time. Lists come from it; only what ends a job it says in words alone.
import {
  EVENT_TYPES as eventTypes,
  problemTypeValues as problemTypes,
} from "./generated/constants.js";
import type { JobStatus } from "./generated/schemas.js";

export {
  conversionDestinationValues as destinationFormats,
  conversionSourceValues as sourceFormats,
  jobStatusValues as jobStatuses,
  OPERATION_ADDRESSES,
  OPERATION_IDS,
  OPERATION_STATUSES,
} from "./generated/constants.js";
export { eventTypes, problemTypes };

/** The states that a job does not leave (decision `job-transitions`). */
export const finalJobStatuses = ["done", "failed"] as const satisfies readonly JobStatus[];

/** A state that a job does not leave. */
export type FinalJobStatus = (typeof finalJobStatuses)[number];

/** An event that the contract describes; a later version may send others. */
export type KnownEventType = (typeof eventTypes)[number];

/** A kind of problem of the catalogue; an implementation may have its own beside them. */
export type KnownProblemType = (typeof problemTypes)[number];

/** Whether a value is one of those that a list of constants names, such as an event type of this version. */
export function isKnown<const Known extends string>(
  known: readonly Known[],
  value: string,
): value is Known {
  return (known as readonly string[]).includes(value);
}
