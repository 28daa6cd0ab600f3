import { isObject, type JsonObject } from "../json-object.ts";

/** A call of an operation with the values of its first named examples. */
export interface ExampleCall {
  readonly operationId: string;
  /** HTTP method, in capitals. */
  readonly method: string;
  /** Path and query, percent-encoded. */
  readonly target: string;
  readonly parameters: readonly ExampleParameter[];
  readonly body: ExampleBody | undefined;
  readonly returns: Returned;
  readonly needsToken: boolean;
}

/** Result of a successful call: a value (JSON or text), a stream of events, a file, or nothing. */
export type Returned = "value" | "events" | "file" | "nothing";

/** A parameter and its example, as JSON. */
export interface ExampleParameter {
  readonly name: string;
  readonly in: string;
  readonly value: unknown;
}

/** The example of a request body. */
export type ExampleBody =
  | {
      readonly kind: "json";
      /** Name of the body for callers (`x-codegen-request-body-name`). */
      readonly name: string;
      readonly value: unknown;
    }
  | { readonly kind: "multipart"; readonly parts: readonly ExamplePart[] };

/** A part of a multipart body. */
export interface ExamplePart {
  readonly name: string;
  readonly value: unknown;
  readonly isFile: boolean;
  readonly contentType: string;
}

const MULTIPART = "multipart/form-data";
/**
 * Parameters left out of samples: a reader who reuses a sample for another document would repeat the idempotency key,
 * and a cursor belongs to the previous page.
 */
const LEFT_OUT = new Set(["Idempotency-Key", "cursor"]);
const RETURNED: Readonly<Record<string, Returned>> = {
  "text/event-stream": "events",
  "application/octet-stream": "file",
};

/** Returns the example of a call. Parameters without an example are left out; in the path, their placeholder stays. */
export function exampleCall(
  contract: JsonObject,
  path: string,
  method: string,
  operation: JsonObject,
): ExampleCall {
  const parameters = listOf(operation.parameters)
    .map((parameter) => exampleParameter(resolve(parameter, contract), contract))
    .filter(({ name, value }) => value !== undefined && !LEFT_OUT.has(name));
  return {
    operationId: String(operation.operationId),
    method: method.toUpperCase(),
    target: targetOf(path, parameters),
    parameters,
    body: exampleBody(contract, operation),
    returns: returnedBy(contract, operation),
    needsToken: listOf(operation.security ?? [{}]).length > 0,
  };
}

function returnedBy(contract: JsonObject, { responses }: JsonObject): Returned {
  const [, success] =
    Object.entries(resolve(responses, contract)).find(([status]) => status.startsWith("2")) ?? [];
  if (success === undefined) return "value";
  const [mediaType] = Object.keys(resolve(resolve(success, contract).content, contract));
  return mediaType === undefined ? "nothing" : (RETURNED[mediaType] ?? "value");
}

function exampleParameter(parameter: JsonObject, contract: JsonObject): ExampleParameter {
  const value = parameter.example ?? firstExample(parameter.examples, contract);
  return { name: String(parameter.name), in: String(parameter.in), value };
}

function targetOf(path: string, parameters: readonly ExampleParameter[]): string {
  const ofPlace = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const filled = ofPlace("path").reduce(
    (text, { name, value }) => text.replace(`{${name}}`, () => encodeURIComponent(String(value))),
    path,
  );
  const query = new URLSearchParams(
    ofPlace("query").map(({ name, value }): [string, string] => [name, String(value)]),
  );
  return query.size === 0 ? filled : `${filled}?${query}`;
}

function exampleBody(contract: JsonObject, operation: JsonObject): ExampleBody | undefined {
  const { content } = resolve(operation.requestBody, contract);
  const [found] = Object.entries(isObject(content) ? content : {});
  if (!found) return undefined;
  const [mediaType, media] = found;
  const { schema, encoding, example, examples } = resolve(media, contract);
  const value = example ?? firstExample(examples, contract);
  if (mediaType !== MULTIPART) {
    const name = String(operation["x-codegen-request-body-name"] ?? "body");
    return { kind: "json", name, value };
  }
  const { properties } = resolve(schema, contract);
  const parts = Object.entries(resolve(value, contract)).map(([name, part]) => {
    const { format } = resolve(resolve(properties, contract)[name], contract);
    const { contentType } = resolve(resolve(encoding, contract)[name], contract);
    const isFile = format === "binary";
    return { name, value: part, isFile, contentType: contentTypeOf(contentType, part) };
  });
  return { kind: "multipart", parts };
}

/** Returns the content type in the contract, or else the default for the value. */
function contentTypeOf(named: unknown, value: unknown): string {
  if (typeof named === "string") return named;
  const isJson = typeof value !== "string" || /^\s*[{[]/.test(value);
  return isJson ? "application/json" : "text/plain";
}

function firstExample(examples: unknown, contract: JsonObject): unknown {
  const [first] = Object.values(isObject(examples) ? examples : {});
  return resolve(first, contract).value;
}

/** Returns the target of a reference, or the object itself; empty for anything else. */
function resolve(node: unknown, contract: JsonObject): JsonObject {
  if (!isObject(node)) return {};
  const { $ref } = node;
  if (typeof $ref !== "string") return node;
  const steps = $ref.split("/").slice(1);
  return resolve(
    steps.reduce<unknown>((found, step) => (isObject(found) ? found[step] : undefined), contract),
    contract,
  );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
