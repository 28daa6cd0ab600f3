import type {
  ApiModel,
  MediaTypeModel,
  MockModel,
  OperationModel,
  ParameterModel,
  ResponseModel,
} from "../model.ts";
import { streamKindOf } from "../media-type.ts";
import { indexSchemas, type SchemaIndex } from "../schema-index.ts";
import { conforms } from "../values/violation-of.ts";
import { makeValue } from "./make-value.ts";

/**
 * Adds the default response of each operation, for handlers that are not written yet: its example, or if there is none,
 * a value created from the schema.
 */
export function mockResponses(model: ApiModel): ApiModel {
  const schemas = indexSchemas(model);
  const operations = model.operations.map((operation) => {
    const response = responseOf(operation);
    const mock = response && mockOf(response, schemas);
    return mock ? { ...operation, mock } : operation;
  });
  return { ...model, operations };
}

function responseOf({ responses }: OperationModel): ResponseModel | undefined {
  return (
    responses.find(({ status }) => status.startsWith("2")) ??
    responses.find(({ status }) => status === "default") ??
    responses.find(({ status }) => status.startsWith("3"))
  );
}

function mockOf(
  { status, content, headers }: ResponseModel,
  schemas: SchemaIndex,
): MockModel | undefined {
  const code = status === "default" ? 200 : Number(status.replace("XX", "00"));
  const made = headersOf(headers, schemas);
  if (!made) return undefined;
  const common = { status: code, ...(Object.keys(made).length > 0 && { headers: made }) };
  const isEmpty = content.length === 0 || code === 204 || code === 205 || code === 304;
  if (isEmpty) return common;
  const chosen =
    content.find(({ examples }) => examples.length > 0) ?? content.find(isJson) ?? content[0];
  if (!chosen) return undefined;
  const body = bodyOf(chosen, schemas);
  if (body === undefined) return undefined;
  const { mediaType, schema } = chosen;
  return {
    ...common,
    ...(content.length > 1 && { contentType: concrete(mediaType) }),
    body,
    ...(schema && { schema }),
  };
}

function isJson({ kind }: MediaTypeModel): boolean {
  return kind === "json";
}

/** Returns a concrete media type: a range cannot be sent. */
function concrete(mediaType: string): string {
  if (mediaType === "*/*") return "application/json";
  return mediaType.endsWith("/*") ? mediaType.replace("*", "plain") : mediaType;
}

function bodyOf(
  { kind, schema, examples, mediaType }: MediaTypeModel,
  schemas: SchemaIndex,
): unknown {
  const isValue = kind === "json" || streamKindOf(mediaType) !== undefined;
  if (!isValue) {
    const text = examples[0]?.value;
    return typeof text === "string" ? text : textFor(kind, schema, schemas);
  }
  const right = examples.find(({ value }) => !schema || conforms(schema, value ?? null, schemas));
  if (right) return right.value ?? null;
  return makeValue(schema ?? { kind: "always" }, schemas);
}

function textFor(
  kind: MediaTypeModel["kind"],
  schema: MediaTypeModel["schema"],
  schemas: SchemaIndex,
): string {
  const value = kind === "text" && schema ? makeValue(schema, schemas) : undefined;
  return typeof value === "string" ? value : "text";
}

/** Returns the required headers of a response; undefined if no value can be created for one of them. */
function headersOf(
  headers: readonly ParameterModel[],
  schemas: SchemaIndex,
): Record<string, string> | undefined {
  const needed = headers.filter(({ name, required }) => required && !/^content-type$/i.test(name));
  const made = needed.map(({ name, schema, examples, mediaType }) => {
    const value = examples[0]?.value ?? makeValue(schema, schemas);
    return [name.toLowerCase(), mediaType === undefined ? value : JSON.stringify(value)] as const;
  });
  if (!made.every(([, value]) => ["string", "number", "boolean"].includes(typeof value)))
    return undefined;
  return Object.fromEntries(made.map(([name, value]) => [name, String(value)]));
}
