import type { Result } from "../operation/result.js";
import { readEvents } from "./read-events.js";
import { parseJson } from "./parse-json.js";

/** Events whose data are JSON, as they come (HTML, 9.2). */
export const eventsResult: Result = eventsOf(parseJson);

/** Events whose data are texts. */
export const textEventsResult: Result = eventsOf((text) => text);

function eventsOf(parse: typeof parseJson): Result {
  return {
    // A response without a body has no events.
    read: async (response) => response.body ?? new Blob([]).stream(),
    decode: (received, context, _response, signal) =>
      readEvents(received as ReadableStream<Uint8Array>, context, signal, (text) =>
        parse(text, context),
      ),
  };
}
