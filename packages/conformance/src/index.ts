export { checkImplementation } from "./checks/check-implementation.js";
export type { CheckOptions, Progress } from "./checks/check-options.js";
export { TargetUnreachableError } from "./checks/reach-target.js";
export { UsageError } from "./load/usage-error.js";
export type { Target } from "./load/target.js";

export { describeBasis } from "./findings/basis.js";
export type { Basis } from "./findings/basis.js";
export type { Finding } from "./findings/finding.js";

export { EXIT_CODES, exitCodeOf } from "./report/exit-code.js";
export { renderJson } from "./report/render-json.js";
export { renderTerminal } from "./report/render-terminal.js";
export { createStyle } from "./report/style.js";
export type { Style } from "./report/style.js";
export type { Report, RuleResult, Verdict } from "./report/report.js";

export { RULES } from "./rules/rules.js";
export type { Rule, RuleContext } from "./checks/rule.js";
