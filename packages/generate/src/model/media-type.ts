/** Whether a media type is JSON or a kind of it, or the range of its kinds that ASP.NET writes. */
export function isJsonType(mediaType: string): boolean {
  return /^application\/([\w.*-]+\+)?json$/.test(mediaType);
}

/** A media type in lower case, without parameters such as `charset`. */
export function withoutParameters(mediaType: string): string {
  const [name = ""] = mediaType.split(";");
  return name.trim().toLowerCase();
}

/** How a body that comes item by item is divided: events (HTML, 9.2), lines of JSON, or a JSON text sequence (RFC 7464). */
export type StreamKind = "events" | "lines" | "sequence";

const LINES =
  /^(application|text)\/((x-)?(jsonl|ndjson|json-?lines)|([\w.-]+\+)(jsonl|ndjson)|stream\+json|x-json-stream)$/;

/** The kind of stream that a media type is; undefined for a body that comes as a whole. */
export function streamKindOf(mediaType: string): StreamKind | undefined {
  if (mediaType === "text/event-stream") return "events";
  if (/^application\/([\w.-]+\+)?json-seq$/.test(mediaType)) return "sequence";
  return LINES.test(mediaType) ? "lines" : undefined;
}
