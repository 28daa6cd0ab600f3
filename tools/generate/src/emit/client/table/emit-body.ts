import { code, type Code } from "../../code.ts";
import type { PartModel } from "../../../model/model.ts";
import type { SchemaIndex } from "../../../model/schema-index.ts";
import type { BodyOptions } from "../options/operation-options.ts";
import { emitType } from "./emit-type.ts";

type Kind = BodyOptions["content"]["kind"];

/** The runtime's encoder of a kind of body, and the media type that it assumes. */
const ENCODERS: Readonly<Record<Kind, readonly [encoder: Code, assumed?: string]>> = {
  json: [code`jsonBody`, "application/json"],
  multipart: [code`multipartBody`, "multipart/form-data"],
  form: [code`formBody`, "application/x-www-form-urlencoded"],
  text: [code`rawBody`],
  binary: [code`rawBody`],
};

/** How the body of an operation is encoded; several media types to choose from. */
export function emitBody(bodies: readonly BodyOptions[], schemas: SchemaIndex): Code | undefined {
  const [first, second] = bodies;
  if (!first) return undefined;
  if (second) return code`body: chosenBody([${bodies.map((body) => emitContent(body, schemas))}]),`;
  const { mediaType, kind } = first.content;
  const [encoder, assumed] = ENCODERS[kind];
  return code`body: ${encoder}, ${mediaType === assumed ? undefined : code`mediaType: ${mediaType},`}`;
}

/** The options that hold a body, as the parameters of the operation. */
export function emitFields(bodies: readonly BodyOptions[], schemas: SchemaIndex): Code[] {
  const [first, second] = bodies;
  if (!first) return [];
  if (!second) return fieldsOf(first, schemas);
  // Which of them is meant is known when it is sent, so that their options are not checked.
  const options = bodies.flatMap(({ whole, parts }) => whole ?? parts.map(({ option }) => option));
  const names = new Set([...options, "contentType"]);
  return [...names].map((name) => code`{ in: "body", name: ${name}, type: "any" },`);
}

function emitContent(body: BodyOptions, schemas: SchemaIndex): Code {
  const { mediaType, kind } = body.content;
  return code`{ mediaType: ${mediaType}, body: ${ENCODERS[kind][0]}, fields: [${fieldsOf(body, schemas)}] },`;
}

function fieldsOf(body: BodyOptions, schemas: SchemaIndex): Code[] {
  const { content, required, whole, parts } = body;
  if (whole === undefined)
    return parts.map(({ option, part }) =>
      emitPart(option, { ...part, required: part.required && required }, content.kind, schemas),
    );
  const { kind, schema } = content;
  const type = kind === "json" ? (schema ? emitType(schema, schemas) : code`"any"`) : code`file`;
  return [
    code`{ in: "body", name: ${whole}, type: ${type}, ${required ? code`required: true` : undefined} },`,
  ];
}

function emitPart(option: string, part: PartModel, body: Kind, schemas: SchemaIndex): Code {
  const { name, kind, required, repeated, style, explode, schema } = part;
  const type = kind === "file" ? code`file` : emitType(schema, schemas);
  const encoder = body === "multipart" ? partEncoder(part) : undefined;
  const mediaType = mediaTypeOf(part, body);
  const isStyled = kind === "text" && (style !== "form" || !explode);
  return code`{
    ${[
      code`in: "body",`,
      code`name: ${name},`,
      ...(option === name ? [] : [code`option: ${option},`]),
      code`type: ${kind === "file" && repeated ? code`{ "[]": ${type} }` : type},`,
      ...(required ? [code`required: true,`] : []),
      ...(encoder ? [code`part: ${encoder},`] : []),
      ...(mediaType ? [code`mediaType: ${mediaType},`] : []),
      ...(isStyled ? [code`style: ${style}, explode: ${explode},`] : []),
    ]}
  },`;
}

/** The media type of a part, where the runtime does not assume it; in a form only JSON has one. */
function mediaTypeOf({ kind, contentTypes }: PartModel, body: Kind): string | undefined {
  if (body === "form") return kind === "json" ? "application/json" : undefined;
  const [mediaType = "application/json"] = contentTypes;
  return mediaType.includes("*") || (kind === "json" && mediaType === "application/json")
    ? undefined
    : contentTypes[0];
}

/** The encoder of a multipart's part; undefined for a part of JSON, which the runtime assumes. */
function partEncoder({ kind, repeated }: PartModel): Code | undefined {
  if (kind === "text") return code`textPart`;
  if (kind === "file") return repeated ? code`fileParts` : code`filePart`;
  return repeated ? code`jsonParts` : undefined;
}
