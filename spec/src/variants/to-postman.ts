import { convertV2 } from "openapi-to-postmanv2";
import { isObject, type JsonObject } from "../json-object.ts";

const OPTIONS = {
  folderStrategy: "Tags",
  parametersResolution: "Example",
  enableOptionalParameters: false,
  alwaysInheritAuthentication: true,
  includeAuthInfoInExample: false,
} as const;

const EXAMPLES = "#/components/examples/";
const SCHEMAS = "#/components/schemas/";

interface Components {
  readonly examples: JsonObject;
  readonly schemas: JsonObject;
}

/** The body of an upload: a component, and its inlined examples. */
interface Form {
  readonly schema: { readonly $ref: string };
  readonly examples: Readonly<Record<string, { readonly value: JsonObject }>>;
}

/**
 * Returns a Postman collection (2.1) of the operations: the examples of the contract, the token in `{{bearerToken}}`
 * and the server in `{{baseUrl}}`. It has no webhooks, which Postman cannot receive. Rejects with an Error whose cause
 * is the converter's message.
 */
export async function toPostman(contract: JsonObject): Promise<JsonObject> {
  // The converter modifies its input.
  const copy = structuredClone(contract);
  const components = copy.components as Components;
  const { webhooks: _, ...operations } = copy;
  const collection = await convert(
    withTextParts(withExamples(operations, components), components) as object,
  );
  const token = { key: "bearerToken", value: "", type: "string" };
  return {
    ...collection,
    item: (collection.item as JsonObject[]).filter(isUsed).map(finish),
    variable: [...(collection.variable as object[]), token],
    info: withoutIds(collection.info as JsonObject),
  };
}

function convert(data: object): Promise<JsonObject> {
  return new Promise((resolve, reject) =>
    convertV2({ type: "json", data }, OPTIONS, (error, conversion) => {
      const collection = conversion?.output?.[0]?.data;
      if (isObject(collection)) return resolve(collection);
      const cause = error ?? conversion?.reason;
      reject(new Error("The contract cannot be converted to a Postman collection.", { cause }));
    }),
  );
}

/** Inlines the examples: the converter does not follow references to them. */
function withExamples(node: unknown, components: Components): unknown {
  if (Array.isArray(node)) return node.map((item) => withExamples(item, components));
  if (!isObject(node)) return node;
  const { $ref } = node;
  if (typeof $ref === "string" && $ref.startsWith(EXAMPLES))
    return components.examples[$ref.slice(EXAMPLES.length)];
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, withExamples(value, components)]),
  );
}

/** Replaces object-valued parts with the text of their example: the converter would write `[object Object]`. */
function withTextParts(node: unknown, components: Components): unknown {
  if (Array.isArray(node)) return node.map((item) => withTextParts(item, components));
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === "multipart/form-data"
        ? withTextSchema(value as Form, components.schemas)
        : withTextParts(value, components),
    ]),
  );
}

function withTextSchema({ schema, examples, ...form }: Form, schemas: JsonObject): object {
  const { properties, ...rest } = schemas[schema.$ref.slice(SCHEMAS.length)] as JsonObject;
  const example = Object.values(examples)[0]?.value ?? {};
  const parts = Object.entries(properties as JsonObject).map(([name, part]) => {
    if (!isObject(example[name])) return [name, part];
    const { description } = schemas[
      String((part as JsonObject).$ref).slice(SCHEMAS.length)
    ] as JsonObject;
    const text = JSON.stringify(example[name], undefined, 2);
    return [name, { type: "string", description, example: text }];
  });
  return { ...form, schema: { ...rest, properties: Object.fromEntries(parts) } };
}

/** False for an empty folder: the tag of the webhooks becomes one. */
function isUsed({ item }: JsonObject): boolean {
  return !Array.isArray(item) || item.length > 0;
}

/** Removes IDs, which change with each build, and adds each address as text, which other tools read. */
function finish(item: JsonObject): JsonObject {
  const { item: items, request, response } = item;
  return {
    ...withoutIds(item),
    ...(Array.isArray(items) && { item: items.map(finish) }),
    ...(isObject(request) && { request: withRawUrl(request) }),
    ...(Array.isArray(response) && { response: response.map(finishResponse) }),
  };
}

function finishResponse(response: JsonObject): JsonObject {
  return {
    ...withoutIds(response),
    originalRequest: withRawUrl(response.originalRequest as JsonObject),
  };
}

function withoutIds(node: JsonObject): JsonObject {
  const members = Object.entries(node).filter(([key]) => key !== "id" && key !== "_postman_id");
  return Object.fromEntries(members);
}

function withRawUrl(request: JsonObject): JsonObject {
  const url = request.url as { host: string[]; path: string[] };
  return { ...request, url: { raw: [...url.host, ...url.path].join("/"), ...url } };
}
