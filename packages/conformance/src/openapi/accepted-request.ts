import type { RuleContext } from "../checks/rule.js";
import type { Operation } from "../load/operation.js";
import { isSuccess, quoteResponse } from "../probe/read-response.js";
import { NotExercisedError } from "../verdict/verdict-errors.js";
import { HINT, reasonAgainst } from "./reason-against.js";
import { valuesOnCreated } from "./resources/on-created.js";
import { wasAccepted, withOtherTexts } from "./unique-texts.js";
import { buildRequest, type RequestValues, valuesOf } from "./valid-request.js";

const known = new WeakMap<object, Map<string, Promise<RequestValues | undefined>>>();

/**
 * Sends the valid request of an operation once per run, and returns its values if the target accepts it. If the target
 * refuses even the valid request, refusing a wrong one proves nothing.
 */
export async function acceptedRequest(
  context: RuleContext,
  operation: Operation,
): Promise<RequestValues | undefined> {
  const requests = known.get(context.scenario) ?? new Map();
  known.set(context.scenario, requests);
  const first = requests.get(operation.id) ?? send(context, operation);
  requests.set(operation.id, first);
  return first;
}

async function send(
  context: RuleContext,
  operation: Operation,
): Promise<RequestValues | undefined> {
  const values = valuesOf(context, operation);
  const { response } = await context.send(buildRequest(operation, values));
  if (isSuccess(response.status)) return values;
  if (response.status === 401)
    context.remark(
      `${operation.id} refuses the credentials of the profile; ${schemesOf(operation)}`,
    );
  if (WITHOUT_ACCESS.has(response.status)) return undefined;
  const onNew = await onCreated(context, operation);
  return (
    onNew ?? (wasAccepted(context, operation) ? sendOther(context, operation, values) : undefined)
  );
}

/** Statuses that creating a resource first would not change. */
const WITHOUT_ACCESS = new Set([401, 403, 405, 429]);

/** Creates a resource and sends the request for it. */
async function onCreated(
  context: RuleContext,
  operation: Operation,
): Promise<RequestValues | undefined> {
  const values = await valuesOnCreated(context, operation);
  if (!values) return undefined;
  const { response } = await context.send(buildRequest(operation, values));
  if (isSuccess(response.status)) return values;
  return OF_UNIQUE.has(response.status) ? sendOther(context, operation, values) : undefined;
}

/** Statuses for a text that another resource has already. */
const OF_UNIQUE = new Set([400, 409, 422]);

/** Sends the request with other texts: a member may have to be unique. */
async function sendOther(
  context: RuleContext,
  operation: Operation,
  values: RequestValues,
): Promise<RequestValues | undefined> {
  const other = withOtherTexts(context, operation, values);
  if (!other) return undefined;
  const { response } = await context.send(buildRequest(operation, other));
  return isSuccess(response.status) ? other : undefined;
}

/**
 * Yields the operations whose valid request is accepted, with its values; the others become remarks. An operation that
 * could change the target is exercised only if the profile gives a request for it.
 * @throws NotExercisedError at the end if no operation was accepted: without one, nothing was judged
 */
export async function* acceptedOperations(
  context: RuleContext,
  isWanted: (operation: Operation) => boolean,
): AsyncGenerator<readonly [Operation, RequestValues]> {
  const wanted = [...context.contract.operations.values()].filter(isWanted);
  let accepted = 0;
  for (const operation of wanted) {
    const reason = reasonAgainst(context, operation);
    const values = reason === undefined ? await acceptedRequest(context, operation) : undefined;
    if (values) {
      accepted += 1;
      yield [operation, values];
    } else context.remark(reason ?? reasonOfRefusal(context, operation));
  }
  if (wanted.length === 0) throw new NotExercisedError("the description has no operation for it");
  if (accepted === 0) throw new NotExercisedError("no operation accepts its valid request");
}

/** Says how the first request of a run, which is the valid one, was refused, and where to correct it. */
function reasonOfRefusal({ target, exchanges }: RuleContext, { id, method }: Operation): string {
  const first = exchanges.find(
    ({ request }) => request.operation === id && request.method === method,
  );
  const status = first?.response.status ?? 0;
  // Shows the author of the request what is wrong with it.
  const got = first ? quoteResponse(first.response) : "nothing";
  const isOfProfile = Object.hasOwn(target.requests ?? {}, id);
  const source = isOfProfile ? "its request of the profile" : "the request of the description";
  if (isSuccess(status)) return `${id} accepts ${source} only once; a member may have to be unique`;
  return isOfProfile
    ? `${id} refuses ${source} with ${got}; correct it there, under \`requests\``
    : `${id} refuses ${source} with ${status}; ${HINT}`;
}

/** Returns what to add to the profile so that the requests of an operation carry credentials. */
function schemesOf({ security }: Operation): string {
  const names = [...new Set(security.flat())].join(", ");
  return `its security schemes are ${names || "none"}, whose values are under \`credentials\``;
}
