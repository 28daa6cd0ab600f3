import { type Basis, HTTP_SEMANTICS, PROBLEM_DETAILS } from "../../findings/basis.js";
import type { Exchange } from "../../probe/exchange.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import type { RuleContext } from "../rule.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

/** Statuses with which an implementation may refuse a valid request: scope, limits, addresses, ids. */
const REFUSALS_OF_ITS_OWN = new Set([401, 403, 413, 422, 429, 503]);

/**
 * Reports a response that refuses a valid request; returns whether the request was accepted.
 * @throws NotExercisedError if the target may refuse with this status, with the reason it gives
 */
export function expectSuccess(context: RuleContext, exchange: Exchange, basis: Basis): boolean {
  const { request, response } = exchange;
  if (isSuccess(response.status)) return true;
  const subject = `${request.operation ?? request.method} ${request.path}`;
  if (REFUSALS_OF_ITS_OWN.has(response.status))
    throw new NotExercisedError(`${subject} is refused with ${quoteResponse(response)}`);
  context.report(
    basis,
    `${subject}: expected a 2xx status, got ${quoteResponse(response)}.`,
    exchange,
  );
  return false;
}

/** A request that must be refused, the expected status, and the basis that accepting it violates. */
export interface RefusalExpectation {
  /** What is wrong with the request, such as `without Authorization`. */
  readonly what: string;
  readonly status: number;
  /** The basis that a 2xx response violates. */
  readonly accepted: Basis;
  /** The basis that another 4xx violates. @default decision `problem-details` */
  readonly otherStatus?: Basis;
}

/**
 * Reports a response that accepts a request it must refuse, or refuses it with the wrong status.
 * @throws NotExercisedError if the target rate limits the request
 */
export function expectRefusal(
  context: RuleContext,
  exchange: Exchange,
  expectation: RefusalExpectation,
): void {
  const { request, response } = exchange;
  if (response.status === expectation.status) return;
  if (response.status === 429)
    throw new NotExercisedError(`the target limits requests: ${quoteResponse(response)}`);
  const subject = `${request.operation ?? request.path} ${expectation.what}`;
  const message = `${subject}: expected ${expectation.status}, got ${quoteResponse(response)}.`;
  context.report(violatedBasis(response.status, expectation), message, exchange);
}

function violatedBasis(status: number, { accepted, otherStatus }: RefusalExpectation): Basis {
  if (isSuccess(status)) return accepted;
  return status >= 500 ? HTTP_SEMANTICS : (otherStatus ?? PROBLEM_DETAILS);
}
