import { LIST_OPERATIONS, type ListOperationId } from "../load/operation.js";
import type { Exchange, ProbeRequest } from "../probe/exchange.js";
import { isSuccess, quoteResponse } from "../probe/read-response.js";
import {
  exportRequest,
  filePart,
  listRequest,
  optionsPart,
  webhookRequest,
} from "../probe/requests.js";
import { type RuleContext } from "./rule.js";
import { NotExercisedError } from "../scenario/not-exercised-error.js";

/**
 * Gives one well-formed request for each of the five operations, for rules that change something
 * about all of them. Nothing is created where the target refuses as it must.
 */
export function operationRequests(destination = 1): readonly ProbeRequest[] {
  const webhook = {
    endpoint: "https://example.com/",
    events: ["job.failed"],
    connections: [destination],
  };
  return [
    ...LIST_OPERATIONS.map((operation) => listRequest(operation)),
    exportRequest([filePart("{}"), optionsPart(destination)]),
    webhookRequest(webhook),
  ];
}

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
