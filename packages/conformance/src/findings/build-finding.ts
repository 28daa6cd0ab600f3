import { curlLine } from "../probe/curl-line.js";
import type { Exchange, SentRequest } from "../probe/exchange.js";
import type { Contract } from "../load/contract.js";
import type { Basis } from "./basis.js";
import type { Finding } from "./finding.js";

const EXCERPT_LENGTH = 400;

/** What a rule knows of a deviation: the request, and the response if one came. */
export interface Evidence {
  readonly request: SentRequest;
  readonly response?: Exchange["response"];
}

/** Builds a finding from what a rule reports. */
export function buildFinding(
  contract: Contract,
  report: { rule: string; basis: Basis; message: string; evidence: Evidence },
): Finding {
  const { rule, basis, message, evidence } = report;
  const { request, response } = evidence;
  return {
    rule,
    basis,
    waivable: isWaivable(contract, basis),
    message,
    curl: curlLine(request),
    ...(response && { status: response.status, excerpt: response.text.slice(0, EXCERPT_LENGTH) }),
    count: 1,
  };
}

function isWaivable(contract: Contract, basis: Basis): boolean {
  return "decision" in basis && contract.decisions.get(basis.decision)?.waivable === true;
}
