// Constants from the contract, for use at run time. All of them are generated except the final job states.
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

/** The final states of a job (decision `job-transitions`). */
export const finalJobStatuses = ["done", "failed"] as const satisfies readonly JobStatus[];

/** A final state of a job. */
export type FinalJobStatus = (typeof finalJobStatuses)[number];

/** An event type in the contract; a later version may add others. */
export type KnownEventType = (typeof eventTypes)[number];

/** A problem type in the catalog; an implementation may define additional ones. */
export type KnownProblemType = (typeof problemTypes)[number];

/** True if a value is in a list of constants, such as the event types of this version. */
export function isKnown<const Known extends string>(
  known: readonly Known[],
  value: string,
): value is Known {
  return (known as readonly string[]).includes(value);
}
