import type { Rule } from "../../checks/rule.js";
import { methodNotAllowed } from "./method-not-allowed.js";
import { optionsListsMethods } from "./options-lists-methods.js";
import { headLikeGet } from "./head-like-get.js";
import { mediaTypeRefused } from "./media-type-refused.js";

/** The rules of this family, in the order in which they run. */
export const TRANSPORT_RULES: readonly Rule[] = [
  methodNotAllowed,
  optionsListsMethods,
  headLikeGet,
  mediaTypeRefused,
];
