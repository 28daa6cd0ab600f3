import type { JsonObject } from "../json-object.ts";
import { checkAuthorization } from "./check-authorization.ts";
import { checkParameters } from "./check-parameters.ts";
import { merge } from "./check-value.ts";
import type { OperationFact, OperationsFact } from "./fact.ts";
import { escape, placeAt, type FactResult, type Place } from "./finding.ts";

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
const PREFIX = "#/components/schemas/";

/** Checks that the bundle has exactly these operations. */
export function checkOperations(bundle: JsonObject, { operations }: OperationsFact): FactResult {
  const found = Object.entries(bundle.paths as JsonObject).flatMap(([path, item]) =>
    METHODS.filter((method) => Object.hasOwn(item as object, method)).map(
      (method) => `${method.toUpperCase()} ${path}`,
    ),
  );
  const missing = operations
    .filter((operation) => !found.includes(operation))
    .map((operation) => `/paths: expected ${operation}, got none`);
  const extra = found
    .filter((operation) => !operations.includes(operation))
    .map((operation) => `/paths: expected no ${operation}`);
  return { problems: [...missing, ...extra], covered: [] };
}

/** Checks one operation against a fact. */
export function checkOperation(bundle: JsonObject, fact: OperationFact): FactResult {
  const [method = "", path = ""] = fact.operation.split(" ");
  const place = placeAt(bundle, ["paths", path, method.toLowerCase()]);
  if (!place) return problem(`/paths/${escape(path)}: expected ${method}, got none`);
  return merge([
    checkAuthorization(bundle, place),
    checkParameters(bundle, path, place, fact),
    ...Object.entries(fact.body ?? {}).map(([mediaType, schema]) =>
      checkBody(bundle, place, mediaType, schema),
    ),
    ...(fact.body === undefined ? [checkNoBody(place)] : []),
    checkResponse(bundle, place, fact.response),
  ]);
}

function checkBody(
  bundle: JsonObject,
  operation: Place,
  mediaType: string,
  schema: string,
): FactResult {
  const body = placeAt(bundle, ["requestBody"], operation);
  if (body?.node.required !== true)
    return problem(`${operation.pointer}: expected a required body`);
  return merge([
    { problems: [], covered: [`${operation.pointer}#requestBody`] },
    checkContent(bundle, body, mediaType, schema),
  ]);
}

function checkNoBody({ node, pointer }: Place): FactResult {
  return node.requestBody === undefined
    ? { problems: [], covered: [] }
    : problem(`${pointer}: expected no body`);
}

/** Checks that each documented response is called "Success", and that its body is JSON if the fact names one. */
function checkResponse(
  bundle: JsonObject,
  operation: Place,
  schema: string | undefined,
): FactResult {
  const responses = placeAt(bundle, ["responses"], operation);
  const status = Object.keys(responses?.node ?? {}).find((code) => code.startsWith("2"));
  const response = status && responses ? placeAt(bundle, [status], responses) : undefined;
  if (!response) return problem(`${operation.pointer}: expected a response of success, got none`);
  if (response.node.description !== "Success")
    return problem(
      `${response.pointer}: expected the description "Success", got "${String(response.node.description)}"`,
    );
  if (schema !== undefined) return checkContent(bundle, response, "application/json", schema);
  return response.node.content === undefined
    ? { problems: [], covered: [] }
    : problem(`${response.pointer}: expected no body`);
}

function checkContent(
  bundle: JsonObject,
  holder: Place,
  mediaType: string,
  schema: string,
): FactResult {
  const content = placeAt(bundle, ["content"], holder);
  const types = Object.keys(content?.node ?? {});
  if (!content || types.join() !== mediaType)
    return problem(
      `${holder.pointer}: expected the media type ${mediaType}, got ${types.join(", ") || "none"}`,
    );
  const got = (content.node[mediaType] as { schema?: { $ref?: string } }).schema?.$ref;
  if (got !== PREFIX + schema)
    return problem(
      `${content.pointer}/${escape(mediaType)}: expected the schema \`${schema}\`, got ${String(got)}`,
    );
  return {
    problems: [],
    covered: [
      `${content.pointer}#${mediaType}`,
      `${content.pointer}/${escape(mediaType)}/schema#$ref`,
    ],
  };
}

function problem(text: string): FactResult {
  return { problems: [text], covered: [] };
}
