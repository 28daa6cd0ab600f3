// Builds a request that an operation should accept, from the description and the profile.
import type { RuleContext } from "../checks/rule.js";
import type { Json, JsonObject } from "../load/json.js";
import type { Operation, Parameter } from "../load/operation.js";
import type { RequestSample } from "../load/target.js";
import { sampleOf } from "../mutate/sample.js";
import type { ProbeRequest } from "../probe/exchange.js";
import { isKeyOf } from "./credentials.js";
import { keyOf, writeParameters } from "./write-parameters.js";

/** The parameters and the body of a request; a mutation replaces one of these values. */
export interface RequestValues {
  /** Maps location and name, such as `query page`, to the value. */
  readonly parameters: ReadonlyMap<string, Json>;
  readonly body: Json | undefined;
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
  const schema = jsonSchemaOf(operation);
  const isSent = operation.body?.isRequired === true && schema !== undefined;
  const body = given.body ?? (isSent ? sampleBody(document, operation, schema) : undefined);
  return { parameters: new Map(parameters), body };
}

/** Returns the example of the body, or a value generated from its schema. */
function sampleBody(document: JsonObject, { body }: Operation, schema: string): Json {
  const [type = ""] = [...(body?.schemas ?? [])].find(([, at]) => at === schema) ?? [];
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

/** Returns the pointer of the schema of a JSON body; undefined if the operation has no JSON body. */
export function jsonSchemaOf({ body }: Operation): string | undefined {
  const types = [...(body?.schemas ?? [])];
  return types.find(([type]) => /^application\/(?:[\w.-]+\+)?json\b/i.test(type))?.[1];
}

/** Builds the request, with its parameters serialized as in the generated client. */
export function buildRequest(operation: Operation, values: RequestValues): ProbeRequest {
  const { parameters, body } = values;
  const written = writeParameters(operation, parameters);
  return {
    operation: operation.id,
    method: operation.method,
    path: written.path,
    headers: written.headers,
    ...(body !== undefined && { body: { kind: "text", text: JSON.stringify(body) } }),
  };
}
