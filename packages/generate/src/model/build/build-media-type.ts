import { buildExamples } from "./build-examples.ts";
import { buildParts } from "./build-parts.ts";
import { buildSchema } from "./build-schema.ts";
import { isObject, withoutParameters, type JsonObject } from "@document-export/openapi";
import { isJsonType, streamKindOf, type StreamKind } from "../media-type.ts";
import type { MediaTypeModel } from "../model.ts";
import { child, type Node, type Reader } from "../reader.ts";

/** Builds the models of a `content` map (OpenAPI 3.1, Media Type Object). */
export function buildMediaTypes(
  content: unknown,
  pointer: string,
  reader: Reader,
): MediaTypeModel[] {
  // Media types that differ only in a parameter such as `charset` are the same to readers of the body.
  const alike = Map.groupBy(reader.entries(content, pointer), ([name]) => withoutParameters(name));
  return [...alike].map(([mediaType, entries]) =>
    buildMediaType(
      mediaType,
      joined(
        mediaType,
        entries.map(([, node]) => node),
        reader,
      ),
      reader,
    ),
  );
}

/** Joins several descriptions of the same media type: a value may conform to any of their schemas. */
function joined(mediaType: string, nodes: readonly Node[], reader: Reader): Node {
  const first = nodes.find(({ value }) => value.schema !== undefined) ?? (nodes[0] as Node);
  const others = nodes.filter(
    ({ value }) => value.schema !== undefined && !isAlike(value, first.value),
  );
  if (others.length === 0) return first;
  for (const { pointer } of others)
    reader.note(pointer, {
      kind: "media-type-twice",
      found: `\`${mediaType}\` is described twice with different schemas, and its parameters cannot distinguish them`,
      read: "either schema is allowed",
      fix: "Give both the same schema, or remove one",
    });
  const anyOf = [first, ...others].map(({ value }) => value.schema);
  return { ...first, value: { ...first.value, schema: { anyOf } } };
}

/** Whether two media types have the same schema and encoding. */
function isAlike(one: JsonObject, other: JsonObject): boolean {
  const said = ({ schema, encoding }: JsonObject) => JSON.stringify([schema, encoding]);
  return said(one) === said(other);
}

function buildMediaType(
  mediaType: string,
  { value, pointer }: Node,
  reader: Reader,
): MediaTypeModel {
  const { schema, at } = schemaOf({ value, pointer }, streamKindOf(mediaType), reader);
  const kind = kindOf(mediaType, schema, at, reader);
  const hasParts = kind === "multipart" || kind === "form";
  return {
    mediaType,
    kind,
    schema: schema === undefined ? undefined : buildSchema(schema, at, reader),
    ...(hasParts
      ? buildParts({ ...value, schema }, { pointer, isForm: kind === "form" }, reader)
      : { parts: [], others: [], closed: false, composed: false }),
    examples: buildExamples({ value, pointer }, reader),
  };
}

interface SchemaAt {
  readonly schema: unknown;
  readonly at: string;
}

/**
 * Returns the schema of a body: for a stream, the schema of an item (OpenAPI 3.2, Sequential Media Types), and for
 * events, the schema of their data.
 */
function schemaOf(
  { value, pointer }: Node,
  stream: StreamKind | undefined,
  reader: Reader,
): SchemaAt {
  const { schema, itemSchema } = value;
  if (!stream || (schema === undefined && itemSchema === undefined))
    return { schema, at: child(pointer, "schema") };
  if (itemSchema !== undefined) {
    const item = { schema: itemSchema, at: child(pointer, "itemSchema") };
    return stream === "events" ? dataOf(item, reader) : item;
  }
  const whole = reader.resolve(schema === true ? {} : schema, child(pointer, "schema"));
  return stream !== "events" && whole.value.type === "array" && whole.value.items !== undefined
    ? { schema: whole.value.items, at: child(whole.pointer, "items") }
    : { schema, at: child(pointer, "schema") };
}

/**
 * Returns the schema of an event's data: the `contentSchema` of the text if there is one, otherwise the schema of the
 * text.
 */
function dataOf(item: SchemaAt, reader: Reader): SchemaAt {
  if (!isObject(item.schema)) return item;
  const event = reader.resolve(item.schema, item.at);
  const data = isObject(event.value.properties) ? event.value.properties.data : undefined;
  if (!isObject(data)) return item;
  const at = child(child(event.pointer, "properties"), "data");
  return data.contentSchema === undefined
    ? { schema: data, at }
    : { schema: data.contentSchema, at: child(at, "contentSchema") };
}

function kindOf(
  mediaType: string,
  schema: unknown,
  at: string,
  reader: Reader,
): MediaTypeModel["kind"] {
  if (isJsonType(mediaType)) return "json";
  if (mediaType.startsWith("multipart/")) return "multipart";
  if (mediaType === "application/x-www-form-urlencoded")
    // A form that is described as a string is one that the caller has already encoded.
    return reader.resolve(schema, at).value.type === "string" ? "text" : "form";
  if (mediaType.startsWith("text/") || /[/+]xml$/.test(mediaType)) return "text";
  if (!mediaType.endsWith("/*") || schema === undefined) return "binary";
  // Some tools write `*/*` for JSON.
  const { type, properties } = reader.resolve(schema, at).value;
  const isText = type === "string" || (type === undefined && properties === undefined);
  return isText && !isReference(schema) ? "binary" : "json";
}

function isReference(schema: unknown): boolean {
  return typeof schema === "object" && schema !== null && "$ref" in schema;
}
