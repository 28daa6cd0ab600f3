import { cloneJson } from "../clone.js";
import { isObject, type JsonObject } from "../json-object.js";
import { parametersOf } from "../parameters-of.js";

/** The methods of Swagger 2.0. */
export const METHODS = ["get", "put", "post", "delete", "options", "head", "patch"];
const SHARED = /^#\/parameters\/([^/]+)$/;

/**
 * Prepares a Swagger 2.0 document for the upgrader, which reads a body only from the parameters of the operation
 * itself. Copies the body and form parameters that operations share, or inherit from their path, into each operation.
 * Removes members without effect: empty lists of media types, and `schemes` without `host`.
 */
export function withOwnBodies(document: JsonObject): JsonObject {
  const { parameters, paths, host, schemes, ...others } = document;
  const shared = isObject(parameters) ? parameters : {};
  const items = Object.entries(isObject(paths) ? paths : {}).map(([path, item]) => [
    path,
    isObject(item) ? withOperations(item, shared) : item,
  ]);
  return withMediaTypes({
    ...others,
    ...(host !== undefined && { host, ...(schemes !== undefined && { schemes }) }),
    ...(parameters !== undefined && { parameters }),
    ...(paths !== undefined && { paths: Object.fromEntries(items) as JsonObject }),
  });
}

function withOperations(item: JsonObject, shared: JsonObject): JsonObject {
  const common = parametersOf(item).map((one) => ofBody(one, shared));
  const inBodies = common.filter((one) => one !== undefined);
  const operations = METHODS.flatMap((method) => {
    const operation = item[method];
    return isObject(operation) ? [[method, withOwn(operation, inBodies, shared)] as const] : [];
  });
  const kept = parametersOf(item).filter((_, index) => common[index] === undefined);
  return {
    ...item,
    ...(inBodies.length > 0 && { parameters: kept }),
    ...Object.fromEntries(operations),
  };
}

/** Returns an operation with its own copies of all its body and form parameters. */
function withOwn(
  operation: JsonObject,
  common: readonly JsonObject[],
  shared: JsonObject,
): JsonObject {
  const own = parametersOf(operation).map((one) => ofBody(one, shared) ?? one);
  const isOwn = ({ in: place, name }: JsonObject) =>
    own.some((one) => isObject(one) && one.in === place && (place === "body" || one.name === name));
  const added = common.filter((one) => !isOwn(one)).map((one) => cloneJson(one) as JsonObject);
  return withMediaTypes({
    ...operation,
    ...(own.length + added.length > 0 && { parameters: [...own, ...added].map(withFormat) }),
  });
}

/** Adds the default `collectionFormat` of lists in a form, which the upgrader knows only for other places. */
function withFormat(parameter: unknown): unknown {
  if (!isObject(parameter) || parameter.in !== "formData" || parameter.type !== "array")
    return parameter;
  const { type } = isObject(parameter.items) ? parameter.items : {};
  const isScalar = !["file", "object", "array"].includes(String(type));
  return isScalar ? { collectionFormat: "csv", ...parameter } : parameter;
}

/** Returns a body or form parameter, resolved if it is a reference; undefined for any other parameter. */
function ofBody(parameter: unknown, shared: JsonObject): JsonObject | undefined {
  if (!isObject(parameter)) return undefined;
  const name = SHARED.exec(String(parameter.$ref))?.[1];
  const target = name === undefined ? parameter : shared[decoded(name)];
  if (!isObject(target) || (target.in !== "body" && target.in !== "formData")) return undefined;
  return name === undefined ? target : (cloneJson(target) as JsonObject);
}

function decoded(name: string): string {
  const text = name.replaceAll("~1", "/").replaceAll("~0", "~");
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns an object without its empty lists of media types: the upgrader would read an empty list as no body. */
function withMediaTypes(object: JsonObject): JsonObject {
  const isEmpty = ([name, value]: [string, unknown]) =>
    /^(consumes|produces)$/.test(name) && Array.isArray(value) && value.length === 0;
  return Object.fromEntries(Object.entries(object).filter((member) => !isEmpty(member)));
}
