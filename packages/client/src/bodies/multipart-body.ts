import type { EncodeBody, EncodePart } from "../operation/parameter.js";
import { jsonOf } from "../request/json-of.js";
import { createContent } from "./create-content.js";
import { isStream, openFile, type OpenFile } from "./file-content.js";
import { encodeParts } from "./multipart.js";

/** A body of parts (RFC 7578). Each file is opened again for each attempt, a stream only once. */
export const multipartBody: EncodeBody = (fields, type, onProgress) => ({
  opensOnce: fields.some(([, value]) => [value].flat().some(isStream)),
  open: async () => {
    const encoded = fields.map(([field, value]) => (field.part ?? jsonPart)(field, value));
    const parts = (await Promise.all(encoded)).flat();
    const { mediaType, pieces } = encodeParts(parts, type);
    return { mediaType, content: await createContent(pieces, onProgress) };
  },
});

/** A part of JSON, which has no filename. */
export const jsonPart: EncodePart = (field, value) => ({
  name: field.name,
  mediaType: field.mediaType ?? "application/json",
  content: jsonOf(field, value),
});

/** A part with a filename: that of the file, else the name of the part. */
export const filePart: EncodePart = async ({ name, mediaType }, value) => {
  const file = openFile(value) as OpenFile;
  return {
    name,
    filename: file.name || name,
    // What the description allows is in only where the file does not say what it is.
    mediaType: file.type || mediaType || "application/octet-stream",
    content: await file.open(),
  };
};
