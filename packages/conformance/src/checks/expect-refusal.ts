import type { Basis } from "../findings/basis.js";
import type { Exchange } from "../probe/exchange.js";
import type { RuleContext } from "./rule.js";
import { isSuccess, quoteResponse } from "./response-status.js";
import { HTTP_SEMANTICS, PROBLEM_DETAILS } from "./shared-basis.js";

/** What must be refused, with which status, and what it breaks to accept it. */
export interface RefusalExpectation {
  /** What is wrong with the request, such as `without Authorization`. */
  readonly what: string;
  readonly status: number;
  /** What the target breaks by a 2xx response. */
  readonly accepted: Basis;
  /** What it breaks by refusing with another 4xx. @default decision `problem-details` */
  readonly otherStatus?: Basis;
}

/** Reports a response that accepts what must be refused, or refuses it with another status. */
export function expectRefusal(
  context: RuleContext,
  exchange: Exchange,
  expectation: RefusalExpectation,
): void {
  const { request, response } = exchange;
  if (response.status === expectation.status) return;
  const subject = `${request.operation ?? request.path} ${expectation.what}`;
  const message = `${subject}: expected ${expectation.status}, got ${quoteResponse(response)}.`;
  context.report(brokenBasis(response.status, expectation), message, exchange);
}

function brokenBasis(status: number, { accepted, otherStatus }: RefusalExpectation): Basis {
  if (isSuccess(status)) return accepted;
  return status >= 500 ? HTTP_SEMANTICS : (otherStatus ?? PROBLEM_DETAILS);
}
