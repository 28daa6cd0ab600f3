import { parseJson } from "./parse-json.js";
import { readText } from "./read-text.js";
import type { Result } from "../operation/result.js";

/** JSON. */
export const jsonResult: Result = {
  read: readText,
  decode: (received, context) => parseJson(context, received as string),
};

/** A text as it came. */
export const textResult: Result = { read: readText, decode: (received) => received };

/** Bytes, as a Blob of their media type. */
export const binaryResult: Result = {
  read: (response) => response.blob(),
  decode: (received) => received,
};

/** Nothing; what came is read to the end, so that the connection can be used again. */
export const noResult: Result = { read: readText, decode: () => undefined };

/** Whatever the media type says: JSON, a text, or a Blob; nothing where there is no body. */
export const anyResult: Result = {
  read: (response) =>
    isJson(response) || /^text\/|xml$/.test(mediaTypeOf(response))
      ? readText(response)
      : response.blob(),
  decode: (received, context, response) => {
    if (typeof received === "string")
      return isJson(response) ? parseJson(context, received) : received;
    return received.size > 0 ? received : undefined;
  },
};

function isJson(response: Response): boolean {
  return /[/+]json$/.test(mediaTypeOf(response));
}

function mediaTypeOf({ headers }: Response): string {
  return (headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}
