import {
  isTrafficRule,
  type JudgeContext,
  type Rule,
  type RuleContext,
  type TrafficRule,
} from "../checks/rule.js";
import { HTTP_SEMANTICS } from "../findings/basis.js";
import { findingId } from "../findings/finding-id.js";
import { DEFAULT_LEVEL } from "../findings/level.js";
import { buildFinding, type Evidence, type Finding, mergeFindings } from "../findings/finding.js";
import { redactTokens } from "../probe/credentials.js";
import { maskRequest, maskResponse } from "./mask-request.js";
import { describeMissingScope, operationRefused, type ScopeContext } from "./missing-scope.js";
import { NoResponseError } from "../probe/guard/no-response-error.js";
import { joinReasons } from "../verdict/join-reasons.js";
import { familyOf } from "../rules/families.js";
import { PROFILE_MEMBERS } from "../profile/profile-members.js";
import type { RuleResult, Verdict } from "../report/report.js";
import { NotExercisedError, StopRunError, UndecidableError } from "../verdict/verdict-errors.js";

/** The outcome of one rule: its findings, or why it has no verdict. */
export interface RuleOutcome {
  readonly findings: readonly Finding[];
  readonly notExercised?: string;
  readonly undecidable?: string;
  /** Why no further rules can run. */
  readonly stopped?: string;
  /** What could not be checked although the rest could. */
  readonly remarks: readonly string[];
}

/** State that the rules of one run share. */
export type SharedContext = Omit<RuleContext, "report" | "remark">;

/**
 * Runs one rule. A request without a complete response is a finding, since a server must respond. If several rules send
 * the same request, only the first one reports it, which `known` tracks.
 */
export async function runRule(
  rule: Rule,
  shared: SharedContext,
  known: Map<string, string>,
): Promise<RuleOutcome> {
  const findings: Finding[] = [];
  // A rule may make the same remark about several exchanges.
  const remarks = new Set<string>();
  const refused = new Map<Finding, string>();
  const scopes: ScopeContext = { ...shared, isForeign: familyOf(rule) === "openapi" };
  const report: JudgeContext["report"] = (basis, message, evidence) => {
    const { target } = shared;
    const parts = { rule, basis, message: redactTokens(target, message) };
    const shown = maskEvidence(target, evidence);
    const finding = buildFinding(shared.contract, { ...parts, evidence: shown });
    const standsAlone = isTrafficRule(rule) && showsAlone(rule, shared, evidence, finding.id);
    const operation = operationRefused(scopes, message, evidence);
    const whole = { ...finding, standsAlone };
    if (operation !== undefined) refused.set(whole, operation);
    findings.push(whole);
  };
  const exercised = exercise(rule, { ...shared, report, remark: (text) => void remarks.add(text) });
  const end = await exercised.then(
    () => ({}),
    (error: unknown) => {
      if (error instanceof NoResponseError) return reportSilence(rule, report, error, known);
      return endOf(error, (text) => redactTokens(shared.target, text));
    },
  );
  const missing = await missingScopes(scopes, new Set(refused.values()));
  const left = findings.filter((one) => !missing.has(refused.get(one) ?? ""));
  const reasons = [...missing.values()];
  const outcome = { findings: mergeFindings(left), remarks: [...remarks, ...reasons], ...end };
  // The rule is not exercised if the operations without access were all it found fault with; otherwise they become
  // remarks.
  return left.length > 0 || reasons.length === 0
    ? outcome
    : { ...outcome, remarks: [...remarks], notExercised: joinReasons(reasons) };
}

/**
 * Returns the operations for which the credentials of the profile lack the scope, each with a sentence that says so.
 */
async function missingScopes(
  context: ScopeContext,
  operations: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const missing = new Map<string, string>();
  for (const operation of operations) {
    const reason = await describeMissingScope(context, operation);
    if (reason !== undefined) missing.set(operation, reason);
  }
  return missing;
}

/** Returns the evidence as a finding shows it, with secrets masked. */
function maskEvidence(target: SharedContext["target"], evidence: Evidence): Evidence {
  const { request, response } = evidence;
  return {
    ...evidence,
    request: maskRequest(target, request),
    ...(response && { response: maskResponse(target, response) }),
  };
}

/** Whether a traffic rule reports the same finding for this exchange alone, without those before it. */
function showsAlone(
  rule: TrafficRule,
  shared: SharedContext,
  { request }: Evidence,
  id: string,
): boolean {
  const exchange = shared.exchanges.find((one) => one.request === request);
  if (!exchange) return false;
  let isShown = false;
  const report: JudgeContext["report"] = (basis, message) => {
    isShown ||= findingId(rule.id, basis, redactTokens(shared.target, message)) === id;
  };
  try {
    rule.judge([exchange], { ...shared, report, remark: () => undefined });
  } catch (error) {
    // One exchange may not be enough for the rule; then the finding does not show alone.
    if (!(error instanceof NotExercisedError)) throw error;
  }
  return isShown;
}

async function exercise(rule: Rule, context: RuleContext): Promise<void> {
  const missing = rule.needs?.find((name) => isMissing(context.target[name]));
  if (missing !== undefined)
    throw new NotExercisedError(`add to the profile: ${PROFILE_MEMBERS[missing].line}`);
  if (isTrafficRule(rule)) rule.judge(context.exchanges, context);
  else await rule.run(context);
}

/** An API without tokens has an empty token. */
function isMissing(value: unknown): boolean {
  return value === undefined || value === "";
}

type End = Pick<RuleOutcome, "notExercised" | "undecidable" | "stopped">;

function endOf(error: unknown, redact: (text: string) => string): End {
  if (error instanceof NotExercisedError) return { notExercised: redact(error.message) };
  if (error instanceof UndecidableError) return { undecidable: redact(error.message) };
  if (!(error instanceof StopRunError)) throw error;
  const stopped = redact(error.message);
  return { stopped, notExercised: stopped };
}

function reportSilence(
  rule: Rule,
  report: JudgeContext["report"],
  { message, request }: NoResponseError,
  known: Map<string, string>,
): End {
  const key = `${request.method} ${request.path}`;
  const first = known.get(key) ?? rule.id;
  known.set(key, first);
  if (first !== rule.id) return { notExercised: `${message} See ${first}.` };
  // A missing response is a serious fault, whatever the level of the rule.
  report(HTTP_SEMANTICS, message, { request, ...(rule.level === "strict" && { level: "broken" }) });
  return {};
}

/** Returns the verdict on a rule, ignoring waived findings. */
export function judgeRule(
  rule: Rule,
  outcome: RuleOutcome & Pick<RuleResult, "requests" | "milliseconds">,
  isWaived: (finding: Finding) => boolean,
): RuleResult {
  const findings = outcome.findings.filter((finding) => !isWaived(finding));
  const { notExercised, undecidable, remarks } = outcome;
  const reasons = [notExercised, undecidable, ...remarks].filter((reason) => reason !== undefined);
  return {
    id: rule.id,
    title: rule.title,
    family: familyOf(rule),
    level: rule.level ?? DEFAULT_LEVEL,
    verdict: verdictOf(findings, outcome),
    ...(reasons.length > 0 && { reason: joinReasons(reasons) }),
    findings,
    waived: outcome.findings.filter(isWaived),
    requests: outcome.requests,
    milliseconds: outcome.milliseconds,
  };
}

function verdictOf(findings: readonly Finding[], outcome: RuleOutcome): Verdict {
  if (findings.length > 0) return "failed";
  if (outcome.notExercised !== undefined) return "not exercised";
  return outcome.undecidable === undefined ? "passed" : "undecidable";
}
