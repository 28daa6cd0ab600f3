import { isObject, type JsonObject } from "../../json-object.js";
import { child } from "../../json-pointer.js";
import type { ObjectRule } from "../object-rule.js";
import { put, show, type Repair } from "../repair.js";
import { withoutParameters } from "../../without-parameters.js";

/** Repairs the media types of a body: their names, and multipart bodies and forms that are not described as objects. */
export const repairContent: ObjectRule = (body, pointer, repair) => {
  if (!isObject(body.content)) return;
  const content: JsonObject = {};
  const place = child(pointer, "content");
  for (const [name, mediaType] of Object.entries(body.content)) {
    if (isStray(name, mediaType, body.content)) {
      noteStray(name, child(place, name), repair);
      continue;
    }
    const read = readName(name, child(place, name), repair);
    if (Object.hasOwn(content, read)) continue;
    put(content, read, withParts(read, mediaType, child(place, name), repair));
  }
  body.content = content;
};

/** Subtypes that some descriptions write without a type. */
const SHORT_NAMES = "gzip json octet-stream pdf x-www-form-urlencoded xml zip".split(" ");

/** Returns the name of a media type; a text that is not a media type becomes the range of all media types. */
function readName(name: string, pointer: string, repair: Repair): string {
  const plain = withoutParameters(name);
  const isShort = SHORT_NAMES.includes(plain);
  if (isMediaType(name) || (name.startsWith("x-") && !isShort)) return name;
  const known = isShort ? `application/${plain}` : "*/*";
  repair.note(pointer, {
    kind: "media-type-name",
    found: `${show(name)} is not a media type`,
    read: `it is read as \`${known}\``,
    fix: "Write a type and a subtype, such as `application/json`",
  });
  return known;
}

function isMediaType(name: string): boolean {
  return /^[^\s/]+\/[^\s/]+$/.test(withoutParameters(name));
}

/**
 * Whether a member is not a media type and describes nothing: some tools put the members of an example next to the
 * media types.
 */
function isStray(name: string, mediaType: unknown, content: JsonObject): boolean {
  if (isMediaType(name) || name === "*" || name.startsWith("x-")) return false;
  if (SHORT_NAMES.includes(withoutParameters(name))) return false;
  const isSaid = isObject(mediaType) && ("schema" in mediaType || "$ref" in mediaType);
  return !isSaid && Object.keys(content).some(isMediaType);
}

function noteStray(name: string, pointer: string, repair: Repair): void {
  repair.note(pointer, {
    kind: "media-type-name",
    found: `${show(name)} is not a media type, and has no schema`,
    read: "it is left out",
    fix: "Remove it, or write it into `examples` of a media type",
  });
}

/**
 * Returns a media type in which a multipart body or a form is described as an object. The given object is not changed,
 * because YAML aliases may share it with other media types.
 */
function withParts(name: string, given: unknown, pointer: string, repair: Repair): unknown {
  const mediaType = repair.resolve(given, pointer)?.value;
  const plain = withoutParameters(name);
  const isForm = plain === "application/x-www-form-urlencoded";
  if (!mediaType || (!isForm && plain !== "multipart/form-data")) return given;
  const { type, contentMediaType } =
    repair.resolve(mediaType.schema, child(pointer, "schema"))?.value ?? {};
  const described = contentMediaType === undefined ? type : "file";
  if (typeof described !== "string" || described === "object") return given;
  // A form that is described as a string is one that the caller has already encoded.
  if (isForm && type === "string") return given;
  repair.note(child(pointer, "schema"), {
    kind: "parts-without-names",
    found: `the body \`${plain}\`consists of named parts, but is described as \`${described}\``,
    read: "it accepts parts with any name",
    fix: "Describe an object whose properties are the parts",
  });
  return { ...mediaType, schema: { type: "object" } };
}
