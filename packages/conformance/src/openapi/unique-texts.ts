// Some members of a resource must be unique, which no description says: a request that was accepted is refused when it
// is repeated.
import type { RuleContext } from "../checks/rule.js";
import { isJsonObject, type Json } from "../load/json.js";
import type { Operation } from "../load/operation.js";
import { replaceAt } from "../mutate/edit.js";
import { requestSchemas } from "../mutate/mutations.js";
import { type OtherValue, otherValues } from "../mutate/other-values.js";
import { isSuccess } from "../probe/read-response.js";
import type { RequestValues } from "./valid-request.js";
import { jsonSchemaOf } from "./write-body.js";

const counters = new WeakMap<object, { count: number }>();

/** Returns the values of a request with other texts in each body; undefined if the body has no text that may differ. */
export function withOtherTexts(
  context: RuleContext,
  operation: Operation,
  values: RequestValues,
): RequestValues | undefined {
  const at = jsonSchemaOf(operation);
  const { body: valid } = values;
  if (at === undefined || valid === undefined) return undefined;
  const counter = counters.get(context.scenario) ?? { count: 0 };
  counters.set(context.scenario, counter);
  const next = (): readonly OtherValue[] => {
    counter.count += 1;
    const others = otherValues(requestSchemas(context), at, { valid, number: counter.count });
    return others.filter(({ isText }) => isText);
  };
  return next().length === 0
    ? undefined
    : { ...values, nextBody: (body) => next().reduce(change, body) };
}

/** Only what is still as in the valid body: another value is what a request is about. */
function change(body: Json, { path, before, after }: OtherValue): Json {
  const now = path.reduce<Json | undefined>(
    (value, step) => (isJsonObject(value) ? value[step] : undefined),
    body,
  );
  return now === before ? replaceAt(body, path, after) : body;
}

/** Whether the target has accepted a request of an operation in this run. */
export function wasAccepted(
  { exchanges }: Pick<RuleContext, "exchanges">,
  { id }: Operation,
): boolean {
  return exchanges.some(
    ({ request, response }) => request.operation === id && isSuccess(response.status),
  );
}
