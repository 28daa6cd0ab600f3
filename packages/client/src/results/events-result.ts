import { createParser } from "eventsource-parser";
import type { CallContext } from "../errors/document-export-error.js";
import type { ParseJson, Result } from "../operation/result.js";
import { END, NOTHING, readEvents, type Splitter } from "./read-events.js";
import { parseJson } from "./parse-json.js";

/**
 * Reads events with JSON data as they arrive (HTML, 9.2). Events without data, which keep a connection open, are
 * skipped. Many streams end with `[DONE]`, which is not an event.
 */
export const eventsResult: Result = /* @__PURE__ */ eventsOf((text, context, parse) => {
  if (!text.trim()) return NOTHING;
  return text.trim() === "[DONE]" ? END : parse(text, context);
});

/** Reads events with text data. */
export const textEventsResult: Result = /* @__PURE__ */ eventsOf((text) => text);

function eventsOf(read: (text: string, context: CallContext, parse: ParseJson) => unknown): Result {
  return {
    // A response without a body has no events.
    read: async (response) => response.body ?? new Blob([]).stream(),
    decode: (received, context, _response, signal, parse = parseJson) =>
      readEvents(received as ReadableStream<Uint8Array>, context, signal, splitEvents(), (text) =>
        read(text, context, parse),
      ),
  };
}

function splitEvents(): Splitter {
  const texts: string[] = [];
  let lastEventId: string | undefined;
  const parser = createParser({
    onEvent: ({ data, id = lastEventId }) => {
      lastEventId = id;
      texts.push(data);
    },
  });
  return {
    feed: (text) => {
      parser.feed(text);
      return texts.splice(0);
    },
    lastEventId: () => lastEventId,
  };
}
