// A request that an operation should accept, made of what the description says and the profile adds.
import type { RuleContext } from "../checks/rule.js";
import type { Json, JsonObject } from "../load/json.js";
import type { Operation, Parameter } from "../load/operation.js";
import type { RequestSample } from "../load/target.js";
import { sampleOf } from "../mutate/sample.js";
import type { ProbeRequest } from "../probe/exchange.js";
import { isKeyOf } from "./credentials.js";
import { keyOf, writeParameters } from "./write-parameters.js";

/** What is sent for each parameter and as the body; mutation replaces one value of it. */
export interface RequestValues {
  /** Place and name, such as `query page`, to its value. */
  readonly parameters: ReadonlyMap<string, Json>;
  readonly body: Json | undefined;
}

/** Returns the values of a request with what is required and what the profile gives. */
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

/** The example of the body, else a value of its schema. */
function sampleBody(document: JsonObject, { body }: Operation, schema: string): Json {
  const [type = ""] = [...(body?.schemas ?? [])].find(([, at]) => at === schema) ?? [];
  return body?.examples.get(type) ?? sampleOf(document, schema);
}

/** Whether the description itself has a request: an example of all that an operation requires. */
export function hasDescribedRequest(operation: Operation): boolean {
  const { parameters, body } = operation;
  const isExemplary = parameters.every((one) => !one.isRequired || one.example !== undefined);
  return isExemplary && (body?.isRequired !== true || body.examples.size > 0);
}

/** Returns a value that a parameter admits. */
export function sampleParameter(
  document: RuleContext["contract"]["document"],
  { example, schema }: Parameter,
): Json {
  if (example !== undefined) return example;
  return schema === undefined ? "text" : sampleOf(document, schema);
}

/** Returns the pointer of the schema of a JSON body; undefined if the operation takes none. */
export function jsonSchemaOf({ body }: Operation): string | undefined {
  const types = [...(body?.schemas ?? [])];
  return types.find(([type]) => /^application\/(?:[\w.-]+\+)?json\b/i.test(type))?.[1];
}

/** Builds the request, its parameters written as the generated client writes them. */
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
