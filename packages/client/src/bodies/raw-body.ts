import { createContent } from "./create-content.js";
import { isStream, openFile, type OpenFile } from "./file-content.js";
import type { EncodeBody } from "../operation/parameter.js";

/** Sends a body unchanged: text, bytes, a Blob, a stream or a source. */
export const rawBody: EncodeBody = ([field], range = "*/*", onProgress) => {
  const value = field?.[1];
  const { type, open } = openFile(value) as OpenFile;
  // A range such as `image/*` is not a media type to send.
  const assumed = range === "text/*" ? "text/plain" : "application/octet-stream";
  const mediaType = range.includes("*") ? type || assumed : range;
  return {
    opensOnce: isStream(value),
    open: async () => ({ mediaType, content: await createContent([await open()], onProgress) }),
  };
};
