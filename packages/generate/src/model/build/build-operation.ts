import { isObject, type JsonObject } from "@document-export/openapi";
import { buildDecided } from "./build-decided.ts";
import type { CollectDecided } from "./collect-decided.ts";
import { buildDeprecation } from "./build-deprecation.ts";
import { buildExamples } from "./build-examples.ts";
import { buildMediaTypes } from "./build-media-type.ts";
import { buildPagination } from "./build-pagination.ts";
import { buildSchema } from "./build-schema.ts";
import { roleOf } from "./role-of.ts";
import type { PathParts } from "../path-parts.ts";
import type {
  BodyModel,
  OperationModel,
  ParameterModel,
  ResponseModel,
  SecurityRequirementModel,
  SecuritySchemeModel,
} from "../model.ts";
import { child, withoutExtensions, type Node, type Reader } from "../reader.ts";

/** The location of an operation, and the settings that it inherits. */
export interface OperationContext {
  readonly method: string;
  readonly path: string;
  /** The path as written in the description. */
  readonly writtenPath: string;
  /** The query in the written path. */
  readonly query: PathParts["query"];
  readonly pathParameters: readonly Node[];
  /** The id for an operation without one. */
  readonly fallbackId: string;
  /** The document's `security`, which applies to operations without their own. */
  readonly security: unknown;
  /** Returns the server of the operation from its own servers, else those of the path. */
  readonly server: (servers: unknown) => string | undefined;
  readonly securitySchemes: readonly SecuritySchemeModel[];
  readonly collectDecided: CollectDecided;
}

/** Builds the model of an Operation Object (OpenAPI 3.1, 4.8.10). */
export function buildOperation(
  { value, pointer }: Node,
  context: OperationContext,
  reader: Reader,
): OperationModel {
  const parameters = parameterNodes(value, pointer, reader);
  return {
    id: text(value.operationId) ?? context.fallbackId,
    method: context.method.toUpperCase(),
    path: context.path,
    ...(context.writtenPath !== context.path && { writtenPath: context.writtenPath }),
    summary: text(value.summary),
    description: text(value.description),
    deprecation: buildDeprecation({ value, pointer }, reader),
    parameters: withQuery(
      mergeParameters(context.pathParameters, parameters, reader),
      context.query,
      { pointer, reader },
    ),
    body: buildBody(value, pointer, context.method, reader),
    responses: reader
      .entries(withoutExtensions(value.responses), child(pointer, "responses"))
      .map(([status, response]) => buildResponse(status, response, reader)),
    pagination: buildPagination(value["x-pagination"], child(pointer, "x-pagination"), reader),
    security: buildSecurity({ value, pointer }, context),
    server: context.server(value.servers),
    decided: buildDecided(
      { value, pointer },
      [...context.pathParameters, ...parameters],
      context.collectDecided,
      reader,
    ),
  };
}

/** Returns the resolved parameters of an operation or a path item. */
export function parameterNodes(value: JsonObject, pointer: string, reader: Reader): Node[] {
  const parameters = Array.isArray(value.parameters) ? value.parameters : [];
  return parameters.map((parameter, index) =>
    reader.resolve(parameter, child(child(pointer, "parameters"), index)),
  );
}

/** Merges parameters: those of an operation replace those of its path item with the same name and place. */
function mergeParameters(
  inherited: readonly Node[],
  own: readonly Node[],
  reader: Reader,
): ParameterModel[] {
  const key = ({ value }: Node) => `${String(value.in)} ${String(value.name)}`;
  const replaced = new Set(own.map(key));
  const nodes = [...inherited.filter((node) => !replaced.has(key(node))), ...own];
  return nodes
    .filter((node) => !isIgnored(node))
    .map((node) =>
      buildParameter(node, String(node.value.name), node.value.in as ParameterModel["in"], reader),
    );
}

/** Adds the query of a path to the parameters. A path parameter used in the query becomes a query parameter. */
function withQuery(
  parameters: readonly ParameterModel[],
  query: PathParts["query"],
  { pointer, reader }: { pointer: string; reader: Reader },
): ParameterModel[] {
  const inQuery = parameters.filter((one) => one.in === "query");
  const described = new Set(inQuery.map(({ name }) => name));
  return query.reduce<ParameterModel[]>(
    (all, [name, value]) => {
      const [, inside] = /^\{(.*)\}$/.exec(value) ?? [];
      const own = all.find((one) => one.in === "path" && one.name === inside);
      const others = all.filter((one) => one !== own);
      if (described.has(name)) return others;
      if (own) return [...others, { ...own, in: "query", name, style: "form", explode: true }];
      const fixed = { name, in: "query", required: true, schema: { const: value } };
      return [...all, buildParameter({ value: fixed, pointer }, name, "query", reader)];
    },
    [...parameters],
  );
}

/** Whether a header parameter must be ignored because of its name (OpenAPI 3.1, Parameter Object). */
function isIgnored({ value }: Node): boolean {
  const name = String(value.name).toLowerCase();
  return value.in === "header" && ["accept", "content-type", "authorization"].includes(name);
}

function buildParameter(
  { value, pointer }: Node,
  name: string,
  place: ParameterModel["in"],
  reader: Reader,
): ParameterModel {
  const [content] = reader.entries(value.content, child(pointer, "content"));
  const examples = buildExamples({ value, pointer }, reader);
  const style = (value.style ??
    (place === "query" || place === "cookie" ? "form" : "simple")) as ParameterModel["style"];
  return {
    name,
    in: place,
    // Path parameters are always required (OpenAPI 3.1, Parameter Object, `required`).
    required: value.required === true || place === "path",
    description: text(value.description),
    deprecation: buildDeprecation({ value, pointer }, reader),
    examples,
    style,
    explode: typeof value.explode === "boolean" ? value.explode : style === "form",
    allowReserved: place === "query" && value.allowReserved === true,
    allowEmptyValue: place === "query" && value.allowEmptyValue === true,
    mediaType: content?.[0].toLowerCase(),
    role: roleOf({ value, pointer }, { name, in: place, examples }, reader),
    pointer,
    schema: content
      ? buildSchema(content[1].value.schema, child(content[1].pointer, "schema"), reader)
      : buildSchema(value.schema, child(pointer, "schema"), reader),
  };
}

function buildBody(
  value: JsonObject,
  pointer: string,
  method: string,
  reader: Reader,
): BodyModel | undefined {
  if (value.requestBody === undefined) return undefined;
  const body = reader.resolve(value.requestBody, child(pointer, "requestBody"));
  // fetch sends no body with these methods (Fetch Standard, new Request).
  const isSent = !["get", "head"].includes(method.toLowerCase());
  if (!isSent)
    reader.note(body.pointer, {
      kind: "body-not-sent",
      found: `${method.toUpperCase()} has a body, which \`fetch\` does not send`,
      read: "the client sends no body, and the server accepts requests without one",
      fix: "Describe parameters instead, or another method",
    });
  return {
    required: isSent && body.value.required === true,
    name: text(value["x-codegen-request-body-name"]),
    description: text(body.value.description),
    content: buildMediaTypes(body.value.content, child(body.pointer, "content"), reader),
  };
}

/** RFC 9110, 15.3.5, 15.3.6 and 15.4.5. */
const STATUSES_WITHOUT_BODY = new Set(["204", "205", "304"]);

function buildResponse(status: string, { value, pointer }: Node, reader: Reader): ResponseModel {
  const content = buildMediaTypes(value.content, child(pointer, "content"), reader);
  const isEmpty = STATUSES_WITHOUT_BODY.has(status);
  if (isEmpty && content.length > 0)
    reader.note(child(pointer, "content"), {
      kind: "body-of-empty-response",
      found: `a response with ${status} cannot have a body`,
      read: "the response is empty",
      fix: "Remove `content`, or write `200`",
    });
  return {
    status,
    description: text(value.description) ?? "",
    headers: reader
      .entries(value.headers, child(pointer, "headers"))
      .map(([name, header]) => buildParameter(header, name, "header", reader)),
    content: isEmpty ? [] : content,
  };
}

function buildSecurity(
  { value }: Node,
  { security, securitySchemes }: OperationContext,
): SecurityRequirementModel[][] {
  const alternatives = value.security ?? security;
  if (!Array.isArray(alternatives)) return [];
  return alternatives.filter(isObject).map((requirement) =>
    Object.entries(requirement).flatMap(([name, scopes]) => {
      const scheme = securitySchemes.find((known) => known.name === name);
      return scheme ? [{ scheme, scopes: Array.isArray(scopes) ? scopes.map(String) : [] }] : [];
    }),
  );
}

function text(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
