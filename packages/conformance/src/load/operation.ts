import type { OperationId } from "@document-export/types";
import { OPERATION_IDS } from "@document-export/types/constants";
import {
  isJsonObject,
  type Json,
  type JsonObject,
  member,
  pointer,
  resolveReference,
} from "./json.js";

/** An operation that responds with `items` and `pagination` (Interface, What the service does 6). */
export type ListOperationId = Extract<OperationId, `list${string}`>;

export const LIST_OPERATIONS = OPERATION_IDS.filter(isListOperation);

function isListOperation(id: OperationId): id is ListOperationId {
  return id.startsWith("list");
}

/** An operation of a description, with references resolved. */
export interface Operation {
  /** Its `operationId`, or its method and path where it has none. */
  readonly id: string;
  /** JSON pointer of the operation in the description. */
  readonly at: string;
  /** In upper case. */
  readonly method: string;
  /** The template of the path, such as `/pets/{petId}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: RequestBody | undefined;
  readonly responses: readonly ContractResponse[];
  /** The alternatives of `security`, each with the names of the schemes that it asks for. */
  readonly security: readonly (readonly string[])[];
  /** Whether each alternative of `security` asks for credentials. */
  readonly isProtected: boolean;
  /** Set where it is deprecated. */
  readonly deprecation: Deprecation | undefined;
}

/** When something was deprecated and when it goes, in milliseconds since 1970; absent where the description has no date. */
export interface Deprecation {
  readonly since: number | undefined;
  readonly sunset: number | undefined;
}

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly isDeprecated: boolean;
  readonly isRequired: boolean;
  readonly allowsEmpty: boolean;
  /** JSON pointer of its schema; undefined where it has `content`. */
  readonly schema: string | undefined;
  readonly example: Json | undefined;
}

/** The body of an operation. */
export interface RequestBody {
  readonly isRequired: boolean;
  /** Media type to the JSON pointer of its schema. */
  readonly schemas: ReadonlyMap<string, string>;
}

/** One response of an operation: a status and the schema of each media type. */
export interface ContractResponse {
  /** As the description writes it: `200`, `4XX` or `default`. */
  readonly key: string;
  /** The status, the first of a range, or 0 for `default`. */
  readonly status: number;
  /** JSON pointer of the response. */
  readonly at: string;
  /** Media type to the JSON pointer of its schema in the contract. */
  readonly schemas: ReadonlyMap<string, string>;
}

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** Reads the operations of an OpenAPI 3.1 document, by their ids. */
export function readOperations(document: JsonObject): ReadonlyMap<string, Operation> {
  const paths = keysOf(resolveReference(document, "/paths").value);
  const operations = paths.flatMap((path) => {
    const item = resolveReference(document, pointer("paths", path));
    const methods = METHODS.filter((method) => isJsonObject(member(item.value, method)));
    return methods.map((method) => readOperation(document, { path, method, item: item.at }));
  });
  return new Map(operations.map((operation) => [operation.id, operation]));
}

interface Place {
  readonly path: string;
  readonly method: string;
  /** JSON pointer of the path item. */
  readonly item: string;
}

function readOperation(document: JsonObject, { path, method, item }: Place): Operation {
  const at = `${item}/${method}`;
  const { value } = resolveReference(document, at);
  const id = member(value, "operationId");
  const security = member(value, "security") ?? document["security"];
  const alternatives = (Array.isArray(security) ? security : []).map(keysOf);
  return {
    id: typeof id === "string" ? id : `${method.toUpperCase()} ${path}`,
    at,
    method: method.toUpperCase(),
    path,
    parameters: readParameters(document, item, at),
    body: readBody(document, at),
    responses: readResponses(document, at),
    security: alternatives,
    isProtected: alternatives.length > 0 && alternatives.every((schemes) => schemes.length > 0),
    deprecation: readDeprecation(value),
  };
}

function readDeprecation(value: Json | undefined): Deprecation | undefined {
  if (member(value, "deprecated") !== true) return undefined;
  const dateOf = (name: string): number | undefined => {
    const time = Date.parse(String(member(value, name)));
    return Number.isNaN(time) ? undefined : time;
  };
  return { since: dateOf("x-deprecated-since"), sunset: dateOf("x-sunset") };
}

/** Those of the operation replace those of its path that have the same name and place. */
function readParameters(document: JsonObject, item: string, at: string): readonly Parameter[] {
  const parameters = new Map<string, Parameter>();
  for (const list of [`${item}/parameters`, `${at}/parameters`])
    for (const index of keysOf(resolveReference(document, list).value)) {
      const parameter = readParameter(document, `${list}/${index}`);
      if (parameter) parameters.set(`${parameter.in} ${parameter.name}`, parameter);
    }
  return [...parameters.values()];
}

function readParameter(document: JsonObject, at: string): Parameter | undefined {
  const { at: place, value } = resolveReference(document, at);
  const name = member(value, "name");
  if (typeof name !== "string") return undefined;
  // OpenAPI 3.1, Parameter Object: such a definition is ignored.
  if (member(value, "in") === "header" && /^(?:accept|content-type|authorization)$/i.test(name))
    return undefined;
  const hasSchema = member(value, "schema") !== undefined;
  const examples = member(value, "examples");
  const [first = ""] = keysOf(examples);
  const named = resolveReference(document, place + pointer("examples", first)).value;
  return {
    name,
    in: String(member(value, "in")),
    isRequired: member(value, "required") === true,
    isDeprecated: member(value, "deprecated") === true,
    allowsEmpty: member(value, "allowEmptyValue") === true,
    schema: hasSchema ? resolveReference(document, `${place}/schema`).at : undefined,
    example: member(value, "example") ?? member(named, "value"),
  };
}

function readBody(document: JsonObject, at: string): RequestBody | undefined {
  const { at: place, value } = resolveReference(document, `${at}/requestBody`);
  if (!isJsonObject(value)) return undefined;
  return { isRequired: value["required"] === true, schemas: readContent(document, place) };
}

function readResponses(document: JsonObject, at: string): readonly ContractResponse[] {
  const keys = keysOf(resolveReference(document, `${at}/responses`).value);
  return keys
    .filter((key) => /^(?:[1-5](?:\d\d|XX)|default)$/.test(key))
    .map((key) => {
      const response = resolveReference(document, at + pointer("responses", key));
      const status = key === "default" ? 0 : Number(key.replace("XX", "00"));
      return { key, status, at: response.at, schemas: readContent(document, response.at) };
    });
}

function readContent(document: JsonObject, at: string): ReadonlyMap<string, string> {
  const types = keysOf(resolveReference(document, `${at}/content`).value);
  return new Map(
    types.map((type) => {
      const media = resolveReference(document, at + pointer("content", type));
      return [type, resolveReference(document, `${media.at}/schema`).at] as const;
    }),
  );
}

/** Returns what a description says of a status: the status itself, its range, or `default`. */
export function responseOf(operation: Operation, status: number): ContractResponse | undefined {
  const keys = [String(status), `${Math.floor(status / 100)}XX`, "default"];
  for (const key of keys) {
    const response = operation.responses.find((one) => one.key === key);
    if (response) return response;
  }
  return undefined;
}

function keysOf(value: unknown): readonly string[] {
  return typeof value === "object" && value !== null ? Object.keys(value) : [];
}
