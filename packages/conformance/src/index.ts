export { checkImplementation } from "./engine/check-implementation.js";
export type { CheckOptions, Progress } from "./engine/check-options.js";
export { planRun } from "./engine/plan-run.js";
export type { PlannedRequest, PlannedRule } from "./engine/plan-run.js";
export { TargetUnreachableError } from "./engine/reach-target.js";
export { UsageError } from "./load/target.js";
export type { ReceiverAddress, RequestSample, Target } from "./load/target.js";

export { describeBasis } from "./findings/basis.js";
export type { Basis } from "./findings/basis.js";
export type { Finding, Severity } from "./findings/finding.js";

export { EXIT_CODES, exitCodeOf } from "./report/report.js";
export { renderJson } from "./report/render.js";
export { renderTerminal } from "./report/render.js";
export { createStyle } from "./report/style.js";
export type { Style } from "./report/style.js";
export type { Created } from "./report/ledger.js";
export type { Report, RuleResult, Verdict } from "./report/report.js";

export { OPENAPI_RULES } from "./rules/openapi/index.js";
export { RULES } from "./rules/rules.js";
export type {
  ActiveRule,
  Depth,
  JudgeContext,
  Plugin,
  Rule,
  RuleContext,
  TrafficRule,
} from "./checks/rule.js";
