import type { EncodeBody, EncodePart } from "../operation/parameter.js";
import { jsonOf } from "../request/json-of.js";
import { createContent } from "./create-content.js";
import { isStream, openFile, type OpenFile } from "./file-content.js";
import { encodeParts } from "./multipart.js";

/** Encodes a multipart body (RFC 7578). Each file is reopened for each attempt; a stream is opened only once. */
export const multipartBody: EncodeBody = (fields, type, onProgress) => ({
  opensOnce: fields.some(([, value]) => [value].flat().some(isStream)),
  open: async () => {
    const encoded = fields.map(([field, value]) => (field.part ?? jsonPart)(field, value));
    const parts = (await Promise.all(encoded)).flat();
    const { mediaType, pieces } = encodeParts(parts, type);
    return { mediaType, content: await createContent(pieces, onProgress) };
  },
});

/** Encodes a JSON part, which has no filename. */
export const jsonPart: EncodePart = (field, value) => ({
  name: field.name,
  mediaType: field.mediaType ?? "application/json",
  content: jsonOf(field, value),
});

/** Encodes a part with a filename: that of the file, else the name of the part. */
export const filePart: EncodePart = async ({ name, mediaType }, value) => {
  const file = openFile(value) as OpenFile;
  return {
    name,
    filename: file.name || name,
    // The media type in the description applies only if the file does not have one.
    mediaType: file.type || mediaType || "application/octet-stream",
    content: await file.open(),
  };
};
