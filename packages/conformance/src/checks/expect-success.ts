import type { Basis } from "../findings/basis.js";
import type { Exchange } from "../probe/exchange.js";
import { isSuccess, quoteResponse } from "./response-status.js";
import { NotExercisedError } from "./not-exercised-error.js";
import type { RuleContext } from "./rule.js";

/** An implementation may refuse these for reasons of its own: scope, limits, addresses, ids. */
const REFUSALS_OF_ITS_OWN = new Set([401, 403, 413, 422, 429, 503]);

/**
 * Reports a response that does not take a valid request; gives whether it was taken.
 * @throws NotExercisedError where the target refuses for a reason of its own, with that reason
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
