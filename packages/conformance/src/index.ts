export { checkImplementation } from "./engine/check-implementation.js";
export type { CheckOptions } from "./engine/check-options.js";
export type { RunEvent } from "./report/run-event.js";
export { planRun } from "./engine/plan-run.js";
export type { PlannedRequest, PlannedRule } from "./engine/plan-run.js";
export { TargetUnreachableError } from "./engine/reach-target.js";
export { UsageError } from "./load/target.js";
export type { ReceiverAddress, RequestSample, Target } from "./load/target.js";

export type { Baseline } from "./baseline/compare-baseline.js";
export type { Comparison, KnownFinding } from "./findings/comparison.js";
export type { Coverage, CoveredItem, SidedItem } from "./coverage/coverage.js";
export type { Waiver, WaiverResult } from "./findings/waiver.js";

export { describeBasis } from "./findings/basis.js";
export type { Basis } from "./findings/basis.js";
export type { Level } from "./findings/level.js";
export type { Finding } from "./findings/finding.js";

export { EXIT_CODES, exitCodeOf } from "./report/report.js";
export { renderBadge } from "./report/badge/render-badge.js";
export { renderJson } from "./report/json/render-json.js";
export { renderTerminal } from "./report/terminal/render-terminal.js";
export { renderHtml } from "./report/html/render-html.js";
export { renderJunit } from "./report/junit/render-junit.js";
export { renderMarkdown } from "./report/markdown/render-markdown.js";
export { renderSarif } from "./report/sarif/render-sarif.js";
export { createStyle } from "./report/style.js";
export type { Style } from "./report/style.js";
export type { Created } from "./report/ledger.js";
export type { Allowance, AnyReport, Report, RuleResult, Verdict } from "./report/report.js";

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

export { startJudgedProxy } from "./proxy/judged-proxy.js";
export type { JudgedProxy, JudgedProxyOptions } from "./proxy/judged-proxy.js";
export { startProxy } from "./proxy/start-proxy.js";
export type { ProxyOptions, RunningProxy } from "./proxy/start-proxy.js";
export { readRecording } from "./recording/read-recording.js";
export { RecordingError } from "./recording/recording-error.js";
export type { HeaderLines, Recorded, RecordedBody } from "./recording/recorded.js";
export { judgeTraffic } from "./traffic/judge-traffic.js";
export type { TrafficJudging, TrafficOptions, TrafficReport } from "./traffic/judge-traffic.js";
export type { SeenExchange } from "./traffic/seen-exchange.js";
export type { TrafficCounts, TrafficSummary } from "./report/traffic-summary.js";
