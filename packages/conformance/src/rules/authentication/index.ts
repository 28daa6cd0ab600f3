import type { Rule } from "../../checks/rule.js";
import { authorizationRequired } from "./authorization-required.js";
import { unknownTokenRefused } from "./unknown-token-refused.js";
import { schemeInAnyCase } from "./scheme-in-any-case.js";
import { tenantIsolation } from "./tenant-isolation.js";

/** The rules of this family, in the order in which they run. */
export const AUTHENTICATION_RULES: readonly Rule[] = [
  authorizationRequired,
  unknownTokenRefused,
  schemeInAnyCase,
  tenantIsolation,
];
