import type { Rule } from "../checks/rule.js";
import { authorizationRequired } from "./authorization-required.js";
import { doubledParameterRefused } from "./doubled-parameter-refused.js";
import { headLikeGet } from "./head-like-get.js";
import { idempotentRepeat } from "./idempotent-repeat.js";
import { jobEnds } from "./job-ends.js";
import { jobShape } from "./job-shape.js";
import { listEnvelope } from "./list-envelope.js";
import { mediaTypeRefused } from "./media-type-refused.js";
import { methodNotAllowed } from "./method-not-allowed.js";
import { missingPartRefused } from "./missing-part-refused.js";
import { nullQuery } from "./null-query.js";
import { oldestFirst } from "./oldest-first.js";
import { optionsListsMethods } from "./options-lists-methods.js";
import { optionsPartEncodings } from "./options-part-encodings.js";
import { pageArithmetic } from "./page-arithmetic.js";
import { pageNumberBounds } from "./page-number-bounds.js";
import { pagePastTheEnd } from "./page-past-the-end.js";
import { pageSizeBounds } from "./page-size-bounds.js";
import { pageSizeDefault } from "./page-size-default.js";
import { pageSizeHonoured } from "./page-size-honoured.js";
import { problemDetailsForm } from "./problem-details-form.js";
import { recordAppears } from "./record-appears.js";
import { responseMatchesContract } from "./response-matches-contract.js";
import { schemeInAnyCase } from "./scheme-in-any-case.js";
import { tenantIsolation } from "./tenant-isolation.js";
import { unknownConnectionRefused } from "./unknown-connection-refused.js";
import { unknownParametersIgnored } from "./unknown-parameters-ignored.js";
import { unknownTokenRefused } from "./unknown-token-refused.js";
import { webhookCreatedIsListed } from "./webhook-created-is-listed.js";
import { webhookMembersRequired } from "./webhook-members-required.js";

/**
 * All rules in the order in which they run: what creates comes before what lists,
 * and what judges every exchange of the run comes last.
 */
export const RULES: readonly Rule[] = [
  authorizationRequired,
  unknownTokenRefused,
  schemeInAnyCase,
  methodNotAllowed,
  optionsListsMethods,
  headLikeGet,
  mediaTypeRefused,
  jobShape,
  jobEnds,
  recordAppears,
  optionsPartEncodings,
  missingPartRefused,
  unknownConnectionRefused,
  webhookCreatedIsListed,
  webhookMembersRequired,
  oldestFirst,
  idempotentRepeat,
  listEnvelope,
  pageSizeDefault,
  pageSizeBounds,
  pageSizeHonoured,
  pageNumberBounds,
  pageArithmetic,
  pagePastTheEnd,
  nullQuery,
  doubledParameterRefused,
  unknownParametersIgnored,
  tenantIsolation,
  problemDetailsForm,
  responseMatchesContract,
];
