import type { Rule } from "../checks/rule.js";
import { AUTHENTICATION_RULES } from "./authentication/index.js";
import { DELIVERY_RULES } from "./delivery/index.js";
import { IDEMPOTENCY_RULES } from "./idempotency/index.js";
import { LIFE_CYCLE_RULES } from "./life-cycle/index.js";
import { MULTIPART_RULES } from "./multipart/index.js";
import { deprecationAnnounced } from "./openapi/deprecation-announced.js";
import { PAGING_RULES } from "./paging/index.js";
import { PREFER_RULES } from "./prefer/index.js";
import { PROBLEMS_RULES } from "./problems/index.js";
import { RESPONSES_RULES } from "./responses/index.js";
import { ROBUSTNESS_RULES } from "./robustness/index.js";
import { TEXT_RULES } from "./text/index.js";
import { TRAFFIC_RULES } from "./traffic/index.js";
import { TRANSPORT_RULES } from "./transport/index.js";

/** The rule families in the order in which they run: rules that judge every exchange of the run come last. */
export const FAMILIES = {
  authentication: AUTHENTICATION_RULES,
  delivery: DELIVERY_RULES,
  transport: TRANSPORT_RULES,
  "life-cycle": LIFE_CYCLE_RULES,
  prefer: PREFER_RULES,
  multipart: MULTIPART_RULES,
  idempotency: IDEMPOTENCY_RULES,
  paging: PAGING_RULES,
  robustness: ROBUSTNESS_RULES,
  text: TEXT_RULES,
  problems: PROBLEMS_RULES,
  responses: RESPONSES_RULES,
  traffic: TRAFFIC_RULES,
} as const satisfies Readonly<Record<string, readonly Rule[]>>;

/** All rules for the interface only, in the order in which they run. */
export const RULES: readonly Rule[] = Object.values(FAMILIES).flat();

/** The rules that run on the interface, including the general rule that deprecations must be announced. */
export const RUN_RULES: readonly Rule[] = [...RULES, deprecationAnnounced];
