import type { OperationId } from "@document-export/types";
import { OPERATION_IDS } from "@document-export/types/constants";
import {
  isJsonObject,
  type Json,
  type JsonObject,
  keysOf,
  member,
  pointer,
  type Resolved,
  resolveReference,
} from "./json.js";
import { readContent, readExample } from "./content.js";
import { type RequestBody, readBody } from "./request-body.js";

/** An operation that responds with `items` and `pagination` (Interface, What the service does 6). */
export type ListOperationId = Extract<OperationId, `list${string}`>;

export const LIST_OPERATIONS = OPERATION_IDS.filter(isListOperation);

function isListOperation(id: OperationId): id is ListOperationId {
  return id.startsWith("list");
}

/** An operation of a description, with references resolved. */
export interface Operation {
  /** Its `operationId`, or its method and path if it has none. */
  readonly id: string;
  /** JSON pointer of the operation in the description. */
  readonly at: string;
  /** As it is sent: in upper case, unless the description adds a method with other letters. */
  readonly method: string;
  /** The path template, such as `/pets/{petId}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: RequestBody | undefined;
  readonly responses: readonly ContractResponse[];
  /** The alternatives of `security`, each with the names of its required schemes. */
  readonly security: readonly (readonly string[])[];
  /** The same alternatives, each with the scopes that each scheme requires. */
  readonly scopes: readonly ReadonlyMap<string, readonly string[]>[];
  /** Whether every alternative of `security` requires credentials. */
  readonly isProtected: boolean;
  /** Set if the operation is deprecated. */
  readonly deprecation: Deprecation | undefined;
}

/**
 * Dates of a deprecation and of the planned removal, in milliseconds since 1970; absent if the description gives no
 * date.
 */
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
  /** JSON pointer of its schema or of the schema in its `content`; undefined if it has none. */
  readonly schema: string | undefined;
  /** Serialization style, with the defaults of OpenAPI. */
  readonly style: string;
  readonly explode: boolean;
  /** The media type of its `content`; undefined if it has a style. */
  readonly mediaType: string | undefined;
  readonly example: Json | undefined;
}

/** One response of an operation: a status and the schema of each media type. */
export interface ContractResponse {
  /** As written in the description: `200`, `4XX` or `default`. */
  readonly key: string;
  /** The status, the first status of a range, or 0 for `default`. */
  readonly status: number;
  /** JSON pointer of the response. */
  readonly at: string;
  /** Maps each media type to the JSON pointer of its schema in the contract. */
  readonly schemas: ReadonlyMap<string, string>;
  /** The described headers. @default none */
  readonly headers?: readonly ResponseHeader[];
  /** Links to operations that use values of this response. */
  readonly links: readonly ResponseLink[];
}

/** A header of a response. */
export interface ResponseHeader {
  readonly name: string;
  readonly isRequired: boolean;
  /** JSON pointer of its schema; undefined if it has none. */
  readonly schema: string | undefined;
}

/** A link of a response (OpenAPI 3.1, Link Object). */
export interface ResponseLink {
  /** Id of the linked operation. */
  readonly operation: string;
  /** Maps each parameter, also written as `path.id`, to a value or a runtime expression. */
  readonly parameters: ReadonlyMap<string, Json>;
}

/** Members of a path item that are operations; `query` is one since OpenAPI 3.2. */
const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"];

/** Reads the operations of an OpenAPI 3.1 or 3.2 document, by their ids. */
export function readOperations(document: JsonObject): ReadonlyMap<string, Operation> {
  const paths = keysOf(resolveReference(document, "/paths").value);
  const operations = paths.flatMap((path) => {
    const item = resolveReference(document, pointer("paths", path));
    return [
      ...placesIn(item, METHODS).map((place) => ({ ...place, method: place.method.toUpperCase() })),
      ...additionalPlaces(document, item.at),
    ].map((place) => readOperation(document, { ...place, path, item: item.at }));
  });
  return new Map(operations.map((operation) => [operation.id, operation]));
}

/** Operations under other methods, whose names are sent as they are written (OpenAPI 3.2, Path Item Object). */
function additionalPlaces(document: JsonObject, item: string): readonly MethodPlace[] {
  const additional = resolveReference(document, `${item}/additionalOperations`);
  return isJsonObject(additional.value) ? placesIn(additional, keysOf(additional.value)) : [];
}

function placesIn({ at, value }: Resolved, methods: readonly string[]): readonly MethodPlace[] {
  const described = methods.filter((method) => isJsonObject(member(value, method)));
  return described.map((method) => ({ method, at: at + pointer(method) }));
}

interface MethodPlace {
  /** As it is sent. */
  readonly method: string;
  /** JSON pointer of the operation. */
  readonly at: string;
}

interface Place extends MethodPlace {
  readonly path: string;
  /** JSON pointer of the path item. */
  readonly item: string;
}

function readOperation(document: JsonObject, { path, method, at, item }: Place): Operation {
  const { value } = resolveReference(document, at);
  const id = member(value, "operationId");
  const security = member(value, "security") ?? document["security"];
  const listed = Array.isArray(security) ? security : [];
  const alternatives = listed.map(keysOf);
  return {
    id: typeof id === "string" ? id : `${method} ${path}`,
    at,
    method,
    path,
    parameters: readParameters(document, item, at),
    body: readBody(document, at),
    responses: readResponses(document, at),
    security: alternatives,
    scopes: listed.map(readScopes),
    isProtected: alternatives.length > 0 && alternatives.every((schemes) => schemes.length > 0),
    deprecation: readDeprecation(value),
  };
}

function readScopes(alternative: Json): ReadonlyMap<string, readonly string[]> {
  const scopes = keysOf(alternative).map((name) => {
    const listed = member(alternative, name);
    return [name, (Array.isArray(listed) ? listed : []).map(String)] as const;
  });
  return new Map(scopes);
}

function readDeprecation(value: Json | undefined): Deprecation | undefined {
  if (member(value, "deprecated") !== true) return undefined;
  const dateOf = (name: string): number | undefined => {
    const time = Date.parse(String(member(value, name)));
    return Number.isNaN(time) ? undefined : time;
  };
  return { since: dateOf("x-deprecated-since"), sunset: dateOf("x-sunset") };
}

/** Reads the parameters of an operation. They override path parameters with the same name and location. */
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
  // OpenAPI 3.1, Parameter Object: definitions of these headers are ignored.
  if (member(value, "in") === "header" && /^(?:accept|content-type|authorization)$/i.test(name))
    return undefined;
  const hasSchema = member(value, "schema") !== undefined;
  const [mediaType] = keysOf(member(value, "content"));
  const schemaAt = mediaType === undefined ? "/schema" : `${pointer("content", mediaType)}/schema`;
  const kind = String(member(value, "in"));
  const usual = kind === "query" || kind === "cookie" ? "form" : "simple";
  const style = member(value, "style") ?? usual;
  return {
    name,
    in: kind,
    isRequired: member(value, "required") === true,
    isDeprecated: member(value, "deprecated") === true,
    allowsEmpty: member(value, "allowEmptyValue") === true,
    schema:
      hasSchema || mediaType !== undefined
        ? resolveReference(document, place + schemaAt).at
        : undefined,
    style: String(style),
    explode:
      member(value, "explode") === undefined ? style === "form" : member(value, "explode") === true,
    mediaType,
    example:
      readExample(document, place) ??
      (mediaType === undefined
        ? undefined
        : readExample(document, place + pointer("content", mediaType))),
  };
}

function readResponses(document: JsonObject, at: string): readonly ContractResponse[] {
  const keys = keysOf(resolveReference(document, `${at}/responses`).value);
  return keys
    .filter((key) => /^(?:[1-5](?:\d\d|XX)|default)$/.test(key))
    .map((key) => {
      const response = resolveReference(document, at + pointer("responses", key));
      const status = key === "default" ? 0 : Number(key.replace("XX", "00"));
      const schemas = readContent(document, response.at);
      const headers = readHeaders(document, response.at);
      const links = readLinks(document, response.at);
      return { key, status, at: response.at, schemas, headers, links };
    });
}

/** OpenAPI 3.1, Response Object: a definition of `Content-Type` is ignored. */
function readHeaders(document: JsonObject, at: string): readonly ResponseHeader[] {
  const names = keysOf(resolveReference(document, `${at}/headers`).value);
  return names
    .filter((name) => !/^content-type$/i.test(name))
    .map((name) => {
      const header = resolveReference(document, `${at}/headers${pointer(name)}`);
      const hasSchema = member(header.value, "schema") !== undefined;
      return {
        name,
        isRequired: member(header.value, "required") === true,
        schema: hasSchema ? resolveReference(document, `${header.at}/schema`).at : undefined,
      };
    });
}

/** A link with `operationRef` is kept only if it leads to an operation of this description. */
function readLinks(document: JsonObject, at: string): readonly ResponseLink[] {
  const { value } = resolveReference(document, `${at}/links`);
  return keysOf(value).flatMap((name) => {
    const link = resolveReference(document, `${at}/links${pointer(name)}`).value;
    const reference = String(member(link, "operationRef") ?? "");
    const referred = reference.startsWith("#/")
      ? member(resolveReference(document, reference.slice(1)).value, "operationId")
      : undefined;
    const operation = member(link, "operationId") ?? referred;
    if (typeof operation !== "string") return [];
    const parameters = member(link, "parameters");
    const values = keysOf(parameters).map((key) => [key, member(parameters, key) ?? null] as const);
    return [{ operation, parameters: new Map(values) }];
  });
}

/** Returns the described response for a status: the status itself, its range, or `default`. */
export function responseOf(operation: Operation, status: number): ContractResponse | undefined {
  const keys = [String(status), `${Math.floor(status / 100)}XX`, "default"];
  for (const key of keys) {
    const response = operation.responses.find((one) => one.key === key);
    if (response) return response;
  }
  return undefined;
}
