// A request that an operation should accept, made of what the description says and the profile adds.
import type { RuleContext } from "../checks/rule.js";
import { isJsonObject, type Json } from "../load/json.js";
import type { Operation, Parameter } from "../load/operation.js";
import type { RequestSample } from "../load/target.js";
import { sampleOf } from "../mutate/sample.js";
import type { ProbeRequest } from "../probe/exchange.js";

/** What is sent for each parameter and as the body; mutation replaces one value of it. */
export interface RequestValues {
  /** Place and name, such as `query page`, to its value. */
  readonly parameters: ReadonlyMap<string, Json>;
  readonly body: Json | undefined;
}

/** Returns the values of a request with what is required and what the profile gives. */
export function valuesOf({ contract, target }: RuleContext, operation: Operation): RequestValues {
  const given: RequestSample = target.requests?.[operation.id] ?? {};
  const parameters = operation.parameters.flatMap((parameter) => {
    const value =
      given.parameters?.[parameter.name] ??
      (parameter.isRequired ? sampleParameter(contract.document, parameter) : undefined);
    return value === undefined ? [] : [[keyOf(parameter), value] as const];
  });
  const schema = jsonSchemaOf(operation);
  const isSent = operation.body?.isRequired === true && schema !== undefined;
  const body = given.body ?? (isSent ? sampleOf(contract.document, schema) : undefined);
  return { parameters: new Map(parameters), body };
}

/** The key of a parameter in `RequestValues`. */
export function keyOf({ in: place, name }: Parameter): string {
  return `${place} ${name}`;
}

/** Returns a value that a parameter admits. */
export function sampleParameter(
  document: RuleContext["contract"]["document"],
  { example, schema }: Parameter,
): Json {
  if (example !== undefined) return example;
  return schema === undefined ? "text" : sampleOf(document, schema);
}

/** Returns the pointer of the schema of a JSON body; undefined where the operation takes none. */
export function jsonSchemaOf({ body }: Operation): string | undefined {
  const types = [...(body?.schemas ?? [])];
  return types.find(([type]) => /^application\/(?:[\w.-]+\+)?json\b/i.test(type))?.[1];
}

/** Builds the request; null as a value of a parameter is written as an empty one. */
export function buildRequest(operation: Operation, values: RequestValues): ProbeRequest {
  const written = [...values.parameters].map(([key, value]) => {
    const [place = "", ...name] = key.split(" ");
    return { place, name: name.join(" "), value };
  });
  const inPath = new Map(
    written
      .filter(({ place }) => place === "path")
      .map(({ name, value }) => [name, encodeURIComponent(textOf(value))]),
  );
  const path = operation.path.replaceAll(
    /\{([^}]+)\}/g,
    (_, name: string) => inPath.get(name) ?? "0",
  );
  const query = written
    .filter(({ place }) => place === "query")
    .flatMap(({ name, value }) => pairs(name, value));
  const headers = written
    .filter(({ place }) => place === "header")
    .map(({ name, value }) => [name.toLowerCase(), textOf(value)] as const);
  const cookies = written
    .filter(({ place }) => place === "cookie")
    .flatMap(({ name, value }) => pairs(name, value));
  return {
    operation: operation.id,
    method: operation.method,
    path: query.length === 0 ? path : `${path}?${query.join("&")}`,
    headers: {
      ...(cookies.length > 0 && { cookie: cookies.join("; ") }),
      ...Object.fromEntries(headers),
    },
    ...(values.body !== undefined && {
      body: { kind: "text", text: JSON.stringify(values.body) },
    }),
  };
}

/** An array is written as `form` with `explode`, the default: the name once for each item. */
function pairs(name: string, value: Json): readonly string[] {
  const items = Array.isArray(value) ? value : [value];
  return items.map((item) => `${encodeURIComponent(name)}=${encodeURIComponent(textOf(item))}`);
}

function textOf(value: Json): string {
  if (value === null) return "";
  return typeof value === "object" || isJsonObject(value) ? JSON.stringify(value) : String(value);
}
