import { createParser } from "eventsource-parser";
import type { Result } from "../operation/result.js";
import { END, readEvents, type Splitter } from "./read-events.js";
import { parseJson } from "./parse-json.js";

/** Events whose data are JSON, as they come (HTML, 9.2); many end with `[DONE]`, which is none. */
export const eventsResult: Result = /* @__PURE__ */ eventsOf((text, context) =>
  text.trim() === "[DONE]" ? END : parseJson(text, context),
);

/** Events whose data are texts. */
export const textEventsResult: Result = /* @__PURE__ */ eventsOf((text) => text);

function eventsOf(parse: typeof parseJson): Result {
  return {
    // A response without a body has no events.
    read: async (response) => response.body ?? new Blob([]).stream(),
    decode: (received, context, _response, signal) =>
      readEvents(received as ReadableStream<Uint8Array>, context, signal, splitEvents(), (text) =>
        parse(text, context),
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
