// Builds a request that an operation should accept, from the description and the profile.
import type { RuleContext } from "../checks/rule.js";
import type { Json, JsonObject } from "../load/json.js";
import type { Operation, Parameter } from "../load/operation.js";
import type { RequestSample } from "../load/target.js";
import { sampleOf } from "../mutate/sample.js";
import type { ProbeRequest } from "../probe/exchange.js";
import { isKeyOf } from "./credentials.js";
import { type Content, contentOf, writeBody } from "./write-body.js";
import { keyOf, writeParameters } from "./write-parameters.js";

/** The parameters and the body of a request; a mutation replaces one of these values. */
export interface RequestValues {
  /** Maps location and name, such as `query page`, to the value. */
  readonly parameters: ReadonlyMap<string, Json>;
  readonly body: Json | undefined;
  /** Changes each body that is sent, since members of the resource must be unique. */
  readonly nextBody?: (body: Json) => Json;
}

/** Returns the required values of a request, and those that the profile gives. */
export function valuesOf({ contract, target }: RuleContext, operation: Operation): RequestValues {
  const given: RequestSample = target.requests?.[operation.id] ?? {};
  const document = contract.byDirection.request;
  const parameters = operation.parameters.flatMap((parameter) => {
    const isSent = parameter.isRequired && !isKeyOf(contract, operation, parameter);
    const value =
      given.parameters?.[parameter.name] ??
      (isSent ? sampleParameter(document, parameter) : undefined);
    return value === undefined ? [] : [[keyOf(parameter), value] as const];
  });
  const content = contentOf(operation);
  const isSent = operation.body?.isRequired === true && content !== undefined;
  const body = given.body ?? (isSent ? sampleBody(document, operation, content) : undefined);
  return { parameters: new Map(parameters), body };
}

/** Returns the example of the body, or a value generated from its schema. */
function sampleBody(document: JsonObject, { body }: Operation, { type, schema }: Content): Json {
  return body?.examples.get(type) ?? sampleOf(document, schema);
}

/** Whether the description contains a complete request: an example of everything that the operation requires. */
export function hasDescribedRequest(operation: Operation): boolean {
  const { parameters, body } = operation;
  const isExemplary = parameters.every((one) => !one.isRequired || one.example !== undefined);
  return isExemplary && (body?.isRequired !== true || body.examples.size > 0);
}

/** Returns a value that a parameter allows. */
export function sampleParameter(
  document: RuleContext["contract"]["document"],
  { example, schema }: Parameter,
): Json {
  if (example !== undefined) return example;
  return schema === undefined ? "text" : sampleOf(document, schema);
}

/** Builds the request, with its parameters serialized as in the generated client. */
export function buildRequest(operation: Operation, values: RequestValues): ProbeRequest {
  const { parameters, body: given, nextBody } = values;
  const body = given !== undefined && nextBody ? nextBody(given) : given;
  const { path, headers } = writeParameters(operation, parameters);
  const written = body === undefined ? undefined : writeBody(operation, body);
  return {
    operation: operation.id,
    method: operation.method,
    path,
    headers: { ...headers, ...written?.headers },
    ...(written && { body: written.body }),
  };
}
