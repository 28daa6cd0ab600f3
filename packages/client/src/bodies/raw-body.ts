import { createBody } from "./create-body.js";
import { isStream, openFile, type FileContent } from "./file-content.js";
import type { EncodeBody } from "../operation/parameter.js";

/** A body that is sent as it is: text, bytes, a Blob, a stream or a source. */
export const rawBody: EncodeBody = ([field], mediaType = "*/*", onProgress) => {
  const value = field?.[1] as FileContent;
  const { type, open } = openFile(value);
  // A range such as `image/*` is no media type to send.
  const assumed = mediaType === "text/*" ? "text/plain" : "application/octet-stream";
  const contentType = mediaType.includes("*") ? type || assumed : mediaType;
  return {
    opensOnce: isStream(value),
    open: async () => createBody({ contentType, pieces: [await open()] }, onProgress),
  };
};
