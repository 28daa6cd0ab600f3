import { isObject } from "../load/json-object.ts";
import { buildSchema } from "./build-schema.ts";
import type { ExampleModel, MediaTypeModel, PartModel, SchemaModel } from "./model.ts";
import { child, type Node, type Reader } from "./reader.ts";

/** Builds the models of a `content` map (OpenAPI 3.1, Media Type Object). */
export function buildMediaTypes(
  content: unknown,
  pointer: string,
  reader: Reader,
): MediaTypeModel[] {
  return reader
    .entries(content, pointer)
    .map(([mediaType, node]) => buildMediaType(mediaType, node, reader));
}

function buildMediaType(name: string, { value, pointer }: Node, reader: Reader): MediaTypeModel {
  const mediaType = name.toLowerCase();
  const kind = kindOf(mediaType);
  const at = child(pointer, "schema");
  return {
    mediaType,
    kind,
    schema: value.schema === undefined ? undefined : buildSchema(value.schema, at, reader),
    parts:
      kind === "multipart" || kind === "form"
        ? buildParts(value.schema, at, value.encoding, reader)
        : [],
    examples: buildExamples({ value, pointer }, reader),
  };
}

function kindOf(mediaType: string): MediaTypeModel["kind"] {
  if (/^application\/([\w.-]+\+)?json$/.test(mediaType)) return "json";
  if (mediaType.startsWith("multipart/")) return "multipart";
  if (mediaType === "application/x-www-form-urlencoded") return "form";
  return mediaType.startsWith("text/") ? "text" : "binary";
}

function buildParts(schema: unknown, at: string, encoding: unknown, reader: Reader): PartModel[] {
  const { value, pointer } = reader.resolve(schema ?? {}, at);
  const required = Array.isArray(value.required) ? value.required : [];
  return Object.entries(isObject(value.properties) ? value.properties : {}).map(
    ([name, property]) => {
      const place = child(child(pointer, "properties"), name);
      const types = contentTypes(encoding, name);
      refuseRepeated(property, place, types, reader);
      return {
        name,
        required: required.includes(name),
        kind: partKind(property, place, reader),
        contentTypes: types,
        schema: buildSchema(property, place, reader),
      };
    },
  );
}

/** OpenAPI 3.1, Encoding Object: objects and arrays travel as JSON, scalars as text, binary as a file. */
function partKind(schema: unknown, pointer: string, reader: Reader): PartModel["kind"] {
  const { value } = reader.resolve(schema, pointer);
  if (
    value.format === "binary" ||
    (value.contentMediaType !== undefined && value.contentEncoding === undefined)
  )
    return "file";
  if (isJson(value)) return "json";
  const options = [value.allOf, value.anyOf, value.oneOf].flatMap((group) =>
    Array.isArray(group) ? group : [],
  );
  return options.some((option) => partKind(option, pointer, reader) === "json") ? "json" : "text";
}

/** OpenAPI 3.1, Encoding Object: an array without a JSON content type is one part for each item. */
function refuseRepeated(
  schema: unknown,
  pointer: string,
  contentTypes: readonly string[],
  reader: Reader,
): void {
  if (!typesOf(reader.resolve(schema, pointer).value).includes("array")) return;
  if (contentTypes.some((type) => kindOf(type) === "json")) return;
  reader.problem(
    pointer,
    "a part for each item of an array is not honoured: give it `encoding.contentType: application/json`",
  );
}

function isJson(value: Node["value"]): boolean {
  const types = typesOf(value);
  return types.includes("object") || types.includes("array") || isObject(value.properties);
}

function typesOf({ type }: Node["value"]): unknown[] {
  return Array.isArray(type) ? type : [type];
}

function contentTypes(encoding: unknown, name: string): string[] {
  const entry = isObject(encoding) ? encoding[name] : undefined;
  const types = isObject(entry) && typeof entry.contentType === "string" ? entry.contentType : "";
  return types
    .split(",")
    .map((type) => type.trim().toLowerCase())
    .filter(Boolean);
}

function buildExamples({ value, pointer }: Node, reader: Reader): ExampleModel[] {
  const single = "example" in value ? [{ name: "default", value: value.example }] : [];
  const named = reader
    .entries(value.examples, child(pointer, "examples"))
    .map(([name, example]) => ({ name, value: example.value.value }));
  return [...single, ...named];
}

/** Whether a schema forbids members that it does not list. */
export function forbidsOthers(schema: SchemaModel | undefined): boolean {
  return schema?.kind === "schema" && schema.additionalProperties?.kind === "never";
}
