import type { ListOperationId } from "../load/operation.js";
import type { Exchange } from "../probe/exchange.js";
import { listRequest } from "../probe/list-request.js";
import { isSuccess, quoteResponse } from "./response-status.js";
import { NotExercisedError } from "./not-exercised-error.js";
import type { RuleContext } from "./rule.js";

/**
 * Sends the control of a refusal rule: the same list request with the right token.
 * @throws NotExercisedError where it is refused, since a target that refuses everything proves nothing
 */
export async function requireWorkingToken(
  context: RuleContext,
  operation: ListOperationId,
): Promise<Exchange> {
  const control = await context.send(listRequest(operation));
  if (isSuccess(control.response.status)) return control;
  throw new NotExercisedError(
    `${operation} with the given token returned ${quoteResponse(control.response)}`,
  );
}
