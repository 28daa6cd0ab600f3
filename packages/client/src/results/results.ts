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

/** Whatever the media type says: events with JSON, JSON, a text, or a Blob; nothing if there is no body. */
export const anyResult: Result = /* @__PURE__ */ anyOf(eventsResult);

/** The same, where events have texts. */
export const anyTextEventsResult: Result = /* @__PURE__ */ anyOf(textEventsResult);

/** Whatever the media type says. */
export function anyOf(events: Result): Result {
  return {
    read: async (response) =>
      isEvents(response)
        ? events.read(response)
        : isJson(response) || /^text\/|xml$/.test(mediaTypeOf(response))
          ? readText(response)
          : response.blob(),
    decode: (received, context, response, signal, parse = parseJson) => {
      if (typeof received === "string")
        return isJson(response) ? parse(received, context) : received;
      if (received instanceof Blob) return received.size > 0 ? received : undefined;
      return events.decode(received, context, response, signal, parse);
    },
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
