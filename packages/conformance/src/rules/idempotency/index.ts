import type { Rule } from "../../checks/rule.js";
import { idempotentRepeat } from "./idempotent-repeat.js";

/** The rules of this family, in the order in which they run. */
export const IDEMPOTENCY_RULES: readonly Rule[] = [idempotentRepeat];
