import type { ParameterSource } from "../../contract/operation.js";
import { headerOf } from "../../request/header-of.js";

/** A decoded name and its raw value. */
export type Pair = readonly [name: string, raw: string];

/** The parameters of a request, split but not decoded: an escaped separator is not a separator. */
export interface Sent {
  readonly path: Readonly<Record<string, string>>;
  /** The query, not decoded. */
  readonly search: string;
  readonly query: readonly Pair[];
  readonly rawHeaders?: ParameterSource["rawHeaders"];
  readonly cookies: readonly Pair[];
  /** Returns a header by its lower-case name; undefined if it was not sent. */
  header(name: string): string | undefined;
}

/** Splits the parameters of a request; its query and cookies are split when they are first read. */
export function splitSource(source: ParameterSource): Sent {
  return new SplitSource(source);
}

/** The split parameters of a request. It is a class, because object literals with getters are slow to create. */
class SplitSource implements Sent {
  readonly path: Sent["path"];
  readonly search: string;
  readonly rawHeaders: ParameterSource["rawHeaders"];
  readonly #source: ParameterSource;
  #query: readonly Pair[] | undefined;
  #cookies: readonly Pair[] | undefined;

  constructor(source: ParameterSource) {
    this.path = source.path;
    this.search = source.query;
    this.rawHeaders = source.rawHeaders;
    this.#source = source;
  }

  header(name: string): string | undefined {
    return this.#source.header(name);
  }

  get query(): readonly Pair[] {
    return (this.#query ??= splitQuery(this.search));
  }

  get cookies(): readonly Pair[] {
    return (this.#cookies ??= splitCookies(this.header("cookie")));
  }
}

const NONE: readonly Pair[] = [];

/** Returns the headers of a response as a source for parameter readers. */
export function sentHeaders(headers: Readonly<Record<string, string | undefined>>): Sent {
  const header = (name: string) => headerOf(headers, name);
  return { path: {}, search: "", query: NONE, cookies: NONE, header };
}

/** Splits a query, or a body in the same encoding, into pairs. */
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

/** Splits a `Cookie` header into pairs. */
export function splitCookies(header: string | undefined): readonly Pair[] {
  return header ? header.split(";").map(cookieOf) : NONE;
}

function cookieOf(text: string): Pair {
  const pair = text.trim();
  return pairOf(pair, 0, pair.length);
}

/**
 * Returns the pair between two positions. Slices the original text, because otherwise most of a query would be sliced
 * twice.
 */
function pairOf(text: string, start: number, end: number): Pair {
  const mark = text.indexOf("=", start);
  if (mark === -1 || mark >= end) return [nameOf(text.slice(start, end)), ""];
  return [nameOf(text.slice(start, mark)), text.slice(mark + 1, end)];
}

/** Decodes a name. A name that cannot be decoded is not in the contract, so it is left unchanged. */
function nameOf(raw: string): string {
  if (!raw.includes("%") && !raw.includes("+")) return raw;
  try {
    return decodeURIComponent(raw.replaceAll("+", " "));
  } catch {
    return raw;
  }
}
