import type { Rule } from "../../checks/rule.js";
import { failedJob } from "./failed-job.js";
import { jobChanges } from "./job-changes.js";
import { jobEnds } from "./job-ends.js";
import { jobIdsUnique } from "./job-ids-unique.js";
import { jobShape } from "./job-shape.js";
import { jobTimes } from "./job-times.js";
import { recordAgrees } from "./record-agrees.js";
import { recordAppears } from "./record-appears.js";
import { warnedJob } from "./warned-job.js";

/** The rules of this family, in the order in which they run. */
export const LIFE_CYCLE_RULES: readonly Rule[] = [
  jobShape,
  jobEnds,
  jobChanges,
  jobIdsUnique,
  jobTimes,
  failedJob,
  warnedJob,
  recordAppears,
  recordAgrees,
];
