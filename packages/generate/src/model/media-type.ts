/** Whether a media type is JSON or a kind of it. */
export function isJsonType(mediaType: string): boolean {
  return /^application\/([\w.-]+\+)?json$/.test(mediaType);
}

/** A media type in lower case, without parameters such as `charset`. */
export function withoutParameters(mediaType: string): string {
  const [name = ""] = mediaType.split(";");
  return name.trim().toLowerCase();
}

/** Whether a response of that media type is a stream of events (HTML, 9.2). */
export function isEventStream(mediaType: string): boolean {
  return mediaType === "text/event-stream";
}
