import type { Rule } from "../../checks/rule.js";
import { credentialsRequired } from "./credentials-required.js";
import { deprecationAnnounced } from "./deprecation-announced.js";
import { invalidBodiesRefused } from "./invalid-bodies-refused.js";
import { invalidParametersRefused } from "./invalid-parameters-refused.js";
import { listsFollowParameters } from "./lists-follow-parameters.js";
import { noServerError } from "./no-server-error.js";
import { randomBodiesJudged } from "./random-bodies-judged.js";
import { requestsAccepted } from "./requests-accepted.js";
import { resourcesLiveAndEnd } from "./resources-live-and-end.js";
import { responsesDescribed } from "./responses-described.js";
import { undescribedMethodsRefused } from "./undescribed-methods-refused.js";

/** The rules for arbitrary OpenAPI descriptions, in the order in which they run. */
export const OPENAPI_RULES: readonly Rule[] = [
  requestsAccepted,
  credentialsRequired,
  undescribedMethodsRefused,
  invalidParametersRefused,
  invalidBodiesRefused,
  randomBodiesJudged,
  resourcesLiveAndEnd,
  listsFollowParameters,
  noServerError,
  responsesDescribed,
  deprecationAnnounced,
];
