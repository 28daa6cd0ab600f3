import type { Rule } from "../../checks/rule.js";
import { authorizationRequired } from "./authorization-required.js";
import { unknownTokenRefused } from "./unknown-token-refused.js";
import { tokenComparedWhole } from "./token-compared-whole.js";
import { otherCredentialsRefused } from "./other-credentials-refused.js";
import { tokenInHeaderOnly } from "./token-in-header-only.js";
import { schemeInAnyCase } from "./scheme-in-any-case.js";
import { scopeRequired } from "./scope-required.js";
import { tokenBeforeContent } from "./token-before-content.js";
import { pathVariantsGuarded } from "./path-variants-guarded.js";
import { equivalentPaths } from "./equivalent-paths.js";
import { methodOverrideIgnored } from "./method-override-ignored.js";
import { tenantIsolation } from "./tenant-isolation.js";
import { foreignConnectionUnknown } from "./foreign-connection-unknown.js";
import { workspaceShared } from "./workspace-shared.js";

/** The rules of this family, in the order in which they run. */
export const AUTHENTICATION_RULES: readonly Rule[] = [
  authorizationRequired,
  unknownTokenRefused,
  tokenComparedWhole,
  otherCredentialsRefused,
  tokenInHeaderOnly,
  schemeInAnyCase,
  scopeRequired,
  tokenBeforeContent,
  pathVariantsGuarded,
  equivalentPaths,
  methodOverrideIgnored,
  tenantIsolation,
  foreignConnectionUnknown,
  workspaceShared,
];
