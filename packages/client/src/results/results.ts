import { parseJson } from "./parse-json.js";
import { readText } from "./read-text.js";
import { eventsResult, textEventsResult } from "./events-result.js";
import type { Result } from "../operation/result.js";

/** JSON. */
export const jsonResult: Result = {
  read: readText,
  // What it reads is text. There is none with 204, which some send without saying so.
  decode: (received, context, { status }, _signal, parse = parseJson) =>
    status === 204 ? undefined : parse(received as string, context),
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

/** Whatever the media type says: JSON, a text, or a Blob; nothing if there is no body. */
export const mixedResult: Result = {
  read: async (response) =>
    isJson(response) || /^text\/|xml$/.test(mediaTypeOf(response))
      ? readText(response)
      : response.blob(),
  decode: (received, context, response, _signal, parse = parseJson) => {
    if (typeof received === "string") return isJson(response) ? parse(received, context) : received;
    return received instanceof Blob && received.size === 0 ? undefined : received;
  },
};

/** The same, with events of JSON too. */
export const anyResult: Result = /* @__PURE__ */ anyOf(eventsResult);

/** The same, where events have texts. */
export const anyTextEventsResult: Result = /* @__PURE__ */ anyOf(textEventsResult);

/** Whatever the media type says. */
export function anyOf(events: Result): Result {
  return {
    read: (response) => (isEvents(response) ? events : mixedResult).read(response),
    decode: (received, context, response, signal, parse) =>
      (isEvents(response) ? events : mixedResult).decode(
        received,
        context,
        response,
        signal,
        parse,
      ),
  };
}

function isEvents(response: Response): boolean {
  return mediaTypeOf(response) === "text/event-stream";
}

function isJson(response: Response): boolean {
  return /[/+]json$/.test(mediaTypeOf(response));
}

/** The media type of a response, without parameters. */
export function mediaTypeOf({ headers }: Response): string {
  return (headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}
