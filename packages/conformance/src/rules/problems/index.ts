import type { Rule } from "../../checks/rule.js";
import { problemDetailsForm } from "./problem-details-form.js";

/** The rules of this family, in the order in which they run. */
export const PROBLEMS_RULES: readonly Rule[] = [problemDetailsForm];
