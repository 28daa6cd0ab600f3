import type { Rule } from "../../checks/rule.js";
import { jsonAccepted } from "./json-accepted.js";
import { nothingAcceptableRefused } from "./nothing-acceptable-refused.js";
import { contentCodingNegotiated } from "./content-coding-negotiated.js";
import { unmatchedConditionServed } from "./unmatched-condition-served.js";
import { methodNotAllowed } from "./method-not-allowed.js";
import { unknownMethodRefused } from "./unknown-method-refused.js";
import { optionsListsMethods } from "./options-lists-methods.js";
import { headLikeGet } from "./head-like-get.js";
import { unknownPathNotFound } from "./unknown-path-not-found.js";
import { mediaTypeRefused } from "./media-type-refused.js";
import { mediaTypeParametersAccepted } from "./media-type-parameters-accepted.js";
import { compressedBodyRefused } from "./compressed-body-refused.js";
import { oneHostRequired } from "./one-host-required.js";
import { otherVersionsServed } from "./other-versions-served.js";

/** The rules of this family, in the order in which they run. */
export const TRANSPORT_RULES: readonly Rule[] = [
  jsonAccepted,
  nothingAcceptableRefused,
  contentCodingNegotiated,
  unmatchedConditionServed,
  methodNotAllowed,
  unknownMethodRefused,
  optionsListsMethods,
  headLikeGet,
  unknownPathNotFound,
  mediaTypeRefused,
  mediaTypeParametersAccepted,
  compressedBodyRefused,
  oneHostRequired,
  otherVersionsServed,
];
