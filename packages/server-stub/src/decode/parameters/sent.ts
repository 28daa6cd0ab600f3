import type { ParameterSource } from "../../contract/operation.js";

/** A name, decoded, and its value as it came. */
export type Pair = readonly [name: string, raw: string];

/** The parameters of a request, split but not decoded: a separator that was escaped is no separator. */
export interface Sent {
  readonly path: Readonly<Record<string, string>>;
  readonly query: readonly Pair[];
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly cookies: readonly Pair[];
}

/** Splits the query and the cookies of a request. */
export function splitSource({ path, query, headers }: ParameterSource): Sent {
  return { path, headers, query: splitQuery(query), cookies: splitCookies(headers.cookie) };
}

/** The headers of an answer, as what reads parameters takes them. */
export function sentHeaders(headers: Sent["headers"]): Sent {
  return { path: {}, query: [], cookies: [], headers };
}

/** The pairs of a query or of a body that is encoded like one. */
export function splitQuery(query: string): readonly Pair[] {
  if (query === "") return NONE;
  const pairs: Pair[] = [];
  for (let start = 0, end = 0; start < query.length; start = end + 1) {
    const mark = query.indexOf("&", start);
    end = mark === -1 ? query.length : mark;
    if (end > start) pairs.push(pairOf(query, start, end));
  }
  return pairs;
}

const NONE: readonly Pair[] = [];

/** The pairs of a `Cookie` header. */
export function splitCookies(header: string | undefined): readonly Pair[] {
  return header ? header.split(";").map(cookieOf) : NONE;
}

function cookieOf(text: string): Pair {
  const pair = text.trim();
  return pairOf(pair, 0, pair.length);
}

/** The pair between two places of a text, cut from the text itself, since most of a query would be cut twice. */
function pairOf(text: string, start: number, end: number): Pair {
  const mark = text.indexOf("=", start);
  if (mark === -1 || mark >= end) return [nameOf(text.slice(start, end)), ""];
  return [nameOf(text.slice(start, mark)), text.slice(mark + 1, end)];
}

/** A name that cannot be decoded is no name of the contract, so it stays as it came. */
function nameOf(raw: string): string {
  if (!raw.includes("%") && !raw.includes("+")) return raw;
  try {
    return decodeURIComponent(raw.replaceAll("+", " "));
  } catch {
    return raw;
  }
}
