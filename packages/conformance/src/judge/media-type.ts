import type { RecordedResponse } from "../probe/exchange.js";

/** Gives the media type of a response without its parameters, in lower case (RFC 9110, 8.3.1). */
export function mediaType({ headers }: RecordedResponse): string {
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  return type ?? "no content type";
}
