export { OPERATION_IDS, OPERATION_STATUSES } from "./generated/constants.js";
export { eventTypes } from "./constants/event-types.js";
export { finalJobStatuses } from "./constants/final-job-statuses.js";
export { isKnown } from "./constants/is-known.js";
export { jobStatuses } from "./constants/job-statuses.js";
export { problemTypes } from "./constants/problem-types.js";
