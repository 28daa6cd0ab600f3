import type { Contract } from "../load/contract.js";
import { curlLine } from "../probe/reproduce/curl-line.js";
import type { Exchange, SentRequest } from "../probe/exchange.js";
import { type ReportedRequest, reportRequest } from "../probe/reported-request.js";
import type { Basis } from "./basis.js";
import { expectationOf, findingId } from "./finding-id.js";
import { DEFAULT_LEVEL, type Level, LEVELS } from "./level.js";

/** One deviation of the target from the contract. */
export interface Finding {
  /** Stable across runs; `replay`, waivers and baselines refer to it. */
  readonly id: string;
  /** Id of the rule that found it. */
  readonly rule: string;
  readonly basis: Basis;
  /** Whether the register lets an implementer waive the decision; always false for a clause. */
  readonly waivable: boolean;
  readonly level: Level;
  /** JSON pointer to the violated part of the contract, or to the operation. */
  readonly pointer?: string;
  /** What was expected, what was received, and where. */
  readonly message: string;
  /** A curl line that repeats the request; the token is written `$TOKEN`. */
  readonly curl: string;
  /** The request to send again, with placeholders for tokens. */
  readonly request: ReportedRequest;
  /** Status of the response; absent if there was none. */
  readonly status?: number;
  /** The start of the response body, with tokens removed. */
  readonly excerpt?: string;
  /** Whether this one response shows the deviation, regardless of earlier requests. */
  readonly standsAlone: boolean;
  /** How many exchanges showed the same deviation. */
  readonly count: number;
}

const EXCERPT_LENGTH = 400;

/** The evidence of a deviation: the request, and the response if there was one. */
export interface Evidence {
  readonly request: SentRequest;
  readonly response?: Exchange["response"];
  /** JSON pointer to the violated part of the contract. @default that of the operation */
  readonly at?: string;
  /** Level of the deviation if it is more or less severe than the rule. @default that of the rule */
  readonly level?: Level;
}

/** The rule that found it. */
interface RuleOfFinding {
  readonly id: string;
  readonly level?: Level;
}

/** Builds a finding from what a rule reports. */
export function buildFinding(
  contract: Contract,
  report: { rule: RuleOfFinding; basis: Basis; message: string; evidence: Evidence },
): Finding {
  const { rule, basis, message, evidence } = report;
  const { request, response } = evidence;
  const pointer = evidence.at ?? contract.operations.get(request.operation ?? "")?.at;
  return {
    id: findingId(rule.id, basis, message),
    rule: rule.id,
    basis,
    waivable: isWaivable(contract, basis),
    level: evidence.level ?? rule.level ?? DEFAULT_LEVEL,
    ...(pointer !== undefined && { pointer }),
    message,
    curl: curlLine(request),
    request: reportRequest(request),
    ...(response && { status: response.status, excerpt: response.text.slice(0, EXCERPT_LENGTH) }),
    standsAlone: false,
    count: 1,
  };
}

function isWaivable(contract: Contract, basis: Basis): boolean {
  return "decision" in basis && contract.decisions.get(basis.decision)?.waivable === true;
}

/**
 * Merges findings of one rule with the same expectation into one, regardless of the received values, and keeps the
 * shortest request that shows it.
 */
export function mergeFindings(findings: readonly Finding[]): Finding[] {
  const merged = new Map<string, Finding>();
  for (const finding of findings) {
    const key = mergeKey(finding);
    const known = merged.get(key);
    merged.set(key, known ? merge(known, finding) : finding);
  }
  return numberDoubles([...merged.values()]);
}

/** Numbers findings with the same id by their order. */
function numberDoubles(findings: readonly Finding[]): Finding[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const count = (seen.get(finding.id) ?? 0) + 1;
    seen.set(finding.id, count);
    return count === 1 ? finding : { ...finding, id: `${finding.id}-${count}` };
  });
}

/** Returns a key that is equal for findings with the same expectation. */
export function mergeKey({ rule, message }: Pick<Finding, "rule" | "message">): string {
  return `${rule}\n${expectationOf(message)}`;
}

/** The worse one stands for both: what few callers notice in one place may break them in another. Of two alike, the shorter one. */
function merge(first: Finding, second: Finding): Finding {
  const [one, other] = [first, second].map(({ level }) => LEVELS.indexOf(level));
  const isShorter = second.curl.length < first.curl.length;
  const shown = one === other ? isShorter : (other ?? 0) < (one ?? 0);
  return { ...(shown ? second : first), count: first.count + second.count };
}
