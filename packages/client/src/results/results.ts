import { parseJson } from "./parse-json.js";
import { readText } from "./read-text.js";
import { eventsResult, textEventsResult } from "./events-result.js";
import type { Result } from "../operation/result.js";

/** Reads JSON. */
export const jsonResult: Result = {
  read: readText,
  // `read` always returns text. A 204 response has no body, even if the description does not say so.
  decode: (received, context, { status }, _signal, parse = parseJson) =>
    status === 204 ? undefined : parse(received as string, context),
};

/** Returns the text unchanged. */
export const textResult: Result = { read: readText, decode: (received) => received };

/** Returns the bytes as a Blob with the media type of the response. */
export const binaryResult: Result = {
  read: (response) => response.blob(),
  decode: (received) => received,
};

/** Returns nothing. The body is still read to the end so that the connection can be reused. */
export const noResult: Result = { read: readText, decode: () => undefined };

/** Reads a response by its media type: JSON, text, or a Blob; undefined if there is no body. */
export const mixedResult: Result = {
  read: async (response) =>
    isJson(response) || /^text\/|xml$|urlencoded$/.test(mediaTypeOf(response))
      ? readText(response)
      : response.blob(),
  decode: (received, context, response, _signal, parse = parseJson) => {
    if (typeof received === "string") return isJson(response) ? parse(received, context) : received;
    return received instanceof Blob && received.size === 0 ? undefined : received;
  },
};

/** Like {@link mixedResult}, but also reads events with JSON data. */
export const anyResult: Result = /* @__PURE__ */ anyOf(eventsResult);

/** Like {@link mixedResult}, but also reads events with text data. */
export const anyTextEventsResult: Result = /* @__PURE__ */ anyOf(textEventsResult);

/** Reads a response by its media type; `events` reads event streams. */
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

/** Returns the media type of a response, without parameters. */
export function mediaTypeOf({ headers }: Response): string {
  return (headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}
