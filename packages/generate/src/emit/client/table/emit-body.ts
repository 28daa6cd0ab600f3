import { code, type Code } from "../../code.ts";
import type { PartModel, SchemaModel } from "../../../model/model.ts";
import type { SchemaContext } from "../../schema-context.ts";
import { isChosen, type BodyOptions } from "../options/operation-options.ts";
import { emitType } from "./emit-type.ts";
import { object } from "./object.ts";
import { PURE } from "./pure.ts";
import { typeMember, type Fields } from "./type-member.ts";

type Kind = BodyOptions["content"]["kind"];

/** The runtime's encoder for each kind of body, and its default media type. */
const ENCODERS: Readonly<Record<Kind, readonly [encoder: Code, assumed?: string]>> = {
  json: [code`jsonBody`, "application/json"],
  multipart: [code`multipartBody`, "multipart/form-data"],
  form: [code`formBody`, "application/x-www-form-urlencoded"],
  text: [code`rawBody`],
  binary: [code`rawBody`],
};

/** Emits how the body of an operation is encoded, with a choice if it has several media types. */
export function emitBody(bodies: readonly BodyOptions[], known: Fields): Code | undefined {
  const [body] = bodies;
  if (!body) return undefined;
  if (isChosen(bodies))
    return code`body: ${PURE} chosenBody([${bodies.map((one) => emitContent(one, known))}]),`;
  const { mediaType } = body;
  const [encoder, assumed] = ENCODERS[body.content.kind];
  return code`body: ${encoder}, ${mediaType === assumed ? undefined : code`mediaType: ${mediaType},`}`;
}

/** Emits the body options as parameters of the operation. */
export function emitFields(bodies: readonly BodyOptions[], known: Fields): Code[] {
  const [body] = bodies;
  if (!body) return [];
  if (!isChosen(bodies)) return fieldsOf(body, known);
  // The chosen media type is known only when the call is sent, so the types of these options are not checked.
  const options = bodies.flatMap(({ whole, parts }) => whole ?? parts.map(({ option }) => option));
  const names = new Set([...options, "contentType"]);
  return [...names].map((name) => code`{ in: "body", name: ${name}, type: "value" },`);
}

function emitContent(body: BodyOptions, known: Fields): Code {
  const { mediaType, content } = body;
  return code`{ mediaType: ${mediaType}, body: ${ENCODERS[content.kind][0]}, fields: [${fieldsOf(body, { ...known, types: new Map() })}] },`;
}

function fieldsOf(body: BodyOptions, known: Fields): Code[] {
  const { content, required, whole, parts } = body;
  if (whole === undefined)
    return parts.map(({ option, part }) =>
      emitPart(option, { ...part, required: part.required && required }, content.kind, known),
    );
  const { kind, schema } = content;
  // A multipart body that lists no parts accepts any named parts.
  if (kind === "multipart")
    return [
      code`{ in: "body", name: ${whole}, type: ${"object"}, ${required ? code`required: true,` : undefined} part: openParts },`,
    ];
  const type =
    kind === "json"
      ? schema
        ? emitType(schema, known.schemas)
        : code`"value"`
      : kind === "form"
        ? code`${"object"}`
        : kind === "text"
          ? code`content`
          : code`file`;
  return [
    code`{ in: "body", name: ${whole}, ${typeMember(whole, type, known)} ${required ? code`required: true,` : undefined} ${kind === "json" ? emitStringify(schema, known) : undefined} },`,
  ];
}

function emitPart(option: string, part: PartModel, body: Kind, known: Fields): Code {
  const { name, kind, required, repeated, style, explode, schema } = part;
  const type = kind === "file" ? code`file` : emitType(schema, known.schemas);
  const encoder = body === "multipart" ? partEncoder(part) : undefined;
  const isOpen = kind === "json" && style === "deepObject";
  const mediaType = isOpen ? undefined : mediaTypeOf(part, body);
  const isStyled = kind === "text" && (style !== "form" || !explode);
  const members = object(
    code`in: "body",`,
    code`name: ${name},`,
    option !== name && code`option: ${option},`,
    typeMember(option, kind === "file" && repeated ? code`{ "[]": ${type} }` : type, known),
    required && code`required: true,`,
    encoder && code`part: ${encoder},`,
    mediaType !== undefined && code`mediaType: ${mediaType},`,
    kind === "json" && emitStringify(schema, known),
    isStyled && code`style: ${style}, explode: ${explode},`,
    isOpen && code`style: ${style}, nestedAs: ${"json"},`,
  );
  return code`${members},`;
}

/** Emits the JSON serializer to use if a value may contain bigints. */
export function emitStringify(
  schema: SchemaModel | undefined,
  { bigints }: SchemaContext,
): Code | undefined {
  return bigints.of(schema) && code`stringify: toJson,`;
}

/** Returns the media type of a part if it differs from the runtime's default; in a form only JSON parts have one. */
function mediaTypeOf({ kind, contentTypes }: PartModel, body: Kind): string | undefined {
  if (body === "form") return kind === "json" ? "application/json" : undefined;
  const [mediaType = "application/json"] = contentTypes;
  return mediaType.includes("*") || (kind === "json" && mediaType === "application/json")
    ? undefined
    : contentTypes[0];
}

/** Returns the encoder of a multipart part; undefined for a JSON part, the runtime's default. */
function partEncoder({ kind, repeated }: PartModel): Code | undefined {
  if (kind === "text") return code`textPart`;
  if (kind === "file") return repeated ? code`fileParts` : code`filePart`;
  return repeated ? code`jsonParts` : undefined;
}
