import type { OperationId } from "@document-export/types";
import { OPERATION_IDS } from "@document-export/types/constants";
import type { ListOperationId } from "../load/operation.js";
import { RARE_EVENT } from "../load/target.js";
import type { Exchange, ProbeRequest } from "../probe/exchange.js";
import { isSuccess, quoteResponse } from "../probe/read-response.js";
import {
  exportRequest,
  filePart,
  listRequest,
  optionsPart,
  requestOfNothing,
  webhookRequest,
} from "../probe/requests.js";
import type { RuleContext } from "./rule.js";
import { NotExercisedError } from "../verdict/verdict-errors.js";

type CreateRequest = (destination: number) => ProbeRequest;

/**
 * Requests of the operations that need a body or a page; all other operations are called on a resource that does not
 * exist.
 */
const REQUESTS: Readonly<Partial<Record<OperationId, CreateRequest>>> = {
  listDocumentExports: () => listRequest("listDocumentExports"),
  listCollections: () => listRequest("listCollections"),
  listWebhooks: () => listRequest("listWebhooks"),
  exportHostedDocument: (destination) => exportRequest([filePart("{}"), optionsPart(destination)]),
  createWebhook: (destination) =>
    webhookRequest({
      endpoint: "https://example.com/",
      events: [RARE_EVENT],
      connections: [destination],
    }),
};

/**
 * Returns one valid request per operation, for rules that modify a request to every operation. They create nothing if
 * the target refuses as it must.
 */
export function operationRequests(destination = 1): readonly ProbeRequest[] {
  return OPERATION_IDS.map((id) => REQUESTS[id]?.(destination) ?? requestOfNothing(id));
}

/**
 * Returns the control of a refusal rule: the same list request with a valid token. It is sent once per run, unless the
 * rule requires a `fresh` one.
 * @throws NotExercisedError if it is refused, since a target that refuses everything proves nothing, or if it got no
 * response before, since waiting again would cost every rule a full deadline
 */
export async function requireWorkingToken(
  context: RuleContext,
  operation: ListOperationId,
  { fresh = false }: { readonly fresh?: boolean } = {},
): Promise<Exchange> {
  const known = fresh ? undefined : context.exchanges.findLast(isControl(operation));
  const control = known ?? (await sendControl(context, operation));
  if (isSuccess(control.response.status)) return control;
  throw new NotExercisedError(
    `${operation} with the given token returned ${quoteResponse(control.response)}`,
  );
}

/** The operations that did not respond, by run. */
const silent = new WeakMap<object, Set<ListOperationId>>();

async function sendControl(context: RuleContext, operation: ListOperationId): Promise<Exchange> {
  const known = silent.get(context.scenario) ?? new Set();
  silent.set(context.scenario, known);
  if (known.has(operation)) throw new NotExercisedError(`${operation} brought no response before`);
  try {
    return await context.send(listRequest(operation));
  } catch (error) {
    known.add(operation);
    throw error;
  }
}

function isControl(operation: ListOperationId): (exchange: Exchange) => boolean {
  const { method, path } = listRequest(operation);
  return ({ request, response }) =>
    request.path === path &&
    request.method === method &&
    Object.keys(request.headers).join() === "authorization" &&
    request.authorization === undefined &&
    isSuccess(response.status);
}
