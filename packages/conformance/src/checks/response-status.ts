import type { RecordedResponse } from "../probe/exchange.js";

/** Tells whether a status is any 2xx, which every client takes (decision `success-status`). */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Gives a response in a few words: its status and the beginning of its body. */
export function quoteResponse({ status, text }: RecordedResponse): string {
  const beginning = text.slice(0, 80).replaceAll(/\s+/g, " ").replaceAll("`", "'");
  return beginning === "" ? `${status} without a body` : `${status} \`${beginning}\``;
}
