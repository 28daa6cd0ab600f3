import type { EncodePart, Parameter } from "../operation/parameter.js";
import { styledField } from "../request/styled.js";
import { filePart, jsonPart } from "./multipart-body.js";

/** Encodes text parts: one for each pair that a form would have, such as each item of a list, without form escapes. */
export const textPart: EncodePart = (field, value) => {
  const pairs = styledField(field, value).split("&").filter(Boolean);
  return pairs.map((pair) => {
    const [name = "", content = ""] = pair.split("=").map(decodeURIComponent);
    return { name, mediaType: field.mediaType, content };
  });
};

/** Encodes one part with a filename per item of a list. */
export const fileParts: EncodePart = (part, value) => each(filePart, part, value);

/** Encodes one JSON part per item of a list. */
export const jsonParts: EncodePart = (part, value) => each(jsonPart, part, value);

async function each(encode: EncodePart, part: Parameter, value: unknown) {
  return (await Promise.all([value].flat().map((item) => encode(part, item)))).flat();
}
