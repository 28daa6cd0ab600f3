import type { EncodePart, Parameter } from "../operation/parameter.js";
import { styled } from "../request/styled.js";
import { filePart, jsonPart } from "./multipart-body.js";

/** Parts of text: a list as one part an item, or all of it as its style says. */
export const textPart: EncodePart = (field, value) => {
  const { name, mediaType: contentType, style } = field;
  const texts = style ? [textIn(field, value)] : [value].flat().map(String);
  return texts.map((content) => ({ name, contentType, content }));
};

/** A part with a filename for each item of a list. */
export const fileParts: EncodePart = (part, value) => each(filePart, part, value);

/** A part of JSON for each item of a list. */
export const jsonParts: EncodePart = (part, value) => each(jsonPart, part, value);

async function each(encode: EncodePart, part: Parameter, value: unknown) {
  return (await Promise.all([value].flat().map((item) => encode(part, item)))).flat();
}

/** A value in a style, without the name and the escapes that it has in a query. */
function textIn(field: Parameter, value: unknown): string {
  return decodeURIComponent(styled(field, value).replace(/^[^=]*=/, ""));
}
