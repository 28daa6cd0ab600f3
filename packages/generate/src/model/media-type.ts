/**
 * Whether a media type is JSON, a JSON-based type (RFC 6839, 3.1), or one of ASP.NET's names for JSON: `text/json` and
 * a range.
 */
export function isJsonType(mediaType: string): boolean {
  return /^((application|text)\/|[\w.-]+\/[\w.*+-]+\+)json$/.test(mediaType);
}

/**
 * Format of a body that is streamed item by item: events (HTML, 9.2), lines of JSON, or a JSON text sequence (RFC
 * 7464).
 */
export type StreamKind = "events" | "lines" | "sequence";

const LINES =
  /^(application|text)\/((x-)?(jsonl|ndjson|json-?lines)|([\w.-]+\+)(jsonl|ndjson)|stream\+json|x-json-stream)$/;

/** Returns the stream format of a media type; undefined if the body is not streamed. */
export function streamKindOf(mediaType: string): StreamKind | undefined {
  if (mediaType === "text/event-stream") return "events";
  if (/^application\/([\w.-]+\+)?json-seq$/.test(mediaType)) return "sequence";
  return LINES.test(mediaType) ? "lines" : undefined;
}
