import type { RecordedResponse } from "../exchange.js";

/** A path that no API has. */
export const NOWHERE = "/no-api-has-this-path";

const MAX_COMPARED = 10_000;

/** Returns what a response says, without the words that differ from request to request: paths, times, ids. */
export function gist({ status, headers, text }: RecordedResponse): string {
  const said = `${headers.get("location") ?? ""} ${text.slice(0, MAX_COMPARED)}`;
  // Two expressions, since one for both would take quadratic time for a long text without spaces.
  const words = said.replaceAll(/[^\s"'<>]+/g, (word) => (/[\d/]/.test(word) ? "…" : word));
  return `${status} ${words}`;
}
