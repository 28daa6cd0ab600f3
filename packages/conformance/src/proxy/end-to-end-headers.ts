// Works on headers in Node's raw form: a flat list of names and values that preserves case and order.
import type { IncomingMessage } from "node:http";
import type { HeaderLines } from "../recording/recorded.js";

/** Hop-by-hop headers, in addition to those that `Connection` names (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set([
  "connection",
  "proxy-connection",
  "keep-alive",
  "te",
  "transfer-encoding",
  "upgrade",
]);

/**
 * Headers that are always passed on, even if `Connection` names them, since the meaning of the message depends on them.
 */
const ALWAYS_KEPT = new Set(["host", "content-length", "content-type"]);

/** Returns the headers that a proxy passes on, without those in `besides`. */
export function endToEnd(
  { rawHeaders }: Pick<IncomingMessage, "rawHeaders">,
  ...besides: readonly string[]
): string[] {
  const kept: string[] = [];
  let connection: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    const value = rawHeaders[index + 1] ?? "";
    const lower = name.toLowerCase();
    if (lower === "connection") connection = connection ? `${connection},${value}` : value;
    if (HOP_BY_HOP.has(lower) || besides.includes(lower)) continue;
    kept.push(name, value);
  }
  return connection === undefined || USUAL_CONNECTION.test(connection)
    ? kept
    : without(kept, namedBy(connection));
}

/** Values of `Connection` that name no header. */
const USUAL_CONNECTION = /^(?:keep-alive|close)$/i;

function without(flat: readonly string[], names: readonly string[]): string[] {
  return flat.filter(
    (_, index) => !names.includes((flat[index - (index % 2)] ?? "").toLowerCase()),
  );
}

function namedBy(connection: string): readonly string[] {
  const names = connection.split(",").map((name) => name.trim().toLowerCase());
  return names.filter((name) => !ALWAYS_KEPT.has(name));
}

/** Whether the sender uses chunked encoding for its body. */
export function isChunked({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): boolean {
  // A sender may write its codings on several lines, of which the last names `chunked` (RFC 9112, 6.1).
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (
      rawHeaders[index]?.toLowerCase() === "transfer-encoding" &&
      hasToken(rawHeaders[index + 1], "chunked")
    )
      return true;
  return false;
}

/** Whether a list header contains a token, ignoring case. */
export function hasToken(value: string | string[] | undefined, token: string): boolean {
  if (value === undefined) return false;
  const items = String(value).toLowerCase().split(",");
  return items.some((item) => item.split(";")[0]?.trim() === token);
}

/** Returns the name-value pairs of a flat list. */
export function linesOf(flat: readonly string[]): HeaderLines {
  const lines: (readonly [string, string])[] = [];
  for (let index = 0; index < flat.length; index += 2)
    lines.push([flat[index] ?? "", flat[index + 1] ?? ""]);
  return lines;
}
