import type { Rule } from "../../checks/rule.js";
import { jobShape } from "./job-shape.js";
import { jobEnds } from "./job-ends.js";
import { recordAppears } from "./record-appears.js";

/** The rules of this family, in the order in which they run. */
export const LIFE_CYCLE_RULES: readonly Rule[] = [jobShape, jobEnds, recordAppears];
