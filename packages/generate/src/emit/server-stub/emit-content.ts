import { code, key, literal, type Code } from "../code.ts";
import { memberName } from "../names.ts";
import type { BodyModel, MediaTypeModel, PartModel, SchemaModel } from "../../model/model.ts";
import { streamKindOf } from "../../model/media-type.ts";
import { depthOf, shapeOf } from "../../model/shape-of.ts";
import { withoutFiles } from "../../model/without-files.ts";
import { regExp } from "../reg-exp.ts";
import { emitInlineCheck } from "./checks/emit-inline-check.ts";
import type { SchemaContext } from "../schema-context.ts";

/** Emits the request body of an operation, by media type. */
export function emitBody(body: BodyModel | undefined, known: SchemaContext): Code {
  if (!body) return code`undefined`;
  const content = body.content.map(
    (one) => code`${key(one.mediaType)}: ${emitContent(one, known)},`,
  );
  return code`{ required: ${body.required}, content: { ${content} } }`;
}

/** Emits how a response body is encoded and checked. */
export function emitResponseContent(content: MediaTypeModel, known: SchemaContext): Code {
  const { kind, schema, mediaType } = content;
  const stream = streamKindOf(mediaType);
  if (stream) return code`{ kind: ${stream}, check: ${emitCheck(schema)} }`;
  if (kind === "json") return code`{ kind: "json", check: ${emitCheck(schema)} }`;
  if (kind === "text") return code`{ kind: "text", check: ${emitTextCheck(schema, known)} }`;
  return code`{ kind: "binary", check: check.anything }`;
}

function emitContent(content: MediaTypeModel, known: SchemaContext): Code {
  const { kind, schema, parts, others, closed } = content;
  switch (kind) {
    case "binary":
      return code`{ kind: "binary" }`;
    case "json":
      return code`{ kind: "json", check: ${emitCheck(schema)}, ${emitBigints(schema, known)} }`;
    case "text":
      return code`{ kind: "text", check: ${emitTextCheck(schema, known)} }`;
    case "form":
    case "multipart": {
      const table = parts.map((part) => emitPart(part, known));
      const whole = emitWholeCheck(content, known);
      const rest = others.map(({ pattern, part }) => emitOthers(pattern, part, known));
      const open = rest.length > 0 ? code`others: [${rest}],` : code``;
      return code`{ kind: ${kind}, parts: { ${table} }, ${open} additionalParts: ${!closed}, ${whole} }`;
    }
  }
}

/** Emits a check for constraints on the whole body; parts are checked separately. */
function emitWholeCheck(
  { composed, schema, parts, others }: MediaTypeModel,
  known: SchemaContext,
): Code {
  if (!composed || !schema) return code``;
  const files = [...parts, ...others.map(({ part }) => part)]
    .filter(({ kind }) => kind === "file" || kind === "any")
    .map(({ name }) => name);
  return code`check: ${emitCheck(withoutFiles(schema, new Set(files), known.schemas))},`;
}

function emitOthers(pattern: string | undefined, part: PartModel, known: SchemaContext): Code {
  const test = pattern === undefined ? code`` : code`pattern: ${regExp(pattern)},`;
  return code`{ ${test} part: ${emitPartContract(part, known)} },`;
}

function emitPart(part: PartModel, known: SchemaContext): Code {
  // For a name that every object inherits, the compiler would use the inherited type.
  const type = part.name in Object.prototype ? code` satisfies Part` : code``;
  return code`${key(part.name)}: ${emitPartContract(part, known)}${type},`;
}

/** Emits a part as the runtime's `Part`. */
function emitPartContract(part: PartModel, known: SchemaContext): Code {
  const { kind, required, repeated, contentTypes, style, explode, schema } = part;
  const check =
    kind === "any" ? code`undefined` : kind === "file" ? emitFilesCheck(part) : emitCheck(schema);
  const wire =
    kind === "text"
      ? code`style: ${style}, explode: ${explode}, shape: ${literal(shapeOf(schema, known.schemas, depthOf(style)))},`
      : code`${repeated ? code`repeated: true,` : code``} ${kind === "json" ? emitBigints(schema, known) : code``}`;
  return code`{ kind: ${kind}, required: ${required}, contentTypes: ${literal(contentTypes)}, check: ${check}, ${wire} }`;
}

/** Emits an extra member with the bigint locations in JSON. */
function emitBigints(schema: SchemaModel | undefined, { bigints }: SchemaContext): Code {
  const inside = bigints.of(schema);
  return inside ? code`bigints: ${inside},` : code``;
}

/** Emits the check of file parts. Files are bytes, so the schema can only limit their number. */
function emitFilesCheck({ repeated, schema }: PartModel): Code {
  if (!repeated || schema.kind !== "schema") return code`undefined`;
  const { pointer, minItems, maxItems } = schema;
  return emitInlineCheck({
    kind: "schema",
    pointer,
    ...(minItems !== undefined && { minItems }),
    ...(maxItems !== undefined && { maxItems }),
  });
}

/**
 * Emits the check of a text, which applies only if the schema allows strings; a schema of objects, such as for XML,
 * cannot be checked.
 */
function emitTextCheck(schema: SchemaModel | undefined, known: SchemaContext): Code {
  const { scalars } = schema ? shapeOf(schema, known.schemas, 0) : { scalars: [] };
  return scalars.includes("string") ? emitCheck(schema) : code`check.anything`;
}

/** Emits the check of a schema: a reference to a named check, or a separate function for an inline schema. */
export function emitCheck(schema: SchemaModel | undefined): Code {
  if (!schema || schema.kind === "always") return code`check.anything`;
  if (schema.kind === "reference" && !schema.and) return memberName("check", schema.name);
  return emitInlineCheck(schema);
}
