import { isTrafficRule } from "../checks/rule.js";
import type { CheckOptions } from "../engine/check-options.js";
import { runOptions } from "../engine/check-options.js";
import { createContext } from "../engine/create-context.js";
import { runChecks } from "../engine/run-checks.js";
import { runRule, type SharedContext } from "../engine/run-rule.js";
import { allRules } from "../engine/select-rules.js";
import type { Finding } from "../findings/finding.js";
import { type Target, UsageError } from "../load/target.js";
import { createProbe } from "../probe/create-probe.js";
import type { ProbeRequest, RecordedResponse } from "../probe/exchange.js";
import { restoreRequest } from "../probe/reported-request.js";
import { NoResponseError } from "../probe/guard/no-response-error.js";
import type { Report } from "../report/report.js";
import { NotExercisedError } from "../verdict/verdict-errors.js";

/** Result of a replay: whether the finding still occurs, and the current response to its request. */
export interface Replay {
  readonly finding: Finding;
  readonly state: "still so" | "no longer so" | "undecided";
  /** The reason for this state, or why it is undecided. */
  readonly reason: string;
  /** Response to this request alone; absent if it was not sent or got no response. */
  readonly response?: Pick<RecordedResponse, "status" | "text">;
}

/**
 * Returns a finding of a report by its id.
 * @throws UsageError if the report has no finding with the id
 */
export function findFinding({ rules }: Pick<Report, "rules">, id: string): Finding {
  const findings = rules.flatMap((rule) => [...rule.findings, ...rule.waived]);
  const found = findings.find((finding) => finding.id === id);
  if (found) return found;
  const ids = findings.slice(0, MAX_IDS).map((finding) => finding.id);
  const known = ids.length === 0 ? "It has none." : `It has ${ids.join(", ")}.`;
  throw new UsageError(`The report has no finding \`${id.slice(0, 80)}\`. ${known}`);
}

const MAX_IDS = 20;

/**
 * Sends the request of a finding again, and lets its rule judge the response. A traffic rule judges the single
 * response; an active rule runs again completely, since its finding may depend on earlier requests.
 * @throws UsageError if the target cannot be used or the rule is unknown
 * @throws TargetUnreachableError if the rule runs again and nothing responds
 */
export async function replayFinding(
  target: Target,
  finding: Finding,
  options: CheckOptions,
): Promise<Replay> {
  const rule = allRules(runOptions(options)).find(({ id }) => id === finding.rule);
  if (!rule) throw new UsageError(`There is no rule \`${finding.rule.slice(0, 80)}\` any more.`);
  const alone = await sendAlone(target, finding, options);
  if (isTrafficRule(rule)) return judgeAlone(finding, alone);
  const { report } = await runChecks(target, { ...options, rules: [rule.id] });
  const [result] = report.rules;
  const isFound = result?.findings.some(({ id }) => id === finding.id) ?? false;
  const reason = `the rule ran again, with ${report.requests} requests`;
  const common = { finding, ...(alone.response && { response: alone.response }) };
  if (isFound) return { ...common, state: "still so", reason };
  if (alone.response && isSameResponse(finding, alone.response))
    return {
      ...common,
      state: "undecided",
      reason: `${reason}, and did not find it, but the request brings the same as then`,
    };
  const isJudged = result?.verdict === "passed" || result?.verdict === "failed";
  if (isJudged) return { ...common, state: "no longer so", reason };
  const why = result?.reason ?? report.stopped ?? "without a reason";
  return { ...common, state: "undecided", reason: `${reason}, and was not exercised: ${why}` };
}

/** Whether the response is the same as in the finding, as far as the report describes it. */
function isSameResponse({ status, excerpt }: Finding, response: RecordedResponse): boolean {
  return response.status === status && response.text.slice(0, excerpt?.length) === excerpt;
}

interface Alone {
  readonly response?: RecordedResponse;
  /** Why nothing was sent, or no response was received. */
  readonly failure?: string;
  /** Ids of the findings that the rule reports for this exchange alone. */
  readonly found: readonly string[];
}

async function sendAlone(target: Target, finding: Finding, options: CheckOptions): Promise<Alone> {
  const request = restoreRequest(finding.request);
  if (!request) return { failure: "its body is too long for the report", found: [] };
  const run = runOptions(options);
  const { shared, close } = createContext(target, run, (resolved) => createProbe(resolved, run));
  try {
    return await judgeRequest(shared, request, finding, options);
  } finally {
    await close();
  }
}

async function judgeRequest(
  shared: SharedContext,
  request: ProbeRequest,
  { rule: id }: Finding,
  options: CheckOptions,
): Promise<Alone> {
  const rule = allRules(runOptions(options)).find((one) => one.id === id);
  try {
    const { response } = await shared.send(request);
    if (!rule || !isTrafficRule(rule)) return { response, found: [] };
    const { findings } = await runRule(rule, shared, new Map());
    return { response, found: findings.map((finding) => finding.id) };
  } catch (error) {
    if (error instanceof NoResponseError || error instanceof NotExercisedError)
      return { failure: error.message, found: [] };
    throw error;
  }
}

/** A sequence of requests is not repeated, so findings that depend on one cannot be decided by a single response. */
function judgeAlone(finding: Finding, { response, failure, found }: Alone): Replay {
  if (!response) return { finding, state: "undecided", reason: failure ?? "nothing was sent" };
  if (found.includes(baseOf(finding.id)))
    return { finding, response, state: "still so", reason: "the response alone shows it" };
  if (finding.standsAlone)
    return { finding, response, state: "no longer so", reason: "the response is as expected" };
  const reason = "it depends on the requests before it, which cannot be replayed";
  return { finding, response, state: "undecided", reason };
}

/** Returns an id without the number that distinguishes duplicates within a run. */
function baseOf(id: string): string {
  return id.replace(/-\d{1,3}$/, "");
}
