import type { Rule } from "../../checks/rule.js";
import { throttlingTrue } from "./throttling-true.js";
import { publicKeys } from "./public-keys.js";
import { connectionNamesAgree } from "./connection-names-agree.js";
import { doubledParameterRefused } from "./doubled-parameter-refused.js";
import { unknownParametersIgnored } from "./unknown-parameters-ignored.js";
import { unknownConnectionRefused } from "./unknown-connection-refused.js";
import { webhookCreatedIsListed } from "./webhook-created-is-listed.js";
import { webhookSchemaEnforced } from "./webhook-schema-enforced.js";
import { webhookVariantsAccepted } from "./webhook-variants-accepted.js";
import { pageCountRoundedUp } from "./page-count-rounded-up.js";
import { responseMatchesContract } from "./response-matches-contract.js";

/** The rules of this family, in the order in which they run. */
export const RESPONSES_RULES: readonly Rule[] = [
  publicKeys,
  doubledParameterRefused,
  unknownParametersIgnored,
  unknownConnectionRefused,
  webhookCreatedIsListed,
  webhookSchemaEnforced,
  webhookVariantsAccepted,
  responseMatchesContract,
  pageCountRoundedUp,
  connectionNamesAgree,
  throttlingTrue,
];
