import { isObject, membersOf, type JsonObject } from "./read-contract.ts";

const METHODS: ReadonlySet<string> = new Set(["get", "put", "post", "delete", "patch"]);

/** An operation of the contract, with its method and path. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly node: JsonObject;
}

/** A call that the service makes to a registered endpoint. */
export interface EventCall {
  /** Key in the contract, such as `job-done`. */
  readonly key: string;
  /** Name of the event, such as `job.done`. */
  readonly name: string;
  readonly schema: string;
  readonly node: JsonObject;
}

/** Returns all operations, in contract order. */
export function operationsOf(bundle: JsonObject): readonly Operation[] {
  return membersOf(bundle, "paths").flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, node]) =>
      METHODS.has(method) && isObject(node)
        ? [{ id: String(node.operationId), method: method.toUpperCase(), path, node }]
        : [],
    ),
  );
}

/** Returns all calls of the service to endpoints, in contract order. */
export function eventsOf(bundle: JsonObject): readonly EventCall[] {
  return membersOf(bundle, "webhooks").map(([key, { post }]) => {
    const node = post as JsonObject;
    const schema = schemaOfBody(node);
    const { properties } = schemaNamed(bundle, schema);
    const { type } = properties as { type: { const: string } };
    return { key, name: type.const, schema, node };
  });
}

function schemaOfBody(node: JsonObject): string {
  const { content } = node.requestBody as { content: Record<string, { schema: { $ref: string } }> };
  return content["application/json"]?.schema.$ref.split("/").at(-1) ?? "";
}

/** Returns the schema with the given name. */
export function schemaNamed(bundle: JsonObject, name: string): JsonObject {
  const { schemas } = bundle.components as { schemas: Record<string, JsonObject> };
  return schemas[name] ?? {};
}
