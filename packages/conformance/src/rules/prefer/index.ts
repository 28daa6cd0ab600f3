import type { Rule } from "../../checks/rule.js";
import { preferBounds } from "./prefer-bounds.js";
import { preferEndsEarly } from "./prefer-ends-early.js";
import { preferIgnored } from "./prefer-ignored.js";
import { preferSyntax } from "./prefer-syntax.js";
import { preferWait } from "./prefer-wait.js";

/** The rules of this family, in the order in which they run. */
export const PREFER_RULES: readonly Rule[] = [
  preferWait,
  preferEndsEarly,
  preferSyntax,
  preferBounds,
  preferIgnored,
];
