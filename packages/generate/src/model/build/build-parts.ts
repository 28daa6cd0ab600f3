import { isObject, withoutParameters, type JsonObject } from "@document-export/openapi";
import { buildSchema } from "./build-schema.ts";
import { isJsonType } from "../media-type.ts";
import type { MediaTypeModel, ParameterModel, PartModel } from "../model.ts";
import { collectProperties, type Property } from "./collect-properties.ts";
import { child, type Node, type Reader } from "../reader.ts";

type Parts = Pick<MediaTypeModel, "parts" | "others" | "closed" | "composed">;

/** Keywords that constrain a body as a whole, beyond its separate parts. */
const COMPOSING =
  "allOf anyOf oneOf not if minProperties maxProperties dependentRequired dependentSchemas propertyNames".split(
    " ",
  );

/** Builds the parts of a Media Type Object for a form or multipart body (OpenAPI 3.1, Encoding Object). */
export function buildParts(
  mediaType: JsonObject,
  { pointer, isForm }: { pointer: string; isForm: boolean },
  reader: Reader,
): Parts {
  const at = child(pointer, "schema");
  const { value } = reader.resolve(mediaType.schema ?? {}, at);
  const properties = collectProperties(mediaType.schema ?? {}, at, reader);
  const encodings = reader.entries(mediaType.encoding, child(pointer, "encoding"));
  const encodingOf = (name: string) => encodings.find(([key]) => key === name)?.[1];
  return {
    parts: properties.map((property) =>
      buildPart(property, encodingOf(property.name), isForm, reader),
    ),
    others: buildOthers(withRest(value, properties), at, isForm, reader),
    closed: value.additionalProperties === false,
    composed: COMPOSING.some((keyword) => keyword in value),
  };
}

/** Builds the unlisted parts that a schema describes: first those whose names match a pattern, then all others. */
function buildOthers(
  value: JsonObject,
  pointer: string,
  isForm: boolean,
  reader: Reader,
): MediaTypeModel["others"] {
  const { patternProperties, additionalProperties: rest } = value;
  const other = (schema: unknown, at: string): PartModel => {
    const property = {
      name: "*",
      required: false,
      schema: schema === true ? {} : schema,
      pointer: at,
    };
    const part = buildPart(property, undefined, isForm, reader);
    return isEmpty(schema) && !isForm ? { ...part, kind: "any" } : part;
  };
  const byPattern = Object.entries(isObject(patternProperties) ? patternProperties : {}).map(
    ([pattern, schema]) => ({
      pattern,
      part: other(schema, child(child(pointer, "patternProperties"), pattern)),
    }),
  );
  if (rest === undefined || rest === false) return byPattern;
  const part = other(rest, child(pointer, "additionalProperties"));
  return [...byPattern, { pattern: undefined, part }];
}

/** Adds `additionalProperties` to a schema without properties, because such a schema allows any members. */
function withRest(schema: JsonObject, properties: readonly Property[]): JsonObject {
  const isBare = properties.length === 0 && !("patternProperties" in schema);
  return isBare ? { additionalProperties: true, ...schema } : schema;
}

/** Whether a schema has no constraints. */
function isEmpty(schema: unknown): boolean {
  return schema === true || (isObject(schema) && Object.keys(schema).length === 0);
}

function buildPart(
  { name, required, schema, pointer }: Property,
  encoding: Node | undefined,
  isForm: boolean,
  reader: Reader,
): PartModel {
  const { value = {}, pointer: place = "" } = encoding ?? {};
  if (value.headers !== undefined)
    reader.note(child(place, "headers"), {
      kind: "part-headers",
      found: "headers of a part, which are not supported",
      read: "the part is sent and read without them",
      fix: "Describe their content as a separate part",
    });
  const contentTypes = contentTypesOf(value);
  const isStyled = value.style !== undefined || value.explode !== undefined;
  const sent = isStyled
    ? { kind: "text" as const, repeated: false }
    : sentAs(schema, pointer, contentTypes, reader);
  return {
    name,
    required,
    ...(isForm && sent.kind === "file" ? { kind: "text", repeated: false } : sent),
    ...styleOf(value),
    ...(isForm && isOpen(sent, contentTypes) && openStyle(reader)),
    contentTypes,
    schema: buildSchema(schema, pointer, reader),
  };
}

/** Whether a form field has nested values that the description does not declare as JSON. */
function isOpen({ kind }: Sent, contentTypes: readonly string[]): boolean {
  return kind === "json" && contentTypes.length === 0;
}

/** Returns how such a field is sent by default, according to the option `nested`. A call can choose another way. */
function openStyle({ choices }: Reader): Partial<PartModel> {
  const style = { style: "deepObject", explode: true } as const;
  return choices.nested === "brackets" ? { ...style, kind: "text", repeated: false } : style;
}

function styleOf({ style, explode }: JsonObject): Pick<PartModel, "style" | "explode"> {
  const name = (typeof style === "string" ? style : "form") as ParameterModel["style"];
  return { style: name, explode: typeof explode === "boolean" ? explode : name === "form" };
}

type Sent = Pick<PartModel, "kind" | "repeated">;

/**
 * Returns how a part is sent: objects as JSON, scalars as text, binary data as a file; an array becomes one part per
 * item.
 */
function sentAs(
  schema: unknown,
  pointer: string,
  contentTypes: readonly string[],
  reader: Reader,
): Sent {
  if (contentTypes.some(isJsonType)) return { kind: "json", repeated: false };
  const { value, pointer: place } = reader.resolve(schema, pointer);
  if (!typesOf(value).includes("array"))
    return { kind: partKind(schema, pointer, contentTypes, reader), repeated: false };
  const kind = partKind(value.items ?? {}, child(place, "items"), contentTypes, reader);
  return { kind, repeated: kind !== "text" };
}

function partKind(
  schema: unknown,
  pointer: string,
  contentTypes: readonly string[],
  reader: Reader,
): PartModel["kind"] {
  if (!isObject(schema)) return "text";
  const { value, pointer: place } = reader.resolve(schema, pointer);
  if (isFile(value, contentTypes)) return "file";
  const types = typesOf(value);
  if (types.includes("object") || types.includes("array") || isObject(value.properties))
    return "json";
  const options = ["allOf", "anyOf", "oneOf"].flatMap((keyword) =>
    (Array.isArray(value[keyword]) ? value[keyword] : []).map((option: unknown, index: number) =>
      partKind(option, child(child(place, keyword), index), [], reader),
    ),
  );
  if (options.includes("json")) return "json";
  return options.length > 0 && options.every((kind) => kind === "file") ? "file" : "text";
}

function isFile(schema: JsonObject, contentTypes: readonly string[]): boolean {
  const isBytes = schema.contentMediaType !== undefined && schema.contentEncoding === undefined;
  const isForeign =
    contentTypes.length > 0 && !contentTypes.some((type) => type.startsWith("text/"));
  return schema.format === "binary" || isBytes || isForeign;
}

function typesOf({ type }: JsonObject): unknown[] {
  return [type].flat();
}

function contentTypesOf({ contentType }: JsonObject): string[] {
  const types = typeof contentType === "string" ? contentType.split(",") : [];
  return types.map(withoutParameters).filter(Boolean);
}
