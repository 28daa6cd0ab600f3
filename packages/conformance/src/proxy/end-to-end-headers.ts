// Headers as Node has and writes them: a flat list of names and values, in their case and order.
import type { IncomingMessage } from "node:http";
import type { HeaderLines } from "../recording/recorded.js";

/** Headers between two neighbours, besides those that `Connection` names (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set([
  "connection",
  "proxy-connection",
  "keep-alive",
  "te",
  "transfer-encoding",
  "upgrade",
]);

/** A message stays what it is, whatever `Connection` says of these. */
const ALWAYS_KEPT = new Set(["host", "content-length", "content-type"]);

/** Returns the headers that a proxy passes on, without those in `besides`. */
export function endToEnd(
  { rawHeaders, headers }: Pick<IncomingMessage, "rawHeaders" | "headers">,
  ...besides: readonly string[]
): string[] {
  const named = namedBy(headers.connection);
  const kept: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = "", value = ""] = [rawHeaders[index], rawHeaders[index + 1]];
    const lower = name.toLowerCase();
    if (HOP_BY_HOP.has(lower) || named.includes(lower) || besides.includes(lower)) continue;
    kept.push(name, value);
  }
  return kept;
}

function namedBy(connection: string | undefined): readonly string[] {
  if (connection === undefined) return [];
  const names = connection.split(",").map((name) => name.trim().toLowerCase());
  return names.filter((name) => !ALWAYS_KEPT.has(name));
}

/** Whether the sender frames its body in chunks. */
export function isChunked({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return hasToken(headers["transfer-encoding"], "chunked");
}

/** Whether a list header has a token, in any case. */
export function hasToken(value: string | string[] | undefined, token: string): boolean {
  if (value === undefined) return false;
  const items = String(value).toLowerCase().split(",");
  return items.some((item) => item.split(";")[0]?.trim() === token);
}

/** Returns the pairs of a flat list. */
export function linesOf(flat: readonly string[]): HeaderLines {
  const lines: (readonly [string, string])[] = [];
  for (let index = 0; index < flat.length; index += 2)
    lines.push([flat[index] ?? "", flat[index + 1] ?? ""]);
  return lines;
}
