import type { Rule } from "../../checks/rule.js";

/** The rules of this family, in the order in which they run. */
export const TEXT_RULES: readonly Rule[] = [];
