// Finds the operations that create a resource and those that use it: by the links of the description, otherwise by
// paths.
import type { Json } from "../../load/json.js";
import type { Operation } from "../../load/operation.js";
import { responseOf } from "../../load/operation.js";
import type { Exchange } from "../../probe/exchange.js";
import { evaluate } from "./runtime-expression.js";
import { shownResource } from "./shown-resource.js";

/** The operations on one kind of resource. */
export interface Resource {
  readonly create: Operation;
  /** The operation that lists the resources: GET of the same path. */
  readonly list: Operation | undefined;
  readonly read: Operation | undefined;
  /** PUT and PATCH. */
  readonly updates: readonly Operation[];
  readonly remove: Operation | undefined;
}

/**
 * Pairs each `POST /pets` with the operations on `/pets/{id}`. A create operation can also be paired by its links, if
 * they lead to a path with one more parameter.
 */
export function findResources(operations: readonly Operation[]): readonly Resource[] {
  return operations
    .filter(({ method }) => method === "POST")
    .flatMap((create) => {
      const linked = new Set(
        create.responses.flatMap(({ links }) => links.map(({ operation }) => operation)),
      );
      const items = operations.filter(
        (one) => linked.has(one.id) || isItemOf(one.path, create.path),
      );
      const of = (name: string): Operation | undefined =>
        items.find(({ method }) => method === name);
      const resource = {
        create,
        list: operations.find(({ method, path }) => method === "GET" && path === create.path),
        read: of("GET"),
        updates: items.filter(({ method }) => method === "PUT" || method === "PATCH"),
        remove: of("DELETE"),
      };
      return resource.read || resource.remove ? [resource] : [];
    });
}

function isItemOf(path: string, collection: string): boolean {
  const base = collection.replace(/\/$/, "");
  return path.startsWith(`${base}/`) && /^\/\{[^/}]+\}\/?$/.test(path.slice(base.length));
}

/**
 * Returns the path values for calling an operation on a created resource: from a link, otherwise from the response
 * member with the name of the last placeholder, or `id`, otherwise from the end of `Location`. Undefined if none is
 * available.
 */
export function pathOf(
  { create }: Resource,
  operation: Operation,
  created: Exchange,
): ReadonlyMap<string, Json> | undefined {
  const names = placeholders(operation.path);
  const inherited = segmentsOf(create, created);
  const linked = linkOf(create, operation, created);
  const known = names.flatMap((name) => {
    const value =
      linked.get(name) ??
      linked.get(`path.${name}`) ??
      inherited.get(name) ??
      idOf(name, operation, created);
    return value === undefined ? [] : [[`path ${name}`, value] as const];
  });
  return known.length === names.length ? new Map(known) : undefined;
}

/** The names in the braces of a path. */
export function placeholders(path: string): readonly string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name);
}

/** Returns the values in the path of the request itself. */
function segmentsOf({ path }: Operation, { request }: Exchange): ReadonlyMap<string, Json> {
  const segments = request.path.split("?")[0]?.split("/") ?? [];
  const found = path.split("/").flatMap((part, index) => {
    const [, name] = /^\{([^}]+)\}$/.exec(part) ?? [];
    const text = segments[index];
    return name === undefined || text === undefined ? [] : [[name, decoded(text)] as const];
  });
  return new Map(found);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function linkOf(
  create: Operation,
  { id }: Operation,
  created: Exchange,
): ReadonlyMap<string, Json | undefined> {
  const response = responseOf(create, created.response.status);
  const link = response?.links.find(({ operation }) => operation === id);
  const values = [...(link?.parameters ?? [])].map(
    ([name, expression]) => [name, evaluate(expression, created)] as const,
  );
  return new Map(values);
}

function idOf(placeholder: string, { path }: Operation, { response }: Exchange): Json | undefined {
  const shown = shownResource(response.json, { placeholder, path });
  if (shown) return shown.resource[shown.id];
  const location = response.headers.get("location");
  const last = location
    ?.split(/[?#]/)[0]
    ?.split("/")
    .findLast((segment) => segment !== "");
  return last === undefined ? undefined : decoded(last);
}
