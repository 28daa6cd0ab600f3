import type { Result } from "../operation/result.js";
import { parseJson } from "./parse-json.js";
import { readEvents, type Splitter } from "./read-events.js";
import { eventsResult } from "./events-result.js";
import { anyOf, mediaTypeOf } from "./results.js";

/** Reads JSON items as they arrive, one per line (JSON Lines, NDJSON). */
export const linesResult: Result = /* @__PURE__ */ itemsOf("\n");

/** Reads JSON items as they arrive, each after a record separator (RFC 7464). */
export const sequenceResult: Result = /* @__PURE__ */ itemsOf("\x1e");

/** Reads a response by its media type; streams of items are yielded as they arrive. */
export const anyItemsResult: Result = {
  read: (response) => resultFor(response).read(response),
  decode: (received, context, response, signal, parse) =>
    resultFor(response).decode(received, context, response, signal, parse),
};

const anyOther = /* @__PURE__ */ anyOf(eventsResult);

function resultFor(response: Response): Result {
  const mediaType = mediaTypeOf(response);
  if (/[/+]json-seq$/.test(mediaType)) return sequenceResult;
  return /jsonl|ndjson|json-?lines|stream/.test(mediaType.replace("event-stream", ""))
    ? linesResult
    : anyOther;
}

function itemsOf(separator: string): Result {
  return {
    read: eventsResult.read,
    decode: (received, context, _response, signal, parse = parseJson) =>
      readEvents(
        received as ReadableStream<Uint8Array>,
        context,
        signal,
        splitAt(separator),
        (text) => parse(text, context),
      ),
  };
}

function splitAt(separator: string): Splitter {
  // Joined once an item is complete: an item of megabytes may arrive in thousands of chunks.
  let pieces: string[] = [];
  return {
    feed: (text) => {
      const [first = "", ...others] = text.split(separator);
      pieces.push(first);
      const last = others.pop();
      if (last === undefined) return [];
      const texts = [pieces.join(""), ...others];
      pieces = [last];
      return texts.filter((one) => one.trim() !== "");
    },
    rest: () => pieces.join(""),
  };
}
